import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between a browser and a server that can be cut in the middle of a request. */
export interface Relay {
  /** The server at the other end. */
  readonly url: string;
  /** Breaks every connection, and takes none until it is mended. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function openRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A line that breaks says so at both ends.
    socket.on('error', () => undefined);
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    [near, far].forEach(keep);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : at;
  };
  const own = await listen(0);
  return {
    url: `http://${hostname}:${own}`,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    mend: async () => void (await listen(own)),
  };
}
