import { describe, expect, it } from 'vitest';
import { PRIZE_MODES } from '#site/api/contract/lottery.ts';
import { calls } from '#site/api/contract/index.ts';
import { gatewayOfFile, merchant, send, startGateway, tokenOf } from './support.ts';

const DONG = merchant('dong', { currency: { symbol: '₫', exponent: 0 }, languages: ['VI', 'EN'], defaultLanguage: 'VI' });
const { gateway, clock } = gatewayOfFile({ merchants: [merchant('demo'), DONG] });

describe('the Vietnamese lotteries', () => {
  it('[APP-5] lô is staked in whole points where dong are played with, and in money elsewhere', async () => {
    const options = { merchant: 'dong', exponent: 0 };
    const points = async (gameCode: string, where: object) =>
      (await send(gateway, calls.lotteryRules, { gameCode }, where)).value.plays.flatMap(({ playType, pointPrice }) =>
        pointPrice === undefined ? [] : [[playType, pointPrice / 10_000]],
      );
    expect(await points('VNMB', options)).toEqual([
      ['pair_any', 23_000],
      ['three_any', 23_000],
    ]);
    expect(await points('VNMN', options)).toEqual([
      ['pair_any', 18_000],
      ['three_any', 17_000],
    ]);
    expect(await points('VNMB', {})).toEqual([]);
    const token = await tokenOf(gateway, 'demo', options);
    const bet = async (stake: number) => {
      const lines = [{ playType: 'pair_any', picks: [['17', '71']], stake }];
      const numero = (await send(gateway, calls.nextDraws, { gameCode: 'VNMB' }, options)).value.list[0]?.numero ?? '';
      const slip = { gameCode: 'VNMB', prizeMode: PRIZE_MODES.Lott, numero, lines };
      return send(gateway, calls.placeBets, slip, { token, ...options });
    };
    expect((await bet(2 * 230_000_000)).value.total).toBe(92_000);
    const refused = await bet(100_000_000);
    expect([refused.errorCode, refused.value]).toEqual(['lottery.stake.invalid', { field: 'lines.0.stake' }]);
  });

  it('[APP-5] [GAM-9] the draw of a station pays what was bet on that station, and not on the others of its region', async () => {
    const token = await tokenOf(gateway, 'vip');
    const { list } = (await send(gateway, calls.nextDraws, { gameCode: 'VNMN' })).value;
    // The 16th is a Friday.
    expect(list.map(({ numero, station }) => [numero, station])).toEqual([
      ['20260116-VL', 'Vĩnh Long'],
      ['20260116-BD', 'Bình Dương'],
      ['20260116-TV', 'Trà Vinh'],
    ]);
    // Draws are the same on every machine: another one that is ahead knows them.
    const drawsAt = list[0]?.drawsAt ?? 0;
    const { gateway: ahead } = startGateway({}, { now: drawsAt });
    const drawn = (await send(ahead, calls.openedNumbers, { gameCode: 'VNMN', count: 3 })).value.list;
    const tails = drawn.map(({ prizes }) => prizes[0]?.numbers[0]?.slice(-2) ?? '');
    expect(drawn.map(({ station }) => station)).toEqual(list.map(({ station }) => station));
    expect(new Set(tails).size).toBe(3);
    ahead.close();
    // The tail of the first one, on each of them.
    const lines = [{ playType: 'pair_tail', picks: [[tails[0] ?? '']], stake: 10_000 }];
    for (const { numero } of list)
      await send(gateway, calls.placeBets, { gameCode: 'VNMN', prizeMode: PRIZE_MODES.Lott, numero, lines }, { token });
    const region = { gameCode: 'VNMN', prizeMode: PRIZE_MODES.Lott, numero: '20260116', lines };
    expect((await send(gateway, calls.placeBets, region, { token })).errorCode).toBe('lottery.draw.closed');
    clock.now = drawsAt;
    const again = await tokenOf(gateway, 'vip');
    const orders = (await send(gateway, calls.lotteryOrders, { pageNo: 1, pageSize: 3 }, { token: again })).value.list;
    expect(orders.map(({ station, win }) => [station, win])).toEqual([
      ['Trà Vinh', 0],
      ['Bình Dương', 0],
      ['Vĩnh Long', 9000],
    ]);
    const opened = await send(gateway, calls.openedNumero, { gameCode: 'VNMN', numero: '20260116-VL' }, { token: again });
    expect(opened.value.opened).toEqual(drawn[0]);
  });
});
