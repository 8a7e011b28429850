import { createServer, type RequestListener, type Server } from 'node:http';

/** A port in use, or an address that this machine does not have; the message is one line. */
export class ListenError extends Error {}

export interface Listening {
  readonly port: number;
  /** Accepts no more connections, waits for requests in flight, and then closes the rest. */
  close(): Promise<void>;
}

/** Grace period for requests in flight on shutdown. */
const GRACE_MS = 5_000;
const SWEEP_MS = 20;

/** @throws ListenError */
export async function listen(host: string, port: number, listener: RequestListener, server: Server = createServer()): Promise<Listening> {
  server.on('request', listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ListenError(reasonOf(error, host, port), { cause: error })));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        // An idle keep-alive connection would keep the server open.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
        server.close(() => {
          clearTimeout(cut);
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what runs there, or choose another with --port or --games-port.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Use --host 127.0.0.1, or 0.0.0.0 for all.`;
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023.`;
  return message;
}
