import { describe, expect, it } from 'vitest';

import { onRng, onSlots, small } from '../../../tests/vectors/small.ts';
import { assemble, boundaries } from './assemble.ts';
import { composeFacts, type KnownFacts } from './facts.ts';
import type { Artefact, Condition } from './types.ts';

type Patches = Readonly<Record<string, object>>;
const of = (artefact: Artefact, known: KnownFacts = {}) => assemble(artefact, composeFacts(artefact, known, 0));
const on = (known: KnownFacts = {}, patches: Patches = {}) => of(small(patches).artefact, known);
const ids = (shown: readonly { readonly id: string }[] = []) => shown.map(({ id }) => id);
const addresses = (shown: readonly { readonly address: string }[] = []) => shown.map(({ address }) => address);
const main = (items: object) => ({ 'pages/rng.json': { areas: { main: { items } } } });
const shownTo = (session: 'visitor' | 'member') => ({ when: { session: [session] } });
const MISSPELT = { flga: 'CHAT' } as unknown as Condition; // What a compiler of another version might let through.

/** The small merchant as it might arrive: any JSON at all where the items of a page should be. */
function spoilt(area: object): Artefact {
  const artefact: Artefact = JSON.parse(JSON.stringify(small().artefact));
  return { ...artefact, pages: { rng: { ...artefact.pages['rng'], areas: { main: area } } } } as unknown as Artefact;
}

describe('the page that is shown', () => {
  it.each([
    ['/', 'home', '/'],
    ['/home', 'home', '/'],
    ['/slots', 'rng', '/rng'],
    ['/nowhere', 'missing', '/nowhere'],
  ])('[APP-1] [APP-12] at %s is %s', (route, id, path) => {
    expect(on({ route }).page).toMatchObject({ id, path });
  });

  it('[CFG-4] [APP-12] is the one for unknown paths where a condition hides its own, and none where that is hidden, too', () => {
    const member = onRng({ session: ['member'] });
    expect(on({ route: '/rng' }, member).page).toMatchObject({ id: 'missing', path: '/rng' });
    expect(on({ route: '/rng', session: 'member', accountType: 0 }, member).page?.id).toBe('rng');
    expect(on({ route: '/rng' }, onRng({ route: ['/slots'] })).page?.id).toBe('missing');
    expect(on({ route: '/slots' }, onRng({ route: ['/rng'] })).page?.id).toBe('rng');
    const none = on({ route: '/rng' }, { ...member, 'pages/missing.json': { when: false } });
    expect([none.page, none.frame, addresses(none.areas.header), ids(none.areas.main)]).toEqual([
      null,
      'top',
      ['layouts/default#header.logo'],
      [],
    ]);
  });

  it('[CFG-6] stands in the areas of its layout, which come first, each item under its address', () => {
    const both = { 'pages/rng.json': { areas: { header: { items: { own: { block: 'words' } } } } } };
    const { frame, areas } = on({ route: '/rng' }, both);
    expect([frame, addresses(areas.header), addresses(areas.main)]).toEqual([
      'top',
      ['layouts/default#header.logo', 'pages/rng#header.own'],
      ['pages/rng#main.games', 'pages/rng#main.winners'],
    ]);
    expect(on({ route: '/help' }).frame).toBe('bare');
    expect(addresses(on({ route: '/help' }).areas.header)).toEqual(['layouts/plain#header.back']);
    expect(on({ route: '/rng' }, { 'pages/rng.json': { layout: 'gone' } })).toMatchObject({ frame: 'bare', areas: { header: [] } });
    expect(on({ route: '/rng' }, { 'pages/rng.json': { layout: 'constructor' } }).frame).toBe('bare');
  });

  it.each(['header', 'banner', 'main', 'side', 'footer', 'right', 'floating'] as const)('[CFG-6] has the area %s', (area) => {
    const { areas } = on({ route: '/help' }, { 'pages/help.json': { areas: { [area]: { items: { own: { block: 'words' } } } } } });
    expect(addresses(areas[area]).at(-1)).toBe(`pages/help#${area}.own`);
  });

  it('[CFG-6] draws what stands in a block’s slots, in order, and hides it with the block', () => {
    const slot = { inside: { items: { bye: { block: 'words', when: { session: ['member'] } } }, order: ['bye', 'hello'] } };
    const within = { 'pages/home.json': { areas: { main: { items: { box: { slots: slot } } } } } };
    const [box] = on({}, within).areas.main;
    expect(addresses(box?.slots['inside'])).toEqual(['pages/home#main.box.inside.hello']);
    const [seen] = on({ session: 'member', accountType: 0 }, within).areas.main;
    expect(ids(seen?.slots['inside'])).toEqual(['bye', 'hello']);
    expect(on({}, { 'pages/home.json': { areas: { main: { items: { box: { when: false } } } } } }).areas.main).toEqual([]);
  });
});

describe('what belongs to every page', () => {
  it('[CFG-6] menus, modals, centres, tabs, fields and banners, each item under its address', () => {
    const { menus, modals, centres, tabs, fields, banners, faults } = on({ route: '/help' });
    expect(addresses(menus.get('main'))).toEqual(['menus/main#home', 'menus/main#rng', 'menus/main#help']);
    expect([...modals].map(([id, { address }]) => [id, address])).toEqual([
      ['login', 'modals#login'],
      ['changePassModal', 'modals#changePassModal'],
    ]);
    expect(addresses(centres.get('member'))).toEqual(['centres/member#wallet']);
    expect([addresses(tabs), addresses(fields)]).toEqual([['registration#tabs.byName'], ['registration#username', 'registration#email']]);
    expect([...banners.values()].map(({ address, item }) => [address, item])).toEqual([
      ['banners#top', { places: ['/'], autoplayMs: 5000 }],
    ]);
    expect(faults).toEqual([]);
  });

  it('[CFG-4] is hidden by its condition', () => {
    const when = false;
    const hidden = on(
      {},
      {
        'menus/main.json': { items: { help: { when } } },
        'modals.json': { items: { login: { when } } },
        'centres/member.json': { items: { wallet: { when } } },
        'registration.json': { items: { email: { when } }, tabs: { items: { byName: { when } } } },
        'banners.json': { items: { top: { when } } },
      },
    );
    expect([ids(hidden.menus.get('main')), [...hidden.modals.keys()], hidden.centres.get('member')]).toEqual([
      ['home', 'rng'],
      ['changePassModal'],
      [],
    ]);
    expect([ids(hidden.fields), hidden.tabs, hidden.banners.size]).toEqual([['username'], [], 0]);
  });

  it('[REG-2] a field has the rule that the platform sent, else the merchant’s, and none where the platform has none', () => {
    const confirm = { field: 'confirmPassword', tabs: ['name'], group: 'account', width: 'full', rule: { enabled: true, required: true } };
    const patch = { 'registration.json': { items: { confirm } } };
    const rules = (known: KnownFacts) => Object.fromEntries(on(known, patch).fields.map(({ id, rule }) => [id, rule]));
    const own = { enabled: true, required: false };
    expect(rules({})).toEqual({ username: { enabled: true, required: true }, email: own, confirm: undefined });
    expect(rules({ rules: { email: { enabled: false, required: false } } })).toMatchObject({ email: { enabled: false } });
    expect(rules({ rules: {} })).toMatchObject({ email: own });
  });
});

describe('a condition that cannot be read', () => {
  it('[CFG-4] [CFG-7] hides its item and is reported with its address', () => {
    const { menus, faults } = on({}, onSlots(MISSPELT));
    expect(ids(menus.get('main'))).toEqual(['home', 'help']);
    expect(faults).toEqual([{ address: 'menus/main#rng', code: 'condition', detail: '{"flga":"CHAT"}' }]);
  });

  it('[CFG-7] of an item that falls back to base, what base says decides', () => {
    const item = (when: Condition | undefined) => {
      const games = { block: 'words', when: MISSPELT, base: when === undefined ? { props: {} } : { when } };
      return ids(on({ route: '/rng' }, main({ winners: { removed: true }, games })).areas.main);
    };
    expect([item({ session: ['visitor'] }), item(undefined)]).toEqual([['games'], ['games']]);
    expect([item({ session: ['member'] }), item(MISSPELT)]).toEqual([[], []]);
    const spoiltBase = spoilt({ items: { a: { block: 'words', when: MISSPELT, base: null } }, order: ['a'] });
    expect(of(spoiltBase, { route: '/rng' }).areas.main).toEqual([]);
  });
});

describe('an artefact that was spoilt on its way', () => {
  it('[CFG-7] an item costs itself and nothing around it', () => {
    const items = { a: { block: 'words' }, number: 7, nothing: null, list: [], b: { block: 'words' } };
    const order = ['a', 'number', 'nothing', 'list', 'gone', 'constructor', 'b'];
    expect(ids(of(spoilt({ items, order }), { route: '/rng' }).areas.main)).toEqual(['a', 'b']);
  });

  it.each([
    7,
    [],
    { inside: 7 },
    { inside: { items: {} } },
    { inside: { order: ['x'] } },
    { inside: { items: 7, order: [] } },
    { inside: { items: {}, order: 'x' } },
  ])('[CFG-7] a block whose slots are %j stands there empty', (slots: unknown) => {
    const [box] = of(spoilt({ items: { box: { block: 'box', slots } }, order: ['box'] }), { route: '/rng' }).areas.main;
    expect([box?.id, Object.values(box?.slots ?? {}).flat()]).toEqual(['box', []]);
  });
});

describe('what did not change', () => {
  const member: KnownFacts = { session: 'member', accountType: 0 };

  it('[CFG-12] is the same object again, be it a block, a menu, a centre, a modal or the form', () => {
    const { artefact } = small();
    const [one, two] = [of(artefact), of(artefact, member)];
    expect(two.areas.main).toBe(one.areas.main);
    expect([two.menus.get('main'), two.centres.get('member'), two.tabs, two.fields]).toEqual([
      one.menus.get('main'),
      one.centres.get('member'),
      one.tabs,
      one.fields,
    ]);
    expect(two.menus.get('main')).toBe(one.menus.get('main'));
    expect(two.centres.get('member')).toBe(one.centres.get('member'));
    expect(two.modals.get('login')).toBe(one.modals.get('login'));
    expect([two.tabs === one.tabs, two.fields === one.fields]).toEqual([true, true]);
  });

  it('[CFG-12] in a block with another content the block is new, and its neighbours are not', () => {
    const when: Condition = { session: ['member'] };
    const { artefact } = small({
      'pages/home.json': {
        areas: { main: { items: { box: { slots: { inside: { items: { hello: { when } } } } }, calm: { block: 'words' } } } },
      },
    });
    const [one, two] = [of(artefact).areas.main, of(artefact, member).areas.main];
    expect(two.filter((block, index) => block !== one[index]).map(({ id }) => id)).toEqual(['box']);
    expect(two[0]?.slots['inside']).toHaveLength(1);
  });

  it('[CFG-12] a menu of as many entries, of which one is another, is new', () => {
    const { artefact } = small({ 'menus/main.json': { items: { rng: shownTo('visitor'), help: shownTo('member') } } });
    expect(ids(of(artefact).menus.get('main'))).toEqual(['home', 'rng']);
    expect(ids(of(artefact, member).menus.get('main'))).toEqual(['home', 'help']);
  });

  it('[CFG-12] a menu, a list of blocks or a form with another entry or another rule is new', () => {
    const { artefact } = small({ ...onSlots({ session: ['member'] }), ...main({ winners: { when: { session: ['member'] } } }) });
    const at = { route: '/rng' };
    expect(ids(of(artefact, { ...at, ...member }).menus.get('main'))).toHaveLength(3);
    expect(ids(of(artefact, at).menus.get('main'))).toHaveLength(2);
    expect(ids(of(artefact, { ...at, ...member }).areas.main)).toHaveLength(2);
    expect(ids(of(artefact, at).areas.main)).toHaveLength(1);
    const [before, after] = [of(artefact).fields, of(artefact, { rules: { email: { enabled: true, required: true } } }).fields];
    expect([before === after, after[1]?.rule?.required]).toEqual([false, true]);
  });
});

const span = (year: number) => ({ between: { from: `${year}-01-01T00:00:00Z`, to: `${year + 1}-01-01T00:00:00Z` } });

it('[CFG-4] the instants at which anything turns are those of its spans, wherever they stand, but for props', () => {
  const { artefact } = small({
    ...onSlots({ all: [{ flag: 'CHAT' }, { not: span(2030) }] }),
    'layouts/default.json': { areas: { header: { items: { logo: { when: span(2040) } } } } },
    'modals.json': { items: { login: { when: span(2050), props: span(2060) } } },
    'banners.json': { items: { top: { when: { between: { from: 'never', to: 'ever' } } as Condition } } },
  });
  const years = boundaries(artefact).map((instant) => new Date(instant).getUTCFullYear());
  expect(years.toSorted()).toEqual([2030, 2031, 2040, 2041, 2050, 2051]);
  expect(boundaries(small().artefact)).toEqual([]);
});
