import { Hono } from 'hono';
import type { Gateway, MerchantSeed } from '../api/context.ts';
import { avatarPicture } from './avatars.ts';
import { bannerPicture, sideBannerPicture } from './banner.ts';
import { cardPicture } from './card.ts';
import { flagPicture } from './flags.ts';
import { gameTile } from './gameTile.ts';
import { kitOf } from './kits.ts';
import { hash } from './palette.ts';
import { vendorMark } from './vendorMark.ts';

/** The picture of a URL does not change, so caching for a day is safe. */
const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  'X-Content-Type-Options': 'nosniff',
};

/** Groups beside a form: tall instead of wide. */
const SIDE_GROUPS: ReadonlySet<string> = new Set(['w_reg', 'w_login']);

/** Table with the emblem of each kind of card. */
const CARDS = { promotion: 'promotions', article: 'articles' } as const;

/**
 * `/game/<id>.svg`, `/vendor/<code>.svg`, `/banner/<merchant>/<language>/<id>.svg`, `/promotion/<merchant>/<id>.svg`,
 * `/article/<merchant>/<id>.svg`, `/reward/<id>.svg`, `/avatar/<id>.svg`, `/COUNTRY_FLAG/<code>.png`.
 */
export function artRoutes({ db }: Gateway, merchants: ReadonlyMap<string, MerchantSeed>): Hono {
  const app = new Hono();
  const hueOf = (merchant: string): number => merchants.get(merchant)?.accentHue ?? hash(merchant) % 360;

  app.get('/game/:file{[0-9]{1,9}\\.svg}', (c) => {
    const id = Number.parseInt(c.req.param('file'), 10);
    const game = db.get<{ vendor: string; emblem: string }>('SELECT vendor, emblem FROM games WHERE node_id = ?', id);
    return game === undefined ? c.notFound() : c.body(gameTile({ id, ...game }), 200, HEADERS);
  });

  app.get('/reward/:file{[0-9]{1,4}\\.svg}', (c) => {
    const id = Number.parseInt(c.req.param('file'), 10);
    const reward = db.get<{ type: string; emblem: string }>('SELECT type, emblem FROM point_rewards WHERE id = ?', id);
    return reward === undefined ? c.notFound() : c.body(gameTile({ id, vendor: reward.type, emblem: reward.emblem }), 200, HEADERS);
  });

  app.get('/vendor/:file{[A-Z0-9_]{1,20}\\.svg}', (c) => {
    const code = c.req.param('file').replace('.svg', '');
    const vendor = db.get<{ name: string }>('SELECT name FROM vendors WHERE code = ?', code);
    return c.body(vendorMark(code, vendor?.name ?? code), 200, HEADERS);
  });

  app.get('/banner/:merchant/:language/:file', (c) => {
    const { merchant, language, file } = c.req.param();
    const banner = db.get<{ scene: string; title: string; subtitle: string; group_name: string }>(
      'SELECT scene, title, subtitle, group_name FROM banners WHERE merchant = ? AND language = ? AND id = ?',
      merchant,
      language,
      file.replace('.svg', ''),
    );
    const draw = banner !== undefined && SIDE_GROUPS.has(banner.group_name) ? sideBannerPicture : bannerPicture;
    const look = { hue: hueOf(merchant), kit: kitOf(merchant) };
    return banner === undefined ? c.notFound() : c.body(draw({ ...banner, ...look }), 200, HEADERS);
  });

  for (const [kind, table] of Object.entries(CARDS)) {
    app.get(`/${kind}/:merchant/:file{[\\w-]{1,40}\\.svg}`, (c) => {
      const { merchant } = c.req.param();
      const id = c.req.param('file').replace('.svg', '');
      const card = db.get<{ emblem: string }>(`SELECT emblem FROM ${table} WHERE merchant = ? AND id = ?`, merchant, id);
      return card === undefined
        ? c.notFound()
        : c.body(cardPicture({ id, ...card, hue: hueOf(merchant), kit: kitOf(merchant) }), 200, HEADERS);
    });
  }

  app.get('/avatar/:file{[a-z-]{1,40}\\.svg}', (c) => {
    const picture = avatarPicture(c.req.param('file').replace('.svg', ''));
    return picture === undefined ? c.notFound() : c.body(picture, 200, HEADERS);
  });

  app.get('/COUNTRY_FLAG/:file{[A-Z]{2}\\.png}', (c) => {
    const picture = flagPicture(c.req.param('file').slice(0, 2));
    return picture === undefined ? c.notFound() : c.body(new Uint8Array(picture), 200, { ...HEADERS, 'Content-Type': 'image/png' });
  });

  return app;
}
