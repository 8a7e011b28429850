import { strToU8, zipSync } from 'fflate';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { encodeQR } from 'qr';
import type { MerchantSeed } from '../../api/context.ts';
import { hash } from '../../art/palette.ts';
import { mobileConfig, MOBILE_CONFIG_TYPE } from './mobileConfig.ts';
import { APPS, DOWNLOADS, downloadOrigin, type AppFile } from './resources.ts';

/** The origin that the phone used; a reverse proxy reports the scheme. */
function originOf(c: Context): string {
  const proto = c.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return `${proto}://${new URL(c.req.url).host}`;
}

/** The reference platform builds no native apps: the download is an archive that says so. */
function standIn({ code, name = code }: MerchantSeed): Uint8Array<ArrayBuffer> {
  const text = `This is where the app of ${name} goes. The reference gateway has none to give; a platform names its own builds in resources.\n`;
  // fflate's type leaves the buffer type open.
  return new Uint8Array(zipSync({ 'README.txt': strToU8(text) }));
}

interface Served {
  readonly type: string;
  readonly body: (seed: MerchantSeed, origin: string) => string | Uint8Array<ArrayBuffer>;
}

const SERVED: Readonly<Record<AppFile, Served>> = {
  'android.apk': { type: 'application/vnd.android.package-archive', body: standIn },
  'ios.ipa': { type: 'application/octet-stream', body: standIn },
  'lite.mobileconfig': {
    type: MOBILE_CONFIG_TYPE,
    body: ({ code, name = code, accentHue = hash(code) % 360 }, origin) => mobileConfig({ code, name, url: `${origin}/`, hue: accentHue }),
  },
};

/** Light modules around a code, required by readers (ISO/IEC 18004). */
const QUIET_ZONE = 4;

const NO_CACHE = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };

/** `/<merchant>/android.apk`, `ios.ipa`, `lite.mobileconfig`; with `.svg` appended, the QR code of that URL. */
export function downloadRoutes(merchants: ReadonlyMap<string, MerchantSeed>): Hono {
  const app = new Hono();
  for (const { file } of APPS) {
    const { type, body } = SERVED[file];
    app.get(`/:merchant/${file}`, (c) => {
      const seed = merchants.get(c.req.param('merchant'));
      if (seed === undefined) return c.notFound();
      return c.body(body(seed, downloadOrigin(seed, originOf(c))), 200, {
        ...NO_CACHE,
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${seed.code}-${file}"`,
      });
    });
    app.get(`/:merchant/${file}.svg`, (c) => {
      const seed = merchants.get(c.req.param('merchant'));
      if (seed === undefined) return c.notFound();
      const address = `${downloadOrigin(seed, originOf(c))}${DOWNLOADS}/${seed.code}/${file}`;
      return c.body(encodeQR(address, 'svg', { border: QUIET_ZONE }), 200, { ...NO_CACHE, 'Content-Type': 'image/svg+xml; charset=utf-8' });
    });
  }
  return app;
}
