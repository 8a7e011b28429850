import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/** What the platform was asked, which is what it answers. */
export interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: number;
}

/** A platform behind a host that answers each call with the call itself. Returns its origin. */
export async function echoPlatform(): Promise<string> {
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, bytes }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
