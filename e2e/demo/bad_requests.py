# bad_requests.py - what the server says to malformed requests
import json
import subprocess

V = "io.modelcontextprotocol/protocolVersion"
CAPS = "io.modelcontextprotocol/clientCapabilities"
cases = {
    "no client capabilities": {V: "2026-07-28"},
    "future version": {V: "2030-01-01", CAPS: {}},
}

for label, meta in cases.items():
    server = subprocess.Popen(["python", "server.py"], text=True,
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    request = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": meta}}
    server.stdin.write(json.dumps(request) + "\n")
    server.stdin.flush()
    print(label, "->", server.stdout.readline().strip())
    server.stdin.close()
    server.wait()
