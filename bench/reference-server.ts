// A bare node:http server in its own process: answers every request with what its parent sent it.
import http from 'node:http';

interface Answer {
  status: number;
  headers: string[];
  /** In base64. */
  body: string;
}

process.once('message', ({ status, headers, body }: Answer) => {
  const bytes = Buffer.from(body, 'base64');
  const server = http.createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
// In microseconds, since the start.
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once('disconnect', () => process.exit());
