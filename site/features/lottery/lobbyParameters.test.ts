import { describe, expect, it } from 'vitest';

import { lobbyParameters, platformLobby, siteLobby } from './lobbyParameters.ts';
import { lotteryPath, readLotteryPlace } from './lotteryPlace.ts';

const site = {
  platform: { device: 'WEB' },
  lottery: { area: 'VN', launchMode: 'LOTT', type: 'SEA', prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'] },
};
const wanted = { gameCode: 'VNMB', backUrl: 'https://sinag.example/lottery', language: 'EN' };

describe('the parameters of a lottery lobby', () => {
  it('[GAM-9] [CFG-15] are the eight required ones, from config and the given lottery', () => {
    expect(lobbyParameters(site, wanted)).toEqual({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'SEA',
      lottoGameCode: 'VNMB',
      lottoView: 'betting',
      device: 'WEB',
      backUrl: 'https://sinag.example/lottery',
      language: 'EN',
    });
  });

  it('[GAM-9] open the lobby if no lottery is given', () => {
    const parameters = lobbyParameters(site, { ...wanted, gameCode: '' });
    expect(parameters.lottoView).toBe('lobby');
    expect(parameters).not.toHaveProperty('lottoGameCode');
  });

  it.each([
    ['Lott', 'Lott'],
    [undefined, 'SEA'],
    ['WS', 'Lott'],
  ])('[GAM-9] the prize mode %j is sent as %j: an unknown one falls back to config', (prizeMode, sent) => {
    const parameters = lobbyParameters(site, { ...wanted, ...(prizeMode !== undefined && { prizeMode }) });
    expect(parameters.lottoPrizeMode).toBe(sent);
  });

  it('[GAM-9] are appended to another platform’s URL', () => {
    const parameters = lobbyParameters(site, wanted);
    const address = new URL(platformLobby('https://lotto.example/lobby?token=1', parameters));
    expect(Object.fromEntries(address.searchParams)).toEqual({ token: '1', ...parameters });
  });

  it('[GAM-9] [APP-5] become the page’s query on this site', () => {
    expect(siteLobby('/lottery', lobbyParameters(site, wanted), 'TCG_LOTTO_VN')).toBe('/lottery?gameCode=VNMB&vendor=TCG_LOTTO_VN');
    expect(siteLobby('/vnlottery', lobbyParameters(site, { ...wanted, gameCode: '' }))).toBe('/vnlottery');
  });
});

describe('the query of the lottery page', () => {
  it.each([
    [{ gameCode: 'SEA1', vendor: 'TCG_SEA', playType: 'pair_last' }, '/lottery?gameCode=SEA1&vendor=TCG_SEA&playType=pair_last'],
    [{ gameCode: 'SEA1', vendor: '', playType: '' }, '/lottery?gameCode=SEA1'],
    [{ vendor: 'TCG_SEA' }, '/lottery?vendor=TCG_SEA'],
    [{}, '/lottery'],
  ])('[APP-5] of %j is %s: each parameter only when known', (place, address) => {
    expect(lotteryPath('/lottery', place)).toBe(address);
    expect(readLotteryPlace(address.split('?')[1] ?? '')).toEqual({ gameCode: '', vendor: '', playType: '', ...place });
  });

  it('[APP-5] preserves other parameters, and truncates long values', () => {
    expect(lotteryPath('/lottery', { gameCode: 'SEA1' }, 'merchant=lotus&gameCode=X')).toBe('/lottery?merchant=lotus&gameCode=SEA1');
    expect(readLotteryPlace(`gameCode=${'9'.repeat(999)}`).gameCode).toHaveLength(255);
  });
});
