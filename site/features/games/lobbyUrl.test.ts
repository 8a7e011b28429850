import { describe, expect, it } from 'vitest';

import { everything, filtersOf, isNarrowed, readLobby, withFilters, withList } from './lobbyUrl.ts';

describe('the filters of a lobby in its URL', () => {
  it('[GAM-11] round-trips any input', () => {
    const filters = { vendor: 'PG', search: 'Lữ hành & vàng = 100%? #1', classify: 'SM', minBet: '0.05' };
    expect(readLobby(withFilters('', filters))).toEqual({ ...filters, list: 'all' });
  });

  it('[APP-4] selects the vendor that the query `page` names', () => {
    expect(readLobby('?page=JILI').vendor).toBe('JILI');
    expect(withFilters('?page=JILI', { vendor: '' })).toBe('');
  });

  it.each([{ vendor: 'PG' }, { search: 'x' }, { classify: 'SM' }, { minBet: '0.1' }])(
    '[GAM-2] returns to the list of all games when %j changes',
    (change) => {
      expect(readLobby(withFilters('?list=hot', change))).toEqual({ ...everything, ...change });
    },
  );

  it('[GAM-2] preserves the other filters when one changes', () => {
    expect(readLobby(withFilters('?page=PG&q=gold&type=SM', { classify: 'JP' }))).toEqual({
      ...everything,
      vendor: 'PG',
      search: 'gold',
      classify: 'JP',
    });
  });

  it('[GAM-2] another list has no filters', () => {
    expect(withList('?page=PG&q=gold', 'fav')).toBe('?list=fav');
    expect(withList('?list=fav', 'all')).toBe('');
    expect(readLobby('?list=recent&page=PG&q=gold')).toEqual({ ...everything, list: 'recent' });
  });

  it('[GAM-11] is unaffected by parameters of modals', () => {
    const filters = '?page=PG&q=gold';
    expect(filtersOf(`${filters}&modal=loginPopupModal&modal.section=sms`)).toBe(filtersOf(filters));
    expect(readLobby(filtersOf(filters))).toEqual(readLobby(filters));
  });

  it('[GAM-11] preserves other parameters', () => {
    expect(withFilters('?merchant=aurora&page=PG', { search: 'gold' })).toBe('?merchant=aurora&page=PG&q=gold');
    expect(withList('?merchant=aurora&q=gold', 'hot')).toBe('?merchant=aurora&list=hot');
  });

  it('[GAM-2] treats an unknown list as all games, and truncates long text', () => {
    expect(readLobby('?list=__proto__').list).toBe('all');
    expect(readLobby(`?q=${'x'.repeat(300)}`).search).toHaveLength(255);
  });

  it('[ERR-4] detects active filters', () => {
    expect(isNarrowed(readLobby(''))).toBe(false);
    expect(isNarrowed(readLobby('?merchant=aurora'))).toBe(false);
    expect(isNarrowed(readLobby('?minBet=0.1'))).toBe(true);
    expect(isNarrowed(readLobby('?list=hot'))).toBe(true);
  });
});
