import { describe, expect, it } from 'vitest';

import { LAUNCH_TABLE, launchStep, lotteryAddress, type LaunchSettings, type LaunchSituation } from './launchTable.ts';
import { targetOf, type LaunchTarget } from './launchTarget.ts';

const settings: LaunchSettings = {
  games: { lotteryPage: '/lottery', vendorPages: { TCG_LOTTO_VN: '/vnlottery', FB: '/fbsports' } },
  lottery: { inAppVendors: ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'] },
  hasPage: () => true,
};

const game = (change: Partial<LaunchTarget> = {}): LaunchTarget => ({
  nodeId: '7',
  vassalage: 'PG',
  gameType: 'RNG',
  gameName: 'Seven',
  ...change,
});

const step = (change: Partial<LaunchSituation>) => launchStep({ session: 'member', launching: false, game: game(), settings, ...change });

const lottery = game({ gameType: 'LOTT', vassalage: 'TCG_SEA' });
const group = game({ gameType: 'LIVE', isGame: 'VASSALAGE' });

describe('how a game starts', () => {
  it.each([game(), lottery, group])('[GAM-6] [LOG-11] a visitor logs in first for any game, even while a launch is in progress', (any) => {
    expect(step({ session: 'visitor', game: any })).toBe('login');
    expect(step({ session: 'visitor', game: any, launching: true })).toBe('login');
  });

  it.each([game(), lottery, group])('[GAM-6] [LOG-11] a trial account is told that it needs a real one', (any) => {
    expect(step({ session: 'trial', game: any })).toBe('warning');
  });

  it('[GAM-6] a trial account plays a game that is marked for it', () => {
    expect(step({ session: 'trial', game: game({ isTrial: 1 }) })).toBe('gamePage');
    expect(step({ session: 'visitor', game: game({ isTrial: 1 }) })).toBe('login');
  });

  it.each([game(), lottery, group])('[GAM-6] nothing happens while a launch is in progress', (any) => {
    expect(step({ launching: true, game: any })).toBe('nothing');
    expect(step({ session: 'agent', launching: true, game: any })).toBe('nothing');
  });

  it.each(['LOTT', 'ELOTT'])('[GAM-6] %s of the four in-app vendors opens the lottery page', (gameType) => {
    for (const vassalage of ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT']) {
      expect(step({ game: game({ gameType, vassalage }) }), vassalage).toBe('lotteryPage');
    }
  });

  it.each(['LOTT', 'ELOTT'])('[GAM-6] [GAM-9] %s of another vendor is a third-party launch, of a lottery lobby', (gameType) => {
    expect(step({ game: game({ gameType, vassalage: 'MORNINGDRAW' }) })).toBe('platformLobby');
  });

  it('[GAM-6] another game of an in-app vendor is a third-party launch', () => {
    expect(step({ game: game({ gameType: 'RNG', vassalage: 'LOTT' }) })).toBe('gamePage');
  });

  it('[GAM-6] a lottery launches in the frame if the site has no page for it', () => {
    expect(step({ game: lottery, settings: { ...settings, hasPage: (path) => path !== '/lottery' } })).toBe('platformLobby');
  });

  it('[GAM-6] [MOD-5] VASSALAGE opens the popup of sub-games; any other word does not', () => {
    expect(step({ game: group })).toBe('subGames');
    expect(step({ game: game({ isGame: 'GAME' }) })).toBe('gamePage');
  });

  it('[GAM-10] a game with rooms opens the room list, and launches after a selection', () => {
    expect(step({ game: game({ gameType: 'PVP', hasRooms: 1 }) })).toBe('rooms');
    expect(step({ game: game({ gameType: 'PVP', hasRooms: 1, roomId: '7-2' }) })).toBe('gamePage');
  });

  it('[APP-18] a game of a vendor with a separate page launches there, if the page exists', () => {
    expect(step({ game: game({ vassalage: 'FB' }) })).toBe('providerPage');
    expect(step({ game: game({ vassalage: 'FB' }), settings: { ...settings, hasPage: () => false } })).toBe('gamePage');
  });

  it.each(['member', 'agent'] as const)('[GAM-6] every other game of a %s starts in the frame', (session) => {
    expect(step({ session })).toBe('gamePage');
  });

  it('[GAM-6] every row of the table is reached by a test above', () => {
    expect(LAUNCH_TABLE.map(({ leads }) => leads)).toEqual([
      'login',
      'warning',
      'nothing',
      'lotteryPage',
      'subGames',
      'rooms',
      'providerPage',
      'platformLobby',
      'gamePage',
    ]);
  });
});

describe('the address of a lottery', () => {
  it.each([
    [lottery, '/lottery?gameCode=7&vendor=TCG_SEA'],
    [{ ...lottery, defaultPlayType: 'STAR3' }, '/lottery?gameCode=7&vendor=TCG_SEA&playType=STAR3'],
    [{ ...lottery, nodeId: '' }, '/lottery?vendor=TCG_SEA'],
    [{ ...lottery, nodeId: '', vassalage: '' }, '/lottery'],
    [{ ...lottery, vassalage: 'TCG_LOTTO_VN' }, '/vnlottery?gameCode=7'],
    [{ ...lottery, vassalage: 'TCG_LOTTO_VN', nodeId: '' }, '/vnlottery'],
  ])('[APP-5] %# includes game, vendor and play type only if known', (target, address) => {
    expect(lotteryAddress(target, settings)).toBe(address);
  });
});

describe('a game item of the platform', () => {
  it.each([
    [
      { gameType: 'LOTT', vendor: 'TCG_SEA', gameCode: 'SEA1' },
      { nodeId: 'SEA1', vassalage: 'TCG_SEA' },
    ],
    [
      { gameType: 'LOTT', accountTypeName: 'TCG_SEA', code: 'SEA1' },
      { nodeId: 'SEA1', vassalage: 'TCG_SEA' },
    ],
    [
      { gameType: 'RNG', vassalage: 'PG', nodeId: '9', vendor: '' },
      { nodeId: '9', vassalage: 'PG' },
    ],
    [{ gameType: 'RNG' }, { nodeId: '', vassalage: '' }],
  ])('[GAM-6] %# reads vendor and code from any of their field names', (item, known) => {
    expect(targetOf(item)).toMatchObject(known);
  });

  it('[GAM-6] includes the fields that decide how it launches', () => {
    const item = { gameType: 'ELOTT', code: 'K3', isGame: 'VASSALAGE', defaultPlayType: 'SUM', roomId: '1' };
    expect(targetOf(item)).toEqual({
      nodeId: 'K3',
      vassalage: '',
      gameType: 'ELOTT',
      gameName: '',
      isGame: 'VASSALAGE',
      defaultPlayType: 'SUM',
      roomId: '1',
    });
  });
});
