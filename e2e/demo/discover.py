# discover.py - ask the server what it supports with server/discover
import json
import subprocess

server = subprocess.Popen(["python", "server.py"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {}}

server.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "server/discover",
                               "params": {"_meta": META}}) + "\n")
server.stdin.flush()
result = json.loads(server.stdout.readline())["result"]
print("supportedVersions:", result["supportedVersions"])
print("capabilities:", json.dumps(result["capabilities"]))
print("serverInfo:", result["_meta"]["io.modelcontextprotocol/serverInfo"])
print("resultType:", result["resultType"])
server.stdin.close()
server.wait()
