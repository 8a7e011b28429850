import { describe, expect, it } from 'vitest';

import { onRng, onSlots, small } from '../../../../tests/vectors/small.ts';
import { diff } from './diff.ts';
import type { Condition } from '#site/assembler/runtime/types.ts';

type Patches = Readonly<Record<string, object>>;
const between = (before: Patches, after: Patches) => diff(small(before), small(after));
/** Each change as `address: text`, and the file that says so. */
const said = (before: Patches, after: Patches) =>
  between(before, after).map(({ address, text, source }) => [`${address}: ${text}`, ...(source ? [source.file] : [])].join(' | '));

const link = { to: '/help', label: { EN: 'X' } };
const NOBODY: Condition = { all: [{ session: ['visitor'] }, { session: ['member'] }] };
const menu = (items: object) => ({ 'menus/main.json': { items } });
const flags = (of: object) => ({ 'flags.json': { flags: of } });

const box = (outer: Condition, inner: Condition) => ({
  'pages/home.json': { areas: { main: { items: { box: { when: outer, slots: { inside: { items: { hello: { when: inner } } } } } } } } },
});

describe('what appears and disappears', () => {
  it('[CFG-10] nothing, where both say the same', () => {
    expect(said({}, {})).toEqual([]);
    expect(said(onSlots({ flag: 'CHAT' }), onSlots({ any: [{ flag: 'CHAT' }] }))).toEqual([]);
  });

  it('[CFG-10] an item that only one side has, told where the second side says so', () => {
    expect(said({}, menu({ help: { removed: true } }))).toEqual(['menus/main#help: shown → absent | mine/menus/main.json']);
    expect(said(menu({ help: { removed: true } }), {})).toEqual(['menus/main#help: absent → shown | base/menus/main.json']);
    expect(said({}, menu({ x: link }))).toEqual(['menus/main#x: absent → shown | mine/menus/main.json']);
    expect(said(menu({ x: link }), {})).toEqual(['menus/main#x: shown → absent']);
  });

  it('[CFG-10] what nobody sees does not, and what is not decided does', () => {
    expect(said({}, menu({ x: { ...link, when: NOBODY } }))).toEqual([]);
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`F${index}`, { on: false, note: '' }]));
    const any = { any: Object.keys(many).map((flag) => ({ flag })) };
    expect(said(flags(many), { ...flags(many), ...menu({ x: { ...link, when: any } }) })).toEqual([
      'menus/main#x: absent → shown | mine/menus/main.json',
    ]);
    expect(said(flags(many), { ...flags(many), ...onSlots(any) })).toEqual([
      'menus/main#rng: not decided: too many facts | mine/menus/main.json',
    ]);
  });

  it('[CFG-10] with a page or a block, what stands in it goes unsaid', () => {
    const page = { paths: ['/new'], layout: 'plain', title: { EN: 'New' }, areas: { main: { items: { a: { block: 'words' } } } } };
    expect(said({}, { 'pages/new.json': page })).toEqual(['pages/new: absent → shown | mine/pages/new.json']);
    expect(said({}, { 'pages/home.json': { areas: { main: { items: { box: { removed: true } } } } } })).toEqual([
      'pages/home#main.box: shown → absent | mine/pages/home.json',
    ]);
    const hello = { box: { slots: { inside: { items: { hello: { removed: true } } } } } };
    expect(said({}, { 'pages/home.json': { areas: { main: { items: hello } } } })).toEqual([
      'pages/home#main.box.inside.hello: shown → absent | mine/pages/home.json',
    ]);
  });

  it('[CFG-10] for whom, in the fewest facts', () => {
    const when = (condition: Condition) => said({}, onSlots(condition));
    const at = 'mine/menus/main.json';
    expect(when({ session: ['member'] })).toEqual([`menus/main#rng: shown → hidden for a visitor as they come | ${at}`]);
    expect(when({ not: { session: ['trial'] } })).toEqual([`menus/main#rng: shown → hidden for session=trial | ${at}`]);
    expect(when({ not: { all: [{ session: ['agent'] }, { accountType: [41] }] } })).toEqual([
      `menus/main#rng: shown → hidden for session=agent, accountType=41 | ${at}`,
    ]);
    expect(said(onSlots({ session: ['member'] }), onSlots({ session: ['member', 'agent'] }))).toEqual([
      `menus/main#rng: hidden → shown for session=agent | ${at}`,
    ]);
  });

  it('[CFG-10] only for those who see what stands around it', () => {
    const member: Condition = { session: ['member'] };
    expect(said(box(member, { flag: 'CHAT' }), box(member, { session: ['member'] }))).toEqual([
      'pages/home#main.box.inside.hello: hidden → shown for session=member, CHAT=off | mine/pages/home.json',
    ]);
    expect(said(box(member, { flag: 'CHAT' }), box(member, { any: [{ flag: 'CHAT' }, { session: ['trial'] }] }))).toEqual([]);
  });
});

describe('why the same condition comes to something else', () => {
  it('[CFG-10] [CFG-5] by a flag, told with its ancestor', () => {
    expect(said(onSlots({ flag: 'CHAT' }), { ...onSlots({ flag: 'CHAT' }), ...flags({ ROOT: { on: false } }) })).toEqual([
      'flags#ROOT: on → off | mine/flags.json',
      'flags#CHAT: on → off, by ROOT | mine/flags.json',
      'pages/rng#main.winners: shown → hidden for a visitor as they come, by CHAT on → off | mine/flags.json',
      'menus/main#rng: shown → hidden for a visitor as they come, by CHAT on → off | mine/flags.json',
    ]);
    expect(said({}, flags({ NEW: { on: true, note: '' } }))).toEqual(['flags#NEW: undeclared → on | mine/flags.json']);
    expect(said(flags({ NEW: { on: false, note: '' } }), {})).toEqual(['flags#NEW: off → undeclared | base/flags.json']);
  });

  it('[CFG-10] by a rule, or by the language that the merchant begins with', () => {
    const asks = onSlots({ rule: { field: 'email', is: 'required' } });
    const rule = { 'registration.json': { items: { email: { rule: { required: true } } } } };
    expect(said(asks, { ...asks, ...rule })).toEqual([
      'menus/main#rng: hidden → shown for a visitor as they come, by rule email enabled → required | base/registration.json',
      'registration#email: rule.required false → true | mine/registration.json',
    ]);
    const speaks = onSlots({ language: ['EN'] });
    expect(said(speaks, { ...speaks, 'merchant.json': { defaultLanguage: 'TY' } })).toEqual([
      'menus/main#rng: shown → hidden for a visitor as they come, by language EN → TY | mine/merchant.json',
      'merchant#defaultLanguage: "EN" → "TY" | mine/merchant.json',
    ]);
  });
});

const skin = (value: string) => ({ 'skin.json': { brand: { $type: value, accent: { $value: value, $description: value } } } });

const onGames = (item: object) => ({ 'pages/rng.json': { areas: { main: { items: { games: item } } } } });

describe('what else differs', () => {
  it('[CFG-10] values of items, by their names', () => {
    const at = 'mine/pages/rng.json';
    expect(said({}, onGames({ props: { text: 'Play' } }))).toEqual([`pages/rng#main.games: props.text "Games" → "Play" | ${at}`]);
    expect(said({}, onGames({ props: { menu: 'main' }, onFault: 'base' }))).toEqual([
      `pages/rng#main.games: onFault default → "base" | ${at}`,
      `pages/rng#main.games: props.menu default → "main" | ${at}`,
    ]);
    expect(said(onGames({ onFault: 'base' }), {})).toEqual(['pages/rng#main.games: onFault "base" → default | base/pages/rng.json']);
    expect(said({}, menu({ rng: { to: '/slots' } }))).toEqual(['menus/main#rng: to "/rng" → "/slots" | mine/menus/main.json']);
    expect(said({}, { 'pages/help.json': { layout: 'default' } })).toEqual([
      'pages/help: layout "plain" → "default" | mine/pages/help.json',
    ]);
  });

  it('[CFG-10] the rule of a field that stands twice, once where it is stated', () => {
    const again = { field: 'email', tabs: ['name'], group: 'contact', width: 'full' };
    const twice = (rule: object) => ({
      'registration.json': { items: { again: { ...again, rule: { enabled: true, required: false, ...rule } } } },
    });
    expect(said(twice({}), twice({ maxLength: 40 }))).toEqual([
      'registration#email: rule.maxLength default → 40 | mine/registration.json',
      'registration#again: rule.maxLength default → 40 | mine/registration.json',
    ]);
  });

  it('[CFG-10] the order of what both have', () => {
    expect(said({}, { 'menus/main.json': { order: ['help', '*'] } })).toEqual([
      'menus/main: order home, rng, help → help, home, rng | mine/menus/main.json',
    ]);
    const added = { items: { x: link, home: { removed: true } }, order: ['x', '*'] };
    expect(said({}, { 'menus/main.json': added }).filter((line) => line.includes('order'))).toEqual([]);
    const winners = { 'pages/rng.json': { areas: { main: { order: ['winners', 'games'] } } } };
    expect(said({}, winners)).toEqual(['pages/rng#main: order games, winners → winners, games | mine/pages/rng.json']);
    const more = { box: { slots: { inside: { items: { bye: { block: 'words' } } } } } };
    const inside = (order: string[]) => ({
      'pages/home.json': { areas: { main: { items: { box: { slots: { inside: { ...more.box.slots.inside, order } } } } } } },
    });
    expect(said(inside(['hello', 'bye']), inside(['bye', 'hello']))).toEqual([
      'pages/home#main.box.inside: order hello, bye → bye, hello | mine/pages/home.json',
    ]);
  });

  it('[CFG-10] values of the merchant, its constants, its skin and its words', () => {
    expect(said({ 'merchant.json': { domains: ['a.example'] } }, { 'merchant.json': { domains: ['b.example'] } })).toEqual([
      'merchant#domains: ["a.example"] → ["b.example"] | mine/merchant.json',
    ]);
    expect(said({}, { 'site.json': { chat: { headerColour: '#fff' } } })).toEqual([
      'site#chat.headerColour: default → "#fff" | mine/site.json',
    ]);
    expect(said(skin('#000'), skin('#fff'))).toEqual(['skin#brand.accent: "#000" → "#fff" | mine/skin.json']);
    const labels = { 'labels/EN.json': { $schema: 'x', v: 1, texts: { home: 'Start' } } };
    expect(said(labels, {})).toEqual(['labels/EN#texts.home: "Start" → default']);
  });
});

describe('whom a change is about', () => {
  it('[CFG-10] whoever is asked about sees it, or not', () => {
    const [change] = between({}, onSlots({ not: { session: ['trial'] } }));
    expect([change?.affects?.({}, 0), change?.affects?.({ session: 'trial', accountType: 4 }, 0)]).toEqual([false, true]);
    const [gone] = between({}, menu({ help: { removed: true } }));
    expect(gone?.affects?.({}, 0)).toBe(true);
  });

  it('[CFG-10] what stands on a page changes there alone, and not for whom the page is hidden', () => {
    const games = { areas: { main: { items: { games: { removed: true } } } } };
    const [gone] = between({}, { 'pages/rng.json': games });
    expect([gone?.affects?.({ route: '/slots' }, 0), gone?.affects?.({ route: '/' }, 0)]).toEqual([true, false]);
    const members = onRng({ session: ['member'] });
    const [hidden] = between(members, { 'pages/rng.json': { ...members['pages/rng.json'], ...games } });
    const at = { route: '/rng' };
    expect([hidden?.affects?.(at, 0), hidden?.affects?.({ ...at, session: 'member', accountType: 0 }, 0)]).toEqual([false, true]);
  });

  it('[CFG-10] a date counts, and a path that another page takes over', () => {
    const [change] = between({}, onSlots({ between: { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' } }));
    expect([change?.affects?.({}, 0), change?.affects?.({}, Date.parse('2026-06-01T00:00:00Z'))]).toEqual([true, false]);
    const [taken] = between({}, { 'pages/rng.json': { paths: ['/rng'] } });
    expect(taken).toMatchObject({ address: 'pages/rng', text: 'paths ["/rng","/slots"] → ["/rng"]' });
    expect([taken?.affects?.({ route: '/slots' }, 0), taken?.affects?.({ route: '/rng' }, 0)]).toEqual([true, false]);
    const [reworded] = between({}, { 'pages/rng.json': { title: { EN: 'Reels' } } });
    expect([reworded?.text, reworded?.affects]).toEqual(['title {"EN":"Slots"} → {"EN":"Reels"}', undefined]);
  });
});
