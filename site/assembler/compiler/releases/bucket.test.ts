import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';

import { bucketStorage } from './bucket.ts';
import type { Storage } from './storage.ts';

/** A bucket of a store that answers writes with these statuses, one after another; the last one again and again. */
async function bucketThat(...statuses: readonly number[]): Promise<{ storage: Storage; writes: () => number }> {
  let writes = 0;
  const answer: RequestListener = (request, response) => {
    request.resume();
    if (request.method === 'PUT') writes += 1;
    response.writeHead(statuses[Math.min(writes, statuses.length) - 1] ?? 200).end();
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  // A TCP server that listens has an address of that kind.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/releases`;
  const storage = bucketStorage({ name: 'releases', prefix: '', url, region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' });
  return { storage, writes: () => writes };
}

describe('a store of releases', () => {
  it('[OPS-3] that ignores conditional writes is not used: two releases at once would undo each other', async () => {
    const { storage } = await bucketThat(200);
    await expect(storage.create('demo/log/000001.json', '{}')).rejects.toThrow('ignores conditional writes');
  });

  it('[OPS-3] is asked about that once', async () => {
    const { storage, writes } = await bucketThat(200, 412, 200);
    expect(await storage.create('one', '{}')).toBe(true);
    expect(await storage.create('two', '{}')).toBe(true);
    expect(writes()).toBe(3);
  });

  it('[OPS-3] that lets neither of two writers win is asked again', async () => {
    const { storage } = await bucketThat(409, 409, 412);
    expect(await storage.create('one', '{}')).toBe(false);
  });

  it.each([
    [403, 'refuses the key (403'],
    [301, 'refuses the request (301'],
    [503, 'fails (503'],
  ])('[OPS-3] whose answer is %s is said to be at fault, with what to check', async (status, said) => {
    await expect((await bucketThat(status)).storage.create('one', '{}')).rejects.toThrow(said);
  });
});
