import { expect, it } from 'vitest';
import { openDatabase } from '#gateway/api/index.ts';
import { insertUpload, consumeUploads } from '#gateway/domain/uploads/uploads.ts';
import { calls } from '#site/api/contract/index.ts';
import { LARGEST_IMAGE } from '#site/api/contract/uploads.ts';
import { gatewayOfFile, send, tokenOf } from './support.ts';

const { gateway } = gatewayOfFile();

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (start: readonly number[], size = 64): Blob => {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new Blob([bytes]);
};
const sent = async (body: Blob) => send(gateway, calls.uploadImage, body, { token: await tokenOf(gateway, 'demo') });

it('[MEM-5] [MEM-10] takes PNG and JPEG images of up to 5 MB by what they hold', async () => {
  for (const start of [PNG, [0xff, 0xd8, 0xff, 0xe0]]) expect(await sent(file(start))).toMatchObject({ success: true });
  expect(await sent(file(PNG, LARGEST_IMAGE))).toMatchObject({ success: true });
  expect(await sent(file(PNG, LARGEST_IMAGE + 1))).toMatchObject({ success: false, errorCode: 'upload.too.large' });
  for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '']) {
    expect(await sent(new Blob([text], { type: 'image/png' }))).toMatchObject({ success: false, errorCode: 'upload.type.invalid' });
  }
});

it('[MEM-5] [ERR-3] an image whose answer was lost is kept once', async () => {
  const options = { token: await tokenOf(gateway, 'demo'), headers: { 'Idempotency-Key': 'same' } };
  const first = await send(gateway, calls.uploadImage, file(PNG), options);
  expect((await send(gateway, calls.uploadImage, file(PNG), options)).value).toEqual(first.value);
  expect(await send(gateway, calls.uploadImage, file([0xff, 0xd8, 0xff]), options)).toMatchObject({ status: 409, success: false });
});

it('[MEM-5] whoever chooses again and again is never refused: the latest that no form took are kept', () => {
  const db = openDatabase(':memory:');
  db.run("INSERT INTO accounts (id, merchant, username, nickname, password_hash, created_at) VALUES (1, 'm', 'player', '', '', 0)");
  const keep = (at: number): void =>
    insertUpload(db, { id: `at ${at}`, merchant: 'm', accountId: 1, type: 'image/png', bytes: Uint8Array.from(PNG), at });
  keep(0);
  consumeUploads(db, { merchant: 'm', accountId: 1, ids: ['at 0'], purpose: 'withdrawal:1' });
  for (let at = 1; at <= 14; at += 1) keep(at);
  const kept = db.all<{ sent_at: number }>('SELECT sent_at FROM uploads ORDER BY sent_at').map((row) => row.sent_at);
  expect(kept).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

it("[MEM-5] [MEM-10] a form takes a member's own images once, and all or none", () => {
  const db = openDatabase(':memory:');
  for (const id of [1, 2]) {
    db.run(
      "INSERT INTO accounts (id, merchant, username, nickname, password_hash, created_at) VALUES (?, 'm', ?, '', '', 0)",
      id,
      `player${id}`,
    );
    insertUpload(db, { id: `of${id}`, merchant: 'm', accountId: id, type: 'image/png', bytes: Uint8Array.from(PNG), at: 0 });
  }
  const take = (ids: string[]) => consumeUploads(db, { merchant: 'm', accountId: 1, ids, purpose: 'withdrawal:1' });
  expect([take(['of1', 'of2']), take(['of1', 'gone']), take([]), take(['of1']), take(['of1'])]).toEqual([false, false, true, true, false]);
  insertUpload(db, { id: 'later', merchant: 'm', accountId: 2, type: 'image/png', bytes: Uint8Array.from(PNG), at: 2 * 86_400_000 });
  expect(db.all('SELECT id, purpose FROM uploads ORDER BY id')).toEqual([
    { id: 'later', purpose: null },
    { id: 'of1', purpose: 'withdrawal:1' },
  ]);
});
