# raw_call.py - call a tool by writing one JSON line to the server's stdin
import json
import subprocess

server = subprocess.Popen(["python", "server.py"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)

request = {
    "jsonrpc": "2.0", "id": 1, "method": "tools/call",
    "params": {
        "name": "add", "arguments": {"a": 2, "b": 3},
        "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {},
        },
    },
}
server.stdin.write(json.dumps(request) + "\n")
server.stdin.flush()
response = json.loads(server.stdout.readline())
print(json.dumps(response, indent=2))
server.stdin.close()
server.wait()
