import { describe, expect, it } from 'vitest';

import { small } from '../../../../tests/vectors/small.ts';
import { locate } from './address.ts';
import { composeFacts } from '#site/assembler/runtime/facts.ts';
import { arrive, factsAt, isInUse, layoutOf, ownRoute, pageOf } from './routes.ts';
import type { Condition } from '#site/assembler/runtime/types.ts';

/** The small merchant with a page for two words, and `/deep` in a layout that no other page has. */
const { artefact } = small({
  'pages/games.json': {
    paths: ['/:games', '/play'],
    parameters: { games: { RNG: { EN: 'Slots' }, FISH: { EN: 'Fish' } } },
    layout: 'default',
    title: { EN: 'Games' },
    areas: {},
  },
  'pages/deep.json': { paths: ['/deep', '/deeper'], layout: 'tall', title: { EN: 'Deep' }, areas: {} },
  'layouts/tall.json': { frame: 'bare', areas: {} },
});
const start = composeFacts(artefact, {}, 0);
/** The routes on which a file's items are asked about where a condition names those. */
const routes = (address: string, ...named: string[]) => {
  const when: readonly Condition[] = named.length > 0 ? [{ route: named }] : [];
  return factsAt(locate(address), when, [{ artefact, start }])?.map(({ facts: [facts] }) => facts?.route);
};
const of = (address: string, asked: string) => ownRoute(locate(address), artefact, asked);
const at = (route: string) => arrive(artefact, { ...start, route });
const isDrawn = (address: string, route: string) => isInUse(locate(address), artefact, at(route).match);

describe('the routes of an item', () => {
  it('[CFG-16] [APP-1] a page’s items are asked about on its own path, not on aliases or other pages', () => {
    expect(routes('pages/rng#main/games')).toEqual(['/rng']);
    expect(routes('pages/rng#main/games', '/rng', '/slots', '/help')).toEqual(['/rng']);
    expect(routes('pages/home#main/box', '/home')).toEqual(['/']);
  });

  it('[CFG-16] [APP-1] of a parameter’s words, one that no condition names, and each that one does', () => {
    expect(routes('pages/games')).toEqual(['/RNG']);
    expect(routes('pages/games', '/RNG')).toEqual(['/FISH', '/RNG']);
    expect(routes('pages/games', '/RNG', '/FISH', '/play')).toEqual(['/RNG', '/FISH']);
  });

  it('[CFG-16] [APP-1] a page that answers what no other does is asked about there', () => {
    expect(routes('pages/missing')).toEqual(['/elsewhere']);
    expect(routes('pages/missing', '/nowhere', '/help')).toEqual(['/elsewhere', '/nowhere']);
    // Spelled otherwise a word is still the games'; one that is none leads nowhere.
    expect(routes('pages/missing', '/rNg', '/fIsH', '/pvp')).toEqual(['/elsewhere', '/pvp']);
  });

  it('[CFG-16] [APP-1] a page that conditions may hide leaves its path to the one that answers everything', () => {
    const hidden = small({ 'pages/help.json': { when: { flag: 'NIGHT' } } });
    const facts = factsAt(
      locate('pages/missing'),
      [{ route: ['/help'] }],
      [{ artefact: hidden.artefact, start: composeFacts(hidden.artefact, {}, 0) }],
    );
    expect(facts?.map(({ facts: [one] }) => one?.route)).toEqual(['/elsewhere', '/help']);
  });

  it('[CFG-16] [APP-1] a layout’s items are asked about on the pages that have it', () => {
    expect(routes('layouts/tall#header')).toEqual(['/deep']);
    expect(routes('layouts/tall#header', '/deep', '/deeper', '/rng')).toEqual(['/deep']);
    expect(routes('layouts/plain#header')).toEqual(['/help']);
    expect(routes('layouts/default#header', '/rng', '/help', '/RNG')).toEqual(expect.arrayContaining(['/rng', '/RNG']));
    expect(routes('layouts/default#header', '/rng', '/help')).not.toContain('/help');
  });

  it('[CFG-16] [APP-1] what belongs to every page is asked about everywhere but on aliases', () => {
    expect(routes('menus/main#rng')).toEqual(['/']);
    expect(routes('menus/main#rng', '/rng', '/slots', '/help')).toEqual(['/', '/rng', '/help', '/elsewhere']);
    expect(routes('menus/main#rng', '/home')).toEqual(['/', '/elsewhere']);
  });

  it('[CFG-9] of two configs, only where both have it', () => {
    const other = small({ 'pages/rng.json': { paths: ['/rng', '/help-me'] } });
    const sides = [artefact, other.artefact].map((one) => ({ artefact: one, start: composeFacts(one, {}, 0) }));
    const when: Condition[] = [{ route: ['/slots', '/help-me'] }];
    expect(factsAt(locate('menus/main#rng'), when, sides)?.map(({ facts }) => facts.map(({ route }) => route))).toEqual([
      ['/', '/'],
      ['/elsewhere', '/elsewhere'],
    ]);
    expect(factsAt(locate('pages/rng'), when, sides)?.map(({ facts }) => facts.map(({ route }) => route))).toEqual([['/rng', '/rng']]);
  });
});

describe('where somebody arrives', () => {
  it('[CFG-9] [APP-1] an alias counts as the page, a word as it is listed', () => {
    expect(of('pages/rng#main/games', '/slots')).toBe('/rng');
    expect(of('pages/rng#main/games', '/help')).toBe('/help');
    expect(of('pages/games', '/fish')).toBe('/FISH');
    expect(of('pages/games', '/rng')).toBe('/rng');
    expect(of('pages/games', '/play')).toBe('/RNG');
    expect(of('pages/games', '/pvp')).toBe('/pvp');
    expect(of('pages/missing', '/nowhere')).toBe('/nowhere');
    expect(of('menus/main#rng', '/slots')).toBe('/slots');
    expect(at('/slots').facts.route).toBe('/rng');
    expect(at('/slots').match?.id).toBe('rng');
    expect(at('/nowhere').facts.route).toBe('/nowhere');
  });

  it('[CFG-9] a page’s file is drawn there, a layout’s on its pages, a menu everywhere', () => {
    expect([isDrawn('pages/rng', '/slots'), isDrawn('pages/rng', '/help')]).toEqual([true, false]);
    expect([isDrawn('layouts/plain', '/help'), isDrawn('layouts/plain', '/rng')]).toEqual([true, false]);
    expect([isDrawn('menus/main', '/help'), isDrawn('menus/main', '/nowhere')]).toEqual([true, true]);
    // Where nothing is found there is the default layout.
    expect(isInUse(locate('pages/rng'), artefact, null)).toBe(false);
    expect(isInUse(locate('layouts/default'), artefact, null)).toBe(true);
    expect(isInUse(locate('layouts/plain'), artefact, null)).toBe(false);
  });

  it('[CFG-9] a file is of a page or of a layout by its place', () => {
    expect(pageOf(locate('pages/rng'), artefact)?.page.paths).toEqual(['/rng', '/slots']);
    expect(pageOf(locate('pages/rng'), artefact)?.id).toBe('rng');
    expect(pageOf(locate('menus/main'), artefact)).toBeUndefined();
    expect(pageOf(locate('pages/toString'), artefact)).toBeUndefined();
    expect(layoutOf(locate('layouts/plain'))).toBe('plain');
    expect(layoutOf(locate('pages/rng'))).toBeUndefined();
    for (const path of ['my/pages/rng.json', 'pages/rng.json.bak'])
      expect(pageOf({ ...locate('pages/rng'), path }, artefact)).toBeUndefined();
    for (const path of ['my/layouts/plain.json', 'layouts/plain.json5'])
      expect(layoutOf({ ...locate('layouts/plain'), path })).toBeUndefined();
  });
});
