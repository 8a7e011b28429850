import { describe, expect, it } from 'vitest';

import { blocks, onRng, onSlots, small } from '../../../../tests/vectors/small.ts';
import { checkArtefact } from './check.ts';
import type { Condition } from '#site/assembler/runtime/types.ts';

/** What `check` doubts, each with its place. */
const doubted = async (patches: Readonly<Record<string, object>>) => {
  const { artefact, files } = small(patches);
  const faults = await checkArtefact(artefact, files, blocks);
  expect(new Set(faults.map(({ severity }) => severity))).toEqual(new Set(faults.length > 0 ? ['warning'] : []));
  return faults.map(({ code, file, pointer, found, expected, hint }) => [code, `${file}#${pointer}`, found, expected, hint]);
};

const NOBODY: Condition = { all: [{ session: ['visitor'] }, { session: ['member'] }] };
const EVERYBODY: Condition = { any: [{ flag: 'CHAT' }, { not: { flag: 'CHAT' } }] };
const never = ['never true here', 'a condition that somebody meets, or "removed": true', undefined];
const always = ['always true here', 'a condition that somebody does not meet, or none', undefined];
const block = (item: object) => ({ 'pages/rng.json': { areas: { main: { items: { games: item } } } } });

const within = (outer: Condition, inner: Condition) =>
  doubted({
    'pages/home.json': {
      areas: { main: { items: { box: { when: outer, slots: { inside: { items: { hello: { when: inner } } } } } } } },
    },
  });

describe('conditions that decide nothing', () => {
  it('[CFG-16] nobody, and everybody, is told where the condition stands', async () => {
    expect(await doubted(onSlots(NOBODY))).toEqual([['never-shown', 'mine/menus/main.json#/items/rng/when', ...never]]);
    expect(await doubted(onSlots(EVERYBODY))).toEqual([['always-shown', 'mine/menus/main.json#/items/rng/when', ...always]]);
    expect(await doubted(onSlots({ flag: 'CHAT' }))).toEqual([]);
  });

  it('[CFG-16] of a page, it is told once, and not of all that stands on it', async () => {
    const page = { ...onRng(NOBODY)['pages/rng.json'], ...block({ when: { flag: 'CHAT' } })['pages/rng.json'] };
    expect(await doubted({ 'pages/rng.json': page, 'menus/main.json': { items: { rng: { removed: true } } } })).toEqual([
      ['never-shown', 'mine/pages/rng.json#/when', ...never],
    ]);
  });

  it('[CFG-16] what stands around an item counts', async () => {
    const at = 'mine/pages/home.json#/areas/main/items/box/slots/inside/items/hello/when';
    expect(await within({ session: ['member'] }, { session: ['trial'] })).toEqual([['never-shown', at, ...never]]);
    expect(await within({ session: ['member'] }, { session: ['member', 'trial'] })).toEqual([['always-shown', at, ...always]]);
    expect(await within({ session: ['member', 'trial'] }, { session: ['trial'] })).toEqual([]);
  });

  it('[CFG-16] [APP-1] a route counts as the page on which the item stands', async () => {
    const on = (path: string) => doubted(block({ when: { route: [path] } }));
    const at = 'mine/pages/rng.json#/areas/main/items/games/when';
    expect(await on('/rng')).toEqual([['always-shown', at, ...always]]);
    // Of an alias, conditions see the page's own path.
    expect(await on('/slots')).toEqual([['never-shown', at, ...never]]);
    expect(await on('/help')).toEqual([['never-shown', at, ...never]]);
    expect(await doubted({ 'layouts/default.json': { areas: { header: { items: { logo: { when: { route: ['/rng'] } } } } } } })).toEqual(
      [],
    );
    const onPlain = { 'layouts/plain.json': { areas: { header: { items: { back: { when: { route: ['/rng'] } } } } } } };
    expect((await doubted(onPlain)).map(([code]) => code)).toEqual(['never-shown']);
  });

  it.each([
    [{ all: [{ session: ['visitor'] }, { accountType: [0] }] }],
    [{ all: [{ session: ['member'] }, { accountType: [4] }] }],
    [{ all: [{ session: ['member'] }, { accountType: [41] }] }],
    [{ all: [{ session: ['agent'] }, { accountType: [0] }] }],
    [{ all: [{ session: ['trial'] }, { accountType: [1] }] }],
    [{ all: [{ session: ['member'] }, { feature: 'salary' }] }],
    [{ all: [{ session: ['visitor', 'trial'] }, { mark: 'toUpline' }] }],
    [{ all: [{ rank: { above: 4 } }, { not: { rank: { above: 4 } } }] }],
    [{ all: [{ rule: { field: 'email', is: 'required' } }, { not: { rule: { field: 'email', is: 'enabled' } } }] }],
    [{ all: [{ device: ['phone'] }, { device: ['tablet', 'desktop'] }] }],
    [{ all: [{ hasVendors: 'RNG' }, { not: { hasVendors: 'RNG' } }] }],
    [{ language: ['TH'] }],
    [
      {
        all: [
          { between: { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' } },
          { between: { from: '2026-01-02T00:00:00Z', to: '2026-01-03T00:00:00Z' } },
        ],
      },
    ],
  ] satisfies [Condition][])('[CFG-16] nobody meets %j', async (when) => {
    expect((await doubted(onSlots(when))).map(([code]) => code)).toEqual(['never-shown']);
  });

  it.each([
    [{ all: [{ session: ['agent'] }, { accountType: [41] }, { feature: 'salary' }, { mark: 'toUpline' }] }],
    [{ all: [{ session: ['trial'] }, { accountType: [4] }] }],
    [{ all: [{ session: ['member'] }, { accountType: [0] }, { mark: 'toUpline' }] }],
    [{ all: [{ session: ['visitor'] }, { accountType: ['none'] }] }],
    [{ all: [{ rank: { above: 4 } }, { not: { rank: { above: 5 } } }] }],
    [{ rule: { field: 'email', is: 'required' } }],
    [{ device: ['tablet'] }],
    [{ hasVendors: 'LIVE' }],
    [{ language: ['TY'] }],
    [{ between: { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' } }],
  ] satisfies [Condition][])('[CFG-16] somebody meets %j, and somebody does not', async (when) => {
    expect(await doubted(onSlots(when))).toEqual([]);
  });

  it('[CFG-16] what names too many facts to decide is let pass', async () => {
    const flags = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`F${index}`, { on: true, note: '' }]));
    const all = (count: number): Condition => ({
      all: [
        { flag: 'F0' },
        ...Object.keys(flags)
          .slice(0, count)
          .map((flag) => ({ not: { flag } })),
      ],
    });
    expect(await doubted({ 'flags.json': { flags }, ...onSlots(all(13)) })).toEqual([]);
    expect((await doubted({ 'flags.json': { flags }, ...onSlots(all(12)) })).map(([code]) => code)).toEqual(['never-shown']);
  });
});

const hidden = (whom: string) => `a condition that hides the entry where its target is hidden: ${whom}`;

describe('entries that lead to what is hidden', () => {
  it.each([
    ['/rng?page=2', onRng({ session: ['member'] }), 'for a visitor as they come'],
    ['/slots', onRng({ not: { session: ['trial'] } }), 'session=trial'],
    ['modal:login', { 'modals.json': { items: { login: { when: { not: { flag: 'CHAT' } } } } } }, 'for a visitor as they come'],
    [
      'centre:transferFund',
      { 'centres/member.json': { items: { wallet: { when: { session: ['agent'] } } } } },
      'for a visitor as they come',
    ],
  ])('[CFG-16] an entry that leads to %s', async (to, patch: Readonly<Record<string, object>>, whom) => {
    const menus = { 'menus/main.json': { items: { rng: { removed: true }, x: { to, label: { EN: 'X' } } } } };
    expect(await doubted({ ...patch, ...menus })).toEqual([
      ['hidden-target', 'mine/menus/main.json#/items/x/to', `"${to}"`, hidden(whom), undefined],
    ]);
  });

  it('[CFG-16] is right where it hides with its target, or where one of two targets shows', async () => {
    expect(await doubted({ ...onRng({ session: ['member'] }), ...onSlots({ session: ['member'] }) })).toEqual([]);
    const entry = { block: 'words', page: 'transferFund', label: { EN: 'Wallet' } };
    const menus = { 'menus/main.json': { items: { x: { to: 'centre:transferFund', label: { EN: 'X' } } } } };
    const centres = (when: Condition) => ({
      'centres/member.json': { items: { wallet: { when: { session: ['member'] } } } },
      'centres/agent.json': { items: { wallet: { ...entry, when } } },
    });
    expect(await doubted({ ...menus, ...centres({ not: { session: ['member'] } }) })).toEqual([]);
    expect((await doubted({ ...menus, ...centres({ session: ['agent'] }) })).map(([code]) => code)).toEqual(['hidden-target']);
  });
});

const modal = (when: Condition) => doubted({ 'modals.json': { items: { changePassModal: { when } } } });

describe('other doubts', () => {
  it('[CFG-16] [PWD-5] a modal of new passwords that some visitor does not see', async () => {
    const at = 'mine/modals.json#/items/changePassModal/when';
    expect(await modal({ session: ['member'] })).toEqual([
      ['no-way-on', at, 'hidden from some', expect.stringMatching(/not so for a visitor as they come$/), undefined],
    ]);
    expect(await modal({ any: [{ flag: 'CHAT' }, { session: ['member'] }] })).toEqual([
      ['no-way-on', at, 'hidden from some', expect.stringMatching(/not so for CHAT=off$/), undefined],
    ]);
    expect(await modal({ session: ['visitor', 'member'] })).toEqual([]);
  });

  it('[CFG-16] a flag that offers a provider which is not configured', async () => {
    const flags = { 'flags.json': { flags: { GOOGLELOGIN3: { on: true, note: '' }, GEETEST3: { on: false, note: '' } } } };
    expect(await doubted(flags)).toEqual([
      ['no-provider', 'mine/flags.json#/flags/GOOGLELOGIN3/on', 'true', expect.stringContaining('"google" under "providers"'), undefined],
    ]);
    expect(await doubted({ ...flags, 'merchant.json': { providers: { google: { clientId: 'x' } } } })).toEqual([]);
  });

  it('[CFG-16] [I18N-5] a label that nobody reads, and one in a language that is not spoken', async () => {
    const titled = { 'pages/rng.json': { title: { t: 'page.rng' } } };
    const texts = { 'page.rng': 'Slots', 'words.title': 'A default of a block', 'page.rgn': 'Slots', account: 'No key' };
    expect(await doubted({ ...titled, 'labels/EN.json': { texts } })).toEqual([
      ['unknown-reference', 'mine/labels/EN.json#/texts/page.rgn', '"page.rgn"', 'a text key that config names', 'page.rng'],
      ['unknown-reference', 'mine/labels/EN.json#/texts/account', '"account"', 'a text key that config names', undefined],
    ]);
    expect(await doubted({ 'labels/TH.json': { texts: {} } })).toEqual([
      ['unknown-reference', 'mine/labels/TH.json#/texts', 'texts in TH', 'a language of merchant.json: EN, TY', undefined],
    ]);
  });
});
