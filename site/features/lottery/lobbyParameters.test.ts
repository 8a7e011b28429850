import { describe, expect, it } from 'vitest';

import { lobbyParameters, platformLobby, siteLobby } from './lobbyParameters.ts';
import { lotteryPath, readLotteryPlace } from './lotteryPlace.ts';

const site = {
  platform: { device: 'WEB' },
  lottery: { area: 'VN', launchMode: 'LOTT', type: 'SEA', prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'] },
};
const wanted = { gameCode: 'VNMB', backUrl: 'https://sinag.example/lottery', language: 'EN' };

describe('the parameters of a lottery lobby', () => {
  it('[GAM-9] [CFG-15] are the spec’s eight, from config and what is wanted', () => {
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

  it('[GAM-9] without a lottery open the lobby, and name none', () => {
    const parameters = lobbyParameters(site, { ...wanted, gameCode: '' });
    expect(parameters.lottoView).toBe('lobby');
    expect(parameters).not.toHaveProperty('lottoGameCode');
  });

  it.each([
    ['Lott', 'Lott'],
    [undefined, 'SEA'],
    ['WS', 'Lott'],
  ])('[GAM-9] the prize mode %j is sent as %j: config knows which there are', (prizeMode, sent) => {
    const parameters = lobbyParameters(site, { ...wanted, ...(prizeMode !== undefined && { prizeMode }) });
    expect(parameters.lottoPrizeMode).toBe(sent);
  });

  it('[GAM-9] reach another platform by name, beside what its address holds', () => {
    const parameters = lobbyParameters(site, wanted);
    const address = new URL(platformLobby('https://lotto.example/lobby?token=1', parameters));
    expect(Object.fromEntries(address.searchParams)).toEqual({ token: '1', ...parameters });
  });

  it('[GAM-9] [APP-5] on this site become its page’s query', () => {
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

  it('[APP-5] keeps what else stands in it, and no text without end', () => {
    expect(lotteryPath('/lottery', { gameCode: 'SEA1' }, 'merchant=lotus&gameCode=X')).toBe('/lottery?merchant=lotus&gameCode=SEA1');
    expect(readLotteryPlace(`gameCode=${'9'.repeat(999)}`).gameCode).toHaveLength(255);
  });
});
