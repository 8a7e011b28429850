import axios from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createClient } from './client.ts';
import { calls } from './contract/index.ts';

const { adapter = 'xhr' } = axios.defaults;
const nothing = (): void => {};

afterEach(() => {
  axios.defaults.adapter = adapter;
});

/** Requests that were sent, and a client to whom all of them are answered alike. */
function answered(data: unknown, status = 200) {
  const sent: string[] = [];
  const malformed: string[] = [];
  axios.defaults.adapter = async (config) => {
    sent.push(config.url ?? '');
    return { data, status, statusText: '', headers: { 'x-request-id': 'r-1' }, config };
  };
  const client = createClient({
    merchant: 'demo',
    settings: () => ({ platform: { name: 'web', gatewayVersion: 3 } }),
    exponent: () => 2,
    language: () => 'EN',
    token: () => 'token',
    onSessionLost: nothing,
    onClosed: nothing,
    onMalformed: (call, place) => malformed.push(`${call} ${place}`),
    onReachable: nothing,
    newId: () => 'id',
    now: () => 0,
  });
  return { client, sent, malformed };
}

const value = { sumBalance: '12.50', balance: [], currencySymbol: '₱' };

describe('an answer', () => {
  it('[API-3] of the row’s shape is what the row says', async () => {
    expect(await answered({ success: true, value }).client.call(calls.balance, {})).toMatchObject({
      sumBalance: 1250,
      currencySymbol: '₱',
    });
  });

  it.each([
    ['an amount that is none', { ...value, sumBalance: 'much' }, 'sumBalance'],
    ['an amount in fractions of the smallest coin', { ...value, sumBalance: '1.005' }, 'sumBalance'],
    ['a field that is missing', { balance: [], currencySymbol: '₱' }, 'sumBalance'],
    ['no object', null, ''],
  ])('[API-3] with %s is an error that names call, path and field', async (_, wrong, field) => {
    const call = answered({ success: true, value: wrong }).client.call(calls.balance, {});
    await expect(call).rejects.toMatchObject({
      name: 'CallError',
      call: 'balance',
      kind: 'shape',
      code: `/wps/v2/wallets/balance ${field}`,
      requestId: 'r-1',
    });
  });

  it('[API-3] loses a malformed item of a list, and tells which and what is wrong in it', async () => {
    const vo = { gameName: 'Bahay Kubo', customerName: 'D***o', winAmount: '12.50' };
    const { client, malformed } = answered({ success: true, value: { list: [{ player: 1 }, { vo }] } });
    const board = await client.call(calls.winnerBoard, { gameCategory: 'ALL', language: 'EN', limitNum: 20 });
    expect(board.list).toMatchObject([{ vo: { gameName: 'Bahay Kubo', winAmount: 1250 } }]);
    expect(malformed).toEqual(['winnerBoard list.0.vo']);
  });

  it('[API-3] whose value is malformed as a whole is an error, and tells which field is wrong', async () => {
    const { client, malformed } = answered({ success: true, value: { list: 'none' } });
    const call = client.call(calls.winnerBoard, { gameCategory: 'ALL', language: 'EN', limitNum: 20 });
    await expect(call).rejects.toMatchObject({ call: 'winnerBoard', kind: 'shape' });
    expect(malformed).toEqual(['winnerBoard list']);
  });

  it.each([
    ['a page', '<html>'],
    ['nothing', undefined],
    ['a number', 7],
    ['a list', []],
    ['an object of another kind', { ok: 1 }],
  ])('[API-3] that is %s is an error of its shape; from a proxy, a gateway that is out of reach', async (_, data) => {
    await expect(answered(data).client.call(calls.balance, {})).rejects.toMatchObject({ call: 'balance', kind: 'shape' });
    await expect(answered(data, 502).client.call(calls.balance, {})).rejects.toMatchObject({ call: 'balance', kind: 'network' });
  });

  it.each([
    ['a proxy’s page', '<html><h1>413 Request Entity Too Large</h1></html>'],
    ['nothing', undefined],
    ['a refusal by another name', { success: false, errorCode: 'request_param_err', message: 'Too large', value: null }],
  ])('[ERR-3] with status 413 is a refusal for its size, whatever came beside it: %s', async (_, data) => {
    const call = answered(data, 413).client.call(calls.uploadImage, new Blob(['picture']));
    await expect(call).rejects.toMatchObject({ kind: 'refused', code: 'request.too.large', status: 413 });
  });
});

describe('a question', () => {
  it('[API-3] that its row does not know is refused here, and not sent', async () => {
    const { client, sent } = answered({ success: true, value });
    const question = { gameCategory: 'ALL', language: 'EN', limitNum: 1000 };
    await expect(client.call(calls.winnerBoard, question)).rejects.toMatchObject({ kind: 'refused', code: 'request_param_err' });
    expect(sent).toEqual([]);
  });

  it('[API-3] [ERR-3] that cannot be sealed fails as a call does: where the code for it did not come, or the key is none', async () => {
    const question = { type: 'username', username: 'demo', password: 'secret' } as const;
    vi.doMock('./seal.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/seal.js');
    });
    await expect(answered(null).client.call(calls.login, question)).rejects.toMatchObject({ call: 'login', kind: 'network' });
    vi.doUnmock('./seal.ts');
    const key = { kid: '1', kty: 'RSA', n: 'no key', e: 'AQAB', alg: 'RSA-OAEP-256', use: 'enc' };
    const { client, sent } = answered({ success: true, value: { keys: [key] } });
    await expect(client.call(calls.login, question)).rejects.toMatchObject({ call: 'sessionKey', kind: 'shape' });
    expect(sent).toEqual([calls.sessionKey.path]);
  });
});
