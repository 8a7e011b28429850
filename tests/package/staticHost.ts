import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { onTestFinished } from 'vitest';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** A path of `_headers` and its policy. */
const RULE = /^(\/\S*)\n {2}Content-Security-Policy: (.+)$/gm;

/** Serves a folder as a static host does, with the policies of its `_headers`, for the length of a test. */
export async function staticHost(folder: string): Promise<string> {
  const headers = await readFile(join(folder, '_headers'), 'utf8');
  const policies = new Map([...headers.matchAll(RULE)].map(([, path = '', policy = '']) => [path, policy]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : extname(pathname) === '' ? `${pathname}.html` : pathname;
    const policy = policies.get(pathname);
    readFile(join(folder, file)).then(
      (body) =>
        response
          .setHeaders(
            new Headers({
              'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
              ...(policy && { 'content-security-policy': policy }),
            }),
          )
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return `http://127.0.0.1:${address.port}/`;
}
