import { describe, expect, it } from 'vitest';

import { onRng, onSlots, small } from '../../../../tests/vectors/small.ts';
import { explain, type ExplainInput } from './explain.ts';
import type { Condition } from '#site/assembler/runtime/types.ts';

type Patches = Readonly<Record<string, object>>;
const ask = (address: string, known: ExplainInput['known'] = {}, patches: Patches = {}) => explain({ ...small(patches), address, known });
/** Each step as `verdict text`, with its file and line and where the fact comes from. */
const steps = (...asked: Parameters<typeof ask>) =>
  ask(...asked).steps.map(({ verdict, text, source, from }) =>
    [`${verdict} ${text}`, source.file, ...(from ? [from.text, from.source.file] : [])].join(' | '),
  );
const VISITOR = { session: 'visitor' } as const;

const here = (route: string) => ({ 'pages/rng.json': { areas: { main: { items: { games: { when: { route: [route] } } } } } } });

describe('explain', () => {
  it('[CFG-9] says each part of a condition, the whole first, and where each flag comes from', () => {
    const when: Condition = { all: [{ flag: 'NIGHT' }, { not: { flag: 'CHAT' } }] };
    const menu = 'mine/menus/main.json';
    expect(steps('menus/main#rng', VISITOR, onSlots(when))).toEqual([
      `false ${JSON.stringify(when)} | ${menu}`,
      `false {"not":{"flag":"CHAT"}} | ${menu}`,
      `true {"flag":"CHAT"} | ${menu} | CHAT declared | base/flags.json`,
      `false {"flag":"NIGHT"} | ${menu} | NIGHT declared | base/flags.json`,
    ]);
    expect(ask('menus/main#rng', VISITOR, onSlots(when)).shown).toBe(false);
  });

  it('[CFG-9] [CFG-5] of a flag that is off with another one, that one is named', () => {
    const off = { ...onSlots({ flag: 'CHAT' }), 'flags.json': { flags: { ROOT: { on: false } } } };
    expect(steps('menus/main#rng', VISITOR, off)).toEqual([
      'false {"flag":"CHAT"} | mine/menus/main.json | CHAT is off with ROOT, which is declared | mine/flags.json',
    ]);
    expect(steps('menus/main#rng', { flags: { CHAT: true } }, off)).toEqual([
      'true {"flag":"CHAT"} | mine/menus/main.json | CHAT given; declared | mine/flags.json',
    ]);
    // No file declares it.
    expect(steps('menus/main#rng', VISITOR, onSlots({ flag: 'NONE' }))).toEqual(['fault {"flag":"NONE"} | mine/menus/main.json']);
  });

  it('[CFG-9] of a rule, the last that is stated is named', () => {
    const asks: Condition = { rule: { field: 'email', is: 'required' } };
    const text = JSON.stringify(asks);
    expect(steps('menus/main#rng', VISITOR, onSlots(asks))).toEqual([
      `false ${text} | mine/menus/main.json | rule email stated | base/registration.json`,
    ]);
    expect(steps('menus/main#rng', { rules: {} }, onSlots(asks))).toEqual([
      `false ${text} | mine/menus/main.json | rule email given; stated | base/registration.json`,
    ]);
    const again = { field: 'email', tabs: ['name'], group: 'contact', width: 'full' };
    const twice = { 'registration.json': { items: { again: { ...again, rule: { enabled: true, required: true } }, bare: again } } };
    expect(steps('menus/main#rng', VISITOR, { ...onSlots(asks), ...twice })).toEqual([
      `true ${text} | mine/menus/main.json | rule email stated | mine/registration.json`,
    ]);
    const phone: Condition = { rule: { field: 'mobileNum', is: 'enabled' } };
    expect(steps('menus/main#rng', VISITOR, onSlots(phone))).toEqual([`false ${JSON.stringify(phone)} | mine/menus/main.json`]);
  });

  it.each([
    'pages/rng',
    'pages/rng#main.games',
    'pages/home#main.box.inside.hello',
    'layouts/plain#header.back',
    'menus/main#home',
    'modals#login',
    'centres/member#wallet',
    'registration#email',
    'registration#tabs.byName',
    'banners#top',
  ])('[CFG-9] %s has no condition, and says so', (address) => {
    expect(ask(address, VISITOR)).toEqual({
      address,
      found: true,
      shown: true,
      notes: ['always: no condition on it or around it'],
      steps: [],
    });
  });

  it('[CFG-9] what stands around an item counts, the outermost first', () => {
    const around = { 'pages/home.json': { when: { flag: 'CHAT' }, areas: { main: { items: { box: { when: { flag: 'NIGHT' } } } } } } };
    const said = ask('pages/home#main.box.inside.hello', VISITOR, around);
    expect([said.shown, ...said.steps.map(({ text }) => text)]).toEqual([false, '{"flag":"CHAT"}', '{"flag":"NIGHT"}']);
  });

  it('[CFG-9] asked without facts, it says the fewest that show it', () => {
    const needs = (when: Condition) => ask('menus/main#rng', {}, onSlots(when)).needs;
    expect(ask('menus/main#rng').needs).toBe('shown to a visitor as it is');
    expect(needs({ flag: 'CHAT' })).toBe('shown to a visitor as it is');
    expect(needs({ any: [{ all: [{ flag: 'NIGHT' }, { session: ['member'] }] }, { language: ['TY'] }] })).toBe('shown with language=TY');
    expect(needs({ all: [{ flag: 'NIGHT' }, { session: ['agent'] }] })).toBe('shown with NIGHT=on, session=agent');
    expect(needs({ all: [{ rank: { above: 4 } }, { device: ['phone'] }] })).toBe('shown with rank=5, device=phone');
    expect(needs({ rule: { field: 'email', is: 'required' } })).toBe('shown with rule email=required');
    expect(needs({ hasVendors: 'LIVE' })).toBe('shown with vendors of LIVE=on');
    expect(needs({ between: { from: '2126-01-01T00:00:00Z', to: '2127-01-01T00:00:00Z' } })).toBe(
      'shown with date=2126-01-01T00:00:00.000Z',
    );
    expect(needs({ session: [] as never })).toBe('never shown: no facts satisfy these conditions'); // Whatever arrives.
    expect(ask('menus/main#rng', VISITOR).needs).toBeUndefined();
  });

  it('[CFG-9] what names too many facts is not decided', () => {
    const flags = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`F${index}`, { on: false, note: '' }]));
    const needs = (count: number) =>
      ask(
        'menus/main#rng',
        {},
        {
          'flags.json': { flags },
          ...onSlots({
            any: Object.keys(flags)
              .slice(0, count)
              .map((flag) => ({ flag })),
          }),
        },
      ).needs;
    expect(needs(12)).toBe('shown with F11=on');
    expect(needs(13)).toBe('not decided: its conditions name more than 12 facts, or too many values');
  });

  it('[CFG-9] what stands on another page is not shown, and the page is named', () => {
    expect(ask('pages/rng#main.games', { route: '/slots' })).toMatchObject({ shown: true, steps: [] });
    expect(ask('pages/rng#main.games', { route: '/help' }).shown).toBe(false);
    expect(steps('pages/rng#main.games', { route: '/help' })).toEqual(['false on /rng, /slots | base/pages/rng.json']);
    expect(ask('pages/rng#main.games', { route: '/help' }).notes).toEqual([]);
    expect(ask('menus/main#rng', { route: '/help' }).shown).toBe(true);
    expect([ask('pages/missing', { route: '/nowhere' }).shown, ask('pages/missing', { route: '/rng' }).shown]).toEqual([true, false]);
  });

  it('[CFG-9] a page that its own condition hides says only that', () => {
    expect(steps('pages/rng#main.games', { route: '/rng' }, onRng({ session: ['member'] }))).toEqual([
      'false {"session":["member"]} | mine/pages/rng.json',
    ]);
  });

  it('[CFG-9] what stands in another layout is not shown, and the page says which it takes', () => {
    expect(ask('layouts/plain#header.back', { route: '/help' }).shown).toBe(true);
    expect(steps('layouts/plain#header.back', { route: '/slots' })).toEqual([
      'false in layout "plain" (pages/rng takes "default") | base/pages/rng.json',
    ]);
  });

  it('[CFG-9] asked without a route, the page is the one that is meant, under its own path', () => {
    expect(ask('pages/rng#main.games', VISITOR, here('/rng')).shown).toBe(true);
    expect(ask('pages/rng#main.games', { route: '/slots' }, here('/rng')).shown).toBe(true);
    expect(ask('pages/rng#main.games', VISITOR, here('/slots')).shown).toBe(false);
  });

  it('[CFG-9] counts the date that is asked about, and else the present', () => {
    const between = { from: '2020-01-01T00:00:00Z', to: '2021-01-01T00:00:00Z' };
    expect(ask('menus/main#rng', { now: Date.parse('2020-06-01T00:00:00Z') }, onSlots({ between })).shown).toBe(true);
    expect(ask('menus/main#rng', VISITOR, onSlots({ between })).shown).toBe(false);
  });

  it.each([
    ['menus/main#help', 'removed, config/mine/menus/main.json:4'],
    ['menus/main#rgn', 'no such item; did you mean menus/main#rng?'],
    ['pages/rng#mian.games', 'no such item; did you mean pages/rng#main.games?'],
    ['nothing/of#thekind', 'no such item'],
  ])('[CFG-9] nothing stands at %s: %s', (address, note) => {
    const removed = { 'menus/main.json': { items: { help: { removed: true } } } };
    expect(ask(address, {}, removed)).toEqual({ address, found: false, shown: false, notes: [note], steps: [] });
  });
});
