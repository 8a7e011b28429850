import { createDecipheriv } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createGames } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import { CHAT_PATH_TYPE } from '#site/api/contract/support.ts';
import { send, startGateway, tokenOf } from './support.ts';

const { gateway } = startGateway();
const games = createGames({ gateway });
afterAll(() => gateway.close());

/** Opens an encrypted path: the last eight characters are the key of single DES, as the site reads it. */
function opened(path: string): string {
  const key = path.slice(-8);
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null);
  return cipher.update(path.slice(0, -8), 'base64', 'utf8') + cipher.final('utf8');
}

async function paths(token?: string): Promise<Map<string, string>> {
  const { value } = await send(gateway, calls.customerService, {}, { token });
  return new Map(value.version.pathList.map(({ type, path }) => [type, opened(path)]));
}

describe('customer service', () => {
  it('[PWD-4] answers a visitor with encrypted links, the chat among them', async () => {
    expect(Object.fromEntries(await paths())).toEqual({
      '1': 'https://t.example.com/support',
      '2': 'https://t.example.com/news',
      '3': 'http://127.0.0.1:8081/chat?m=demo&kind=live',
    });
  });

  it('[PWD-4] [MOD-2] sends members of a rank above four to their own chat', async () => {
    expect((await paths(await tokenOf(gateway, 'vip'))).get(CHAT_PATH_TYPE)).toContain('kind=vip');
    expect((await paths(await tokenOf(gateway, 'demo'))).get(CHAT_PATH_TYPE)).toContain('kind=live');
  });

  it('[FTR-6] the permission call lists the same places', async () => {
    const { value } = await send(gateway, calls.systemStatus, {});
    expect(value.info.customerService.map(({ csType, path }) => [csType, opened(path)])).toEqual([
      ['LIVECHAT', 'http://127.0.0.1:8081/chat?m=demo&kind=live'],
      ['VIP', 'http://127.0.0.1:8081/chat?m=demo&kind=vip'],
      ['TELEGRAM-1', 'https://t.example.com/support'],
      ['TELEGRAM-2', 'https://t.example.com/news'],
    ]);
  });

  it('[PWD-4] [SEC-1] the chat opens on this machine, as a page that can run nothing', async () => {
    const page = await games.request(opened((await send(gateway, calls.systemStatus, {})).value.info.customerService[0]?.path ?? ''));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Customer service');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'self';.*frame-ancestors 'none'$/);
    expect((await games.request('/assets/chat.css')).headers.get('Content-Type')).toContain('text/css');
  });
});
