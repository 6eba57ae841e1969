// The floor of a call: node's own server, which answers each with as many bytes as it is told, and nothing else.
import { createServer } from 'node:http';

const body = Buffer.alloc(Number(process.argv[2]), 97);
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
