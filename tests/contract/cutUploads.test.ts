/** Uploads whose line breaks half-way: nothing half is kept, and the same attempt, sent again, is kept once. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { afterAll, expect, it, vi } from 'vitest';

import { openDatabase } from '#gateway/api/index.ts';
import { HEADER } from '#site/api/contract/envelope.ts';
import { calls } from '#site/api/contract/index.ts';
import { gatewayProcess } from '../money/process.ts';
import { send, startGateway, tokenOf, type Platform } from './support.ts';

const home = mkdtempSync(join(tmpdir(), 'playfront-uploads-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG = new Uint8Array(1_000_000);
PNG.set(SIGNATURE);

const KEY = 'the-same-attempt';

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port.');
  return address.port;
}

/** Sends an image's head and the first half of it. */
async function sendHalf(port: number, token: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A gateway that dies takes the line with it.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = {
    Host: '127.0.0.1',
    [HEADER.merchant]: 'demo',
    [HEADER.moduleId]: calls.uploadImage.moduleId,
    [HEADER.authorization]: token,
    [HEADER.idempotencyKey]: KEY,
    'Content-Type': 'application/octet-stream',
    'Content-Length': PNG.length,
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${calls.uploadImage.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await new Promise((resolve) => {
    socket.write(PNG.subarray(0, PNG.length / 2), resolve);
  });
  return socket;
}

/** Ids and sizes of the images that a gateway's database holds. */
function keptIn(file: string): unknown[] {
  const db = openDatabase(file);
  const kept = db.all('SELECT id, size FROM uploads');
  db.close();
  return kept;
}

/** Sends the whole image by the same key, twice, and finds it once. */
async function expectKeptOnce(platform: Platform, token: string, file: string): Promise<void> {
  expect(keptIn(file)).toEqual([]);
  const options = { token, headers: { [HEADER.idempotencyKey]: KEY } };
  const { value } = await send(platform, calls.uploadImage, new Blob([PNG]), options);
  expect((await send(platform, calls.uploadImage, new Blob([PNG]), options)).value).toEqual(value);
  expect(keptIn(file)).toEqual([{ id: value.uploadId, size: PNG.length }]);
}

it('[MEM-5] [MEM-10] [ERR-3] an upload whose connection breaks half-way leaves nothing behind, and is no fault in the log', async () => {
  const file = join(home, 'cut.db');
  const { gateway } = startGateway({ file });
  const server = createServer(getRequestListener((request, { incoming }) => gateway.fetch(request, { incoming })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const faults = vi.spyOn(console, 'error');
  try {
    const token = await tokenOf(gateway, 'demo');
    const closed = once(server, 'request').then(([, response]) => once(response, 'close'));
    const line = await sendHalf(portOf(server), token);
    line.resetAndDestroy();
    await closed;
    await expectKeptOnce(gateway, token, file);
    expect(faults.mock.calls).toEqual([]);
  } finally {
    server.close();
    gateway.close();
  }
});

it('[MEM-5] [MEM-10] [ERR-3] an upload during which the gateway is killed is whole or not there when it comes back', async () => {
  const file = join(home, 'killed.db');
  const gateway = await gatewayProcess(file);
  await gateway.start();
  try {
    const platform = gateway.platformFrom('198.51.100.1');
    const token = await tokenOf(platform, 'team156');
    await sendHalf(Number(new URL(gateway.url).port), token);
    await gateway.kill();
    await gateway.start();
    await expectKeptOnce(platform, token, file);
  } finally {
    await gateway.kill();
  }
});
