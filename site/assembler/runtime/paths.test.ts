import { describe, expect, it } from 'vitest';

import { addressesOf, answers, leadsTo, pagesAt, parameterOf } from './paths.ts';
import type { Page } from './types.ts';

const page = (change: Partial<Page> & Pick<Page, 'paths'>): Page => ({ layout: 'default', title: { EN: 'Page' }, areas: {}, ...change });

const pages = {
  missing: page({ paths: ['*'] }),
  games: page({ paths: ['/:games'], parameters: { games: { RNG: { EN: 'Slots' }, LOTT: { EN: 'Lottery' } } } }),
  rng: page({ paths: ['/rng', '/slots'] }),
};

const found = (path: string) => [...pagesAt(pages, path)].map(({ id, path: own, parameters }) => [id, own, parameters['games'] ?? '']);

describe('paths', () => {
  it.each(['/LOTT', '/lott', '/Lott'])('[APP-7] [APP-17] %s names a word in any case', (path) => {
    expect(found(path)).toEqual([
      ['games', '/LOTT', 'LOTT'],
      ['missing', path, ''],
    ]);
    const [match] = pagesAt(pages, path);
    expect(match?.title).toEqual({ EN: 'Lottery' });
  });

  it('[APP-7] a path that a page has itself is never taken for a word', () => {
    expect(found('/rng')).toEqual([
      ['rng', '/rng', ''],
      ['missing', '/rng', ''],
    ]);
    expect([leadsTo(pages, 'games', '/rng'), leadsTo(pages, 'games', '/Rng'), leadsTo(pages, 'missing', '/rng')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(found('/RNG')[0]).toEqual(['games', '/RNG', 'RNG']);
  });

  it.each(['/nonsense', '/lott/1', '/constructor', '/', '/:games'])('[APP-12] [APP-17] %s is no word', (path) => {
    expect(found(path).filter(([, , word]) => word !== '')).toEqual([]);
  });

  it('[APP-1] an alias stands for the page’s own path', () => {
    expect(found('/slots')[0]).toEqual(['rng', '/rng', '']);
  });

  it('[APP-1] [APP-17] a path beside a parameter or beside `*` stands for itself', () => {
    const mixed = {
      games: page({ paths: ['/:games', '/all'], parameters: pages.games.parameters ?? {} }),
      missing: page({ paths: ['*', '/404'] }),
    };
    const own = (path: string) => [...pagesAt(mixed, path)].map(({ id, path: seen }) => [id, seen])[0];
    expect([own('/all'), own('/404')]).toEqual([
      ['games', '/all'],
      ['missing', '/404'],
    ]);
  });

  it('[APP-14] a page comes with the title and the description that config gives it', () => {
    const about = { title: { EN: 'Slots' }, description: { EN: 'All slots' } };
    expect([...pagesAt({ rng: page({ paths: ['/rng'], ...about }) }, '/rng')]).toMatchObject([about]);
  });

  it('[APP-17] a page’s addresses are all that can be asked for as they stand', () => {
    expect(addressesOf(pages.games)).toEqual(['/RNG', '/LOTT']);
    expect(addressesOf(pages.rng)).toEqual(['/rng', '/slots']);
    expect([answers(pages.games, '/lott'), answers(pages.games, '/live'), answers(pages.missing, '/live')]).toEqual([true, false, false]);
    expect([parameterOf('/:games'), parameterOf('/games'), parameterOf('/:')]).toEqual(['games', undefined, undefined]);
  });
});
