import { strFromU8, unzipSync } from 'fflate';
import { encodeQR } from 'qr';
import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '#site/api/contract/index.ts';
import { merchant, send, startGateway } from './support.ts';

const { gateway } = startGateway({
  merchants: [merchant('demo', { name: 'Sinag & Sons', domains: ['play.example', 'm.example'] }), merchant('bare')],
});
afterAll(() => gateway.close());

const get = (path: string, { origin = 'http://localhost:8080', headers = {} } = {}) =>
  gateway.fetch(new Request(new URL(path, origin), { headers }));
const resources = async (code = 'demo') => {
  const { value } = await send(gateway, calls.systemStatus, {}, { merchant: code });
  return value.info.resources;
};
const resource = async (type: string) => {
  const found = (await resources()).find(({ resourceType }) => resourceType === type);
  return { url: found?.url ?? '', qrCodeUrl: found?.qrCodeUrl ?? '' };
};

const domains = async (code: string) => (await send(gateway, calls.domainRoute, {}, { merchant: code })).value.domainList;

describe('downloads', () => {
  it('[APP-20] are an app for Android, one for iOS and the lite profile, each with a code', async () => {
    const all = await resources();
    expect(all.map(({ resourceType }) => resourceType)).toEqual(['ANDROID', 'IOS', 'IOS_LITE']);
    for (const { url, qrCodeUrl = '' } of all) {
      const [file, code] = await Promise.all([get(url), get(qrCodeUrl)]);
      expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment; filename="demo-/)]);
      expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
    expect((await get('/wps/app/nobody/android.apk')).status).toBe(404);
  });

  it('[APP-20] the code leads to the download itself, at the address that the player is on', async () => {
    const { url, qrCodeUrl } = await resource('ANDROID');
    const local = await (await get(qrCodeUrl)).text();
    expect(local).toBe(encodeQR(`http://localhost:8080${url}`, 'svg', { border: 4 }));
    const secure = await (await get(qrCodeUrl, { origin: 'http://m.example', headers: { 'x-forwarded-proto': 'https' } })).text();
    expect(secure).toBe(encodeQR(`https://m.example${url}`, 'svg', { border: 4 }));
  });

  it('[APP-19] [APP-20] the code leads to the first of the domains from a host that is none of them', async () => {
    const { url, qrCodeUrl } = await resource('IOS');
    const elsewhere = await (await get(qrCodeUrl, { origin: 'http://mirror.example' })).text();
    expect(elsewhere).toBe(encodeQR(`https://play.example${url}`, 'svg', { border: 4 }));
  });

  it('[APP-20] the lite profile puts the site on the home screen, and installs over itself', async () => {
    const { url } = await resource('IOS_LITE');
    const answer = await get(url, { origin: 'http://m.example', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers.get('content-type')).toBe('application/x-apple-aspen-config');
    const profile = await answer.text();
    const valueOf = (key: string) => new RegExp(`<key>${key}</key><(?:string|data)>([^<]*)<`).exec(profile)?.[1] ?? '';
    expect(profile).toContain('<key>PayloadType</key><string>com.apple.webClip.managed</string>');
    expect(profile).toContain('<key>IsRemovable</key><true/>');
    expect([valueOf('URL'), valueOf('Label')]).toEqual(['https://m.example/', 'Sinag &amp; Sons']);
    expect(valueOf('PayloadUUID')).toMatch(/^[\dA-F]{8}-[\dA-F]{4}-5[\dA-F]{3}-[89AB][\dA-F]{3}-[\dA-F]{12}$/);
    expect(Buffer.from(valueOf('Icon'), 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(await (await get(url, { origin: 'http://m.example', headers: { 'x-forwarded-proto': 'https' } })).text()).toBe(profile);
  });

  it('[APP-20] the native builds are archives that say what they stand for', async () => {
    const archive = unzipSync(new Uint8Array(await (await get((await resource('ANDROID')).url)).arrayBuffer()));
    expect(strFromU8(archive['README.txt'] ?? new Uint8Array())).toContain('Sinag & Sons');
  });
});

describe('the domains', () => {
  it('[APP-19] are the merchant’s, with the machine’s own name before them while the site runs on it', async () => {
    expect(await domains('demo')).toEqual(['localhost:8080', 'play.example', 'm.example']);
  });

  it('[APP-19] are the host itself for a merchant that names none', async () => {
    expect(await domains('bare')).toEqual(['localhost:8080']);
  });
});
