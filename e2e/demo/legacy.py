# legacy.py - a pre-2026 client: initialize first, then plain requests
import json
import subprocess

server = subprocess.Popen(["python", "server.py"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)
MODERN = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientCapabilities": {}}
messages = [
    {"jsonrpc": "2.0", "id": 1, "method": "initialize",
     "params": {"protocolVersion": "2025-11-25", "capabilities": {},
                "clientInfo": {"name": "old-client", "version": "1.0"}}},
    {"jsonrpc": "2.0", "method": "notifications/initialized"},
    {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "add", "arguments": {"a": 1, "b": 2}}},
    {"jsonrpc": "2.0", "id": 3, "method": "tools/list", "params": {"_meta": MODERN}},
]
for msg in messages:
    server.stdin.write(json.dumps(msg) + "\n")
    server.stdin.flush()
    if "id" in msg:  # notifications get no response
        print(msg["id"], server.stdout.readline().strip())
server.stdin.close()
server.wait()
