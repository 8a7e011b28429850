import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocs } from '#site/blocks/docs.ts';
import { blocks } from '#site/blocks/index.ts';
import { compileSkin } from '#ui/theme/skin.ts';
import { crossFaults } from './check/crossFaults.ts';
import { compileMerchant } from './compile.ts';
import { merchantCodes } from './files.ts';
import { readLayer, type Layer } from './layer.ts';
import { generateSchemas } from './schema/generate.ts';
import { doubts } from '../../../tests/vectors/doubts.ts';
import { mistakes } from '../../../tests/vectors/mistakes.ts';
import { compile, CONFIG, copyConfig, released } from '../../../tests/vectors/merchants.ts';

const BASE_FILES = [...(await readLayer(CONFIG, 'base')).keys()];

describe('merchants over one base', () => {
  const CODES = ['aurora', 'demo', 'lotus'];
  const compiledOver = (configDir: string, base?: Promise<Layer>) =>
    Promise.all(CODES.map((code) => compileMerchant({ configDir, code, blocks, compileSkin, ...(base && { base }) })));

  it.each(['', ...BASE_FILES])('[CFG-3] come to what each comes to alone, faults and places too, with base/%s changed', async (path) => {
    const { dir: configDir } = await copyConfig();
    const file = join(configDir, 'base', path);
    // A key that no kind of file has.
    if (path !== '') await writeFile(file, (await readFile(file, 'utf8')).replace('{', '{ "unknown": { "when": 1 },'));
    const shared = await compiledOver(configDir, readLayer(configDir, 'base'));
    const alone = await compiledOver(configDir);
    expect(shared).toEqual(alone);
    if (path !== '') expect(shared.map(({ faults }) => faults.length > 0)).toEqual([true, true, true]);
  });

  it('share in memory what none of them changes', async () => {
    const [aurora, demo] = await compiledOver(CONFIG, readLayer(CONFIG, 'base'));
    expect(aurora?.release?.artefact.pages['help']).toBe(demo?.release?.artefact.pages['help']);
    expect(aurora?.release?.artefact.pages['rng']).not.toBe(demo?.release?.artefact.pages['rng']);
  });
});

describe('the shipped merchants', () => {
  it('[CFG-3] [CFG-8] are three, and have no faults', async () => {
    expect(await merchantCodes(CONFIG)).toEqual(['aurora', 'demo', 'lotus']);
    const compiled = new Map(await Promise.all(['aurora', 'demo', 'lotus'].map(async (code) => [code, await compile(code)] as const)));
    expect([...compiled.values()].flatMap(({ faults }) => faults)).toEqual([]);
    expect(crossFaults(compiled)).toEqual([]);
  });

  it('[CFG-15] carry the site values of the spec', async () => {
    const { site, merchant } = (await released('demo')).release.artefact;
    expect(merchant).toMatchObject({ code: 'demo', defaultLanguage: 'TY', languages: ['EN', 'TY'], defaultTheme: 'light' });
    expect(site).toMatchObject({
      platform: { name: 'web', device: 'WEB', clientType: 3 },
      lottery: { type: 'SEA', prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'] },
      announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], execution: 'B' },
      vendors: { esports: ['AV', 'AI', 'IMES', 'TF', 'IA'], cockfight: ['DS88'] },
    });
  });

  it('[BAN-3] place the banner groups of the spec, five seconds a slide', async () => {
    const { items } = (await released('demo')).release.artefact.banners;
    expect(Object.entries(items).map(([id, { places, autoplayMs }]) => [places.join(), id, autoplayMs])).toEqual(
      Object.entries({
        '/': 'w_home',
        '/rng': 'w_rng',
        '/live': 'w_live',
        '/fish': 'w_fish',
        '/pvp': 'w_pvp',
        '/sports': 'w_sports',
        '/esports': 'w_esports',
        '/elott': 'w_lott',
        '/down': 'w_down',
        '/promotions': 'w_promotion',
        '/pointMall': 'w_shop',
        '/help': 'w_help',
        '/register': 'w_reg',
        '/login': 'w_login',
      }).map(([path, id]) => [path, id, 5000]),
    );
  });

  it('[I18N-4] have a text in all six languages for each key that config names', async () => {
    const used = new Set<string>();
    for (const code of await merchantCodes(CONFIG)) {
      JSON.stringify((await released(code)).release.artefact, (key, value: unknown) => {
        if (key === 't' && typeof value === 'string') used.add(value);
        return value;
      });
    }
    expect(used.size).toBeGreaterThan(30);
    for (const language of ['CN', 'EN', 'ID', 'TH', 'TY', 'VI']) {
      // Entries of the centres have their texts with the centres.
      const bundles = await Promise.all(
        ['config', 'centre', 'shell', 'pages'].map(async (name) =>
          JSON.parse(await readFile(join(CONFIG, `../locales/${language}/${name}.json`), 'utf8')),
        ),
      );
      expect([language, [...used].filter((key) => !bundles.some((texts) => Object.hasOwn(Object(texts), key)))]).toEqual([language, []]);
    }
  });

  it('[CFG-11] are described by schemas that are up to date', async () => {
    for (const [path, text] of await generateSchemas(CONFIG, blocks, await readDocs(blocks.keys()))) {
      expect([path, await readFile(join(CONFIG, 'schema', path), 'utf8').catch(() => 'missing')]).toEqual([path, text]);
    }
  });

  it('[CFG-11] name an existing schema in every file', async () => {
    const schemas = await generateSchemas(CONFIG, blocks, await readDocs(blocks.keys()));
    for (const code of await merchantCodes(CONFIG)) {
      for (const { sources, value } of (await compile(code)).files.values()) {
        const named: unknown = Reflect.get(Object(value), '$schema');
        const from = sources.get('/$schema')?.value.file ?? '';
        expect(schemas.has(join(from, '..', String(named)).replace(/^schema\//, '')), `${from} names ${String(named)}`).toBe(true);
      }
    }
  });
});

describe('one mistake, one finding', () => {
  it.each(mistakes)('[CFG-8] $what', async ({ file, find, put, says: [fault, line, hint] }) => {
    const copy = await copyConfig();
    await copy.edit(file, find, put);
    const code = /^merchants\/(\w+)/.exec(file)?.[1] ?? 'demo';
    const { faults, release } = await compile(code, copy.dir);
    expect(faults.map(({ code: kind, pointer }) => `${kind} ${pointer}`)).toEqual([fault]);
    const [found] = faults;
    expect([found?.file, found?.hint]).toEqual([file, hint]);
    const lines = (await copy.read(file)).split('\n');
    expect(lines[(found?.line ?? 0) - 1]).toContain(line);
    expect(release).toBeUndefined();
  });

  it.each(doubts)('[CFG-16] $what is a warning', async ({ file, find, put, says: [fault, line] }) => {
    const copy = await copyConfig();
    await copy.edit(file, find, put);
    const { faults, release } = await compile('demo', copy.dir);
    expect(new Set(faults.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    const told = faults.find(({ code: kind, pointer }) => `${kind} ${pointer}` === fault);
    if (!told) throw new Error(`${fault} is not among ${JSON.stringify(faults)}`);
    expect((await copy.read(told.file)).split('\n')[told.line - 1]).toContain(line);
    expect(release).toBeDefined();
  });

  it('[CFG-8] [PWD-5] the modal of new passwords, taken away or hidden from who needs it', async () => {
    const copy = await copyConfig();
    const place = { file: 'merchants/demo/modals.json', line: 3 };
    const patch = (item: string) => copy.write(place.file, `{ "v": 1,\n "items": {\n "changePassModal": ${item} } }`);
    await patch('{ "removed": true }');
    expect((await compile('demo', copy.dir)).faults).toMatchObject([{ ...place, code: 'locked', pointer: '/items/changePassModal' }]);
    await patch('{ "when": { "session": ["member", "agent"] } }');
    const warning = { code: 'no-way-on', severity: 'warning', pointer: '/items/changePassModal/when' };
    expect((await compile('demo', copy.dir)).faults).toMatchObject([{ ...place, ...warning }]);
  });

  it.each([
    ['agent', 'registerDownline', 'register-downline'],
    ['member', 'referral', 'referral'],
  ])('[CFG-8] [AGT-2] the link of %s#%s leads to a page, to which what it brings is added', async (centre, entry, block) => {
    for (const page of ['modal:registerModal', '/register?from=friend', 'https://elsewhere.example/register']) {
      const copy = await copyConfig();
      await copy.edit(`base/centres/${centre}.json`, `"block": "${block}"`, `"block": "${block}", "props": { "page": "${page}" }`);
      expect((await compile('demo', copy.dir)).faults).toMatchObject([{ code: 'bad-props', pointer: `/items/${entry}/props/page` }]);
    }
  });

  it('[CFG-8] a file that the format does not know', async () => {
    const copy = await copyConfig();
    await copy.write('merchants/demo/flag.json', '{}');
    expect((await compile('demo', copy.dir)).faults).toMatchObject([
      { code: 'unknown-file', file: 'merchants/demo/flag.json', hint: 'flags.json' },
    ]);
  });

  it('[CFG-3] a host that two merchants claim, and a second default', async () => {
    const copy = await copyConfig();
    await copy.edit('merchants/lotus/merchant.json', '"domains": [', '"default": true, "domains": ["localhost", ');
    const codes = ['demo', 'lotus'];
    const compiled = new Map(await Promise.all(codes.map(async (code) => [code, await compile(code, copy.dir)] as const)));
    expect(crossFaults(compiled).map(({ pointer }) => pointer)).toEqual(['/domains/0', '/default']);
  });
});

describe('what players load', () => {
  it('[CFG-7] carries what base said of items that fall back to it, where a merchant changed them', async () => {
    const { pages } = (await released('aurora')).release.artefact;
    const items = pages['rng']?.areas.main?.items;
    expect(items?.['games']?.base).toEqual({ props: { category: 'RNG', pageSize: 14 } });
    expect((await released('demo')).release.artefact.pages['rng']?.areas.main?.items['games']?.base).toBeUndefined();
  });

  it('[CFG-2] names no place of origin, and has the same hash until its content changes', async () => {
    const copy = await copyConfig();
    const [one, again] = [await compile('demo', copy.dir), await compile('demo', copy.dir)];
    expect(JSON.stringify(one.release?.artefact).match(/"(\$schema|notes|locked|file|column)":/)).toBeNull();
    expect(again.release?.artefactHash).toBe(one.release?.artefactHash);
    await copy.edit('base/pages/rng.json', '"pageSize": 14', '"pageSize": 28');
    expect((await compile('demo', copy.dir)).release?.artefactHash).not.toBe(one.release?.artefactHash);
  });
});
