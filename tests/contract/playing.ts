import { beforeEach } from 'vitest';
import { createGames, seededRandom } from '#gateway/api/index.ts';
import type { RunningGateway } from '#gateway/api/index.ts';
import { calls } from '#site/api/contract/index.ts';
import type { CallInput } from '#site/api/contract/index.ts';
import { dev, gatewayOfFile, merchant, PASSWORD, send } from './support.ts';

/** A sensible request for each call of responsible play. */
export const PLAY_EXAMPLES = {
  playLimits: {},
  setPlayLimit: { kind: 'loss', period: 'day', amount: 100_000 },
  answerPlayLimit: { kind: 'loss', period: 'day', action: 'cancel' },
  playSession: {},
  setRealityCheck: { minutes: 30 },
  acknowledgeRealityCheck: {},
  takeTimeOut: { days: 1 },
  exclusionTerms: {},
  excludeSelf: { months: 6, password: PASSWORD },
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

type Limit = CallInput<typeof calls.setPlayLimit>;

/** A gateway with a merchant whose jurisdiction asks for everything, and one, `free`, whose asks for nothing; and what players do there. */
export function playersOfFile() {
  const play = { limits: true, realityCheckMinutes: 60, realityCheckOptional: false };
  const running = gatewayOfFile({
    merchants: [
      merchant('demo', { play, timeZone: 'Asia/Manila' }),
      merchant('free', { play: { ...play, limits: false, realityCheckOptional: true } }),
    ],
  });
  beforeEach(async () => {
    await dev(running.gateway, 'PUT', 'whitelabel', { MINIGAME3: '1', GOOGLELOGIN3: '1' });
  });
  return { ...running, ...doings(running.gateway) };
}

function doings(gateway: RunningGateway) {
  const games = createGames({ gateway, random: seededRandom('rounds') });
  const post = async (path: string, body: object) => {
    const response = await games.request(path, { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, ...(await response.json()) };
  };
  let rounds = 0;

  return {
    setLimit: (token: string, limit: Limit) => send(gateway, calls.setPlayLimit, limit, { token }),

    limitOf: async (token: string, kind: Limit['kind'], period: Limit['period']) =>
      (await send(gateway, calls.playLimits, {}, { token })).value.limits.find((limit) => limit.kind === kind && limit.period === period),

    sessionOf: (token: string) => send(gateway, calls.playSession, {}, { token }).then(({ value }) => value),

    /** Stakes 5.00, or what is said, on a mini game. */
    async playMini(token: string, stake = 500) {
      const { seedHash } = (await send(gateway, calls.miniGameTable, {}, { token })).value;
      const bet = { gameCode: 'dice', choice: 'over', stake, seedHash, clientSeed: 'player-1' } as const;
      return send(gateway, calls.playMiniGame, bet, { token });
    },

    /** Opens a slot game; plays rounds in it. */
    async openGame(token: string) {
      const lobby = { clientType: 3, platform: 'flash,html5-desktop', language: 'EN', pageNo: 1, pageSize: 14, gameType: 'RNG' };
      const [game] = (await send(gateway, calls.gameList, { ...lobby, vassalage: 'SALA' })).value.games;
      const wanted = { nodeId: game?.nodeId ?? '', vendor: 'SALA', gameType: 'RNG', platform: 'html5', language: 'EN' };
      const { value } = await send(gateway, calls.launchGame, wanted, { token });
      const { session } = await post('/api/open', { token: new URL(value.content).hash.slice(1) });
      const round = (stake: number, roundId = `round-${String((rounds += 1)).padStart(4, '0')}`) =>
        post('/api/round', { session, roundId, kind: 'slots', stake });
      return { round };
    },

    /** A bet of 10.00 in the next draw of a lottery. */
    async placeSlip(token: string) {
      const numero = (await send(gateway, calls.nextDraws, { gameCode: 'SEA1' })).value.list[0]?.numero ?? '';
      const line = { playType: 'pair_last', picks: [['07']], stake: 100_000 };
      return send(gateway, calls.placeBets, { gameCode: 'SEA1', numero, prizeMode: 5, lines: [line] }, { token });
    },
  };
}
