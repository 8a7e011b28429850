/** Members who move money over HTTP, and know what they hold from the answers alone. */
import { calls } from '#site/api/contract/index.ts';
import { MAIN_WALLET } from '#site/api/contract/wallet.ts';
import type { Random } from '../random.ts';
import { PAYMENT_PASSWORD, send, tokenOf } from '../contract/support.ts';
import type { Platform, Sent } from '../contract/support.ts';

export interface Player {
  readonly name: string;
  readonly id: string;
  readonly token: string;
  readonly platform: Platform;
  /** Ids of vendors' wallets, by vendor. */
  readonly vendorWallets: ReadonlyMap<string, string>;
  /** Upline and downlines, as far as they are players too. */
  readonly line: readonly string[];
  /** Open games: one that is played from the main wallet, one from a vendor's. */
  readonly games: readonly OpenGame[];
}

export interface OpenGame {
  readonly session: string;
  readonly kind: string;
  /** The wallet that it is played from. */
  readonly wallet: string;
}

/** What an operation that happened has changed: a wallet (`<member> <wallet>`) and by how much, in minor units. */
export type Effects = readonly (readonly [wallet: string, change: number])[];

/** What came of an operation: a refusal's code, or its effects and the numbers under which the ledger has it. */
export type Outcome = { readonly refused: string } | { readonly effects: Effects; readonly references: readonly string[] };

/** Something to be asked for, again and again under the same key until an answer comes. Throws while there is none. */
export type Attempt = () => Promise<Outcome>;

const walletOf = (id: string, wallet: string): string => `${id} ${wallet}`;

/** A sum that a wallet mostly holds. */
const sum = (random: Random): number => (random.once(25) ? 100_000_000 : 100 + random.below(1500));

function outcomeOf<Value>(
  { success, value, errorCode }: Sent<Value>,
  effects: (value: Value) => Effects,
  reference: (value: Value) => string | null = () => null,
): Outcome {
  // A fault of the gateway's own is no answer.
  if (!success && errorCode === 'system.error') throw new Error('system.error');
  if (!success) return { refused: errorCode ?? 'unknown' };
  const number = reference(value);
  return { effects: effects(value), references: number === null ? [] : [number] };
}

function transferBetween({ id, token, platform }: Player, from: string, to: string, amount: number): Attempt {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return async () =>
    outcomeOf(
      await send(platform, calls.walletTransfer, { kind: 'one', from, to, amount }, { token, headers }),
      () => [
        [walletOf(id, from), -amount],
        [walletOf(id, to), amount],
      ],
      ({ reference }) => reference,
    );
}

/** Tokens of players who have their gift. */
const gifted = new Set<string>();

/** What players do over HTTP. What moves money in another way gets a row of its own here. */
export const OPERATIONS: Readonly<Record<string, (player: Player, random: Random) => Attempt>> = {
  toVendor: (player, random) => transferBetween(player, MAIN_WALLET, random.pick([...player.vendorWallets.values()]), sum(random)),

  fromVendor: (player, random) => transferBetween(player, random.pick([...player.vendorWallets.values()]), MAIN_WALLET, sum(random)),

  acrossVendors: (player, random) => {
    const [from = '', to = ''] = random.shuffled([...player.vendorWallets.values()]);
    return transferBetween(player, from, to, sum(random));
  },

  allBack: ({ id, token, platform }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    return async () =>
      outcomeOf(await send(platform, calls.walletTransfer, { kind: 'allBack' }, { token, headers }), ({ wallets, total }) => [
        ...wallets.map(({ accountTypeId, amount }) => [walletOf(id, accountTypeId), -(amount ?? 0)] as const),
        [walletOf(id, MAIN_WALLET), total] as const,
      ]);
  },

  alongTheLine: ({ id, token, platform, line }, random) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [receiverId, amount] = [random.pick(line), sum(random)];
    const input = { receiverId, amount, paymentPassword: PAYMENT_PASSWORD };
    return async () =>
      outcomeOf(
        await send(platform, calls.memberTransfer, input, { token, headers }),
        () => [
          [walletOf(id, MAIN_WALLET), -amount],
          [walletOf(receiverId, MAIN_WALLET), amount],
        ],
        ({ reference }) => reference,
      );
  },

  round: ({ id, platform, games }, random) => {
    const { session, kind, wallet } = random.pick(games);
    const [roundId, stake] = [crypto.randomUUID(), sum(random)];
    const body = JSON.stringify({ session, roundId, kind, stake, ...(kind === 'fish' && { choice: 'small' }) });
    return async () => {
      const response = await platform.fetch(new Request('http://localhost/api/round', { method: 'POST', body }));
      const answer = await response.json();
      if (response.status === 409) return { refused: answer.error };
      if (!response.ok) throw new Error(`round: ${response.status}`);
      return { effects: [[walletOf(id, wallet), answer.win - stake]], references: [roundId] };
    };
  },

  // Claimed once, however often it is asked for: each further claim is told what the first one paid.
  gift: ({ id, token, platform }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    return async () =>
      outcomeOf(await send(platform, calls.actOnPromotion, { promotionId: 'gift', action: 'claim' }, { token, headers }), ({ amount }) => {
        if (gifted.has(token)) return [];
        gifted.add(token);
        return [[walletOf(id, MAIN_WALLET), amount ?? 0]];
      });
  },
};

/** Logs a member in, who moves money by hand and has two games open. */
export async function enter(platform: Platform, name: string): Promise<Omit<Player, 'line'>> {
  const token = await tokenOf(platform, name);
  const id = (await send(platform, calls.memberInfo, {}, { token })).value.id ?? '';
  await send(platform, calls.setAutoTransfer, { autoTransfer: false }, { token });
  const { wallets } = (await send(platform, calls.merchantWallet, { isSingle: 1 }, { token })).value;
  const vendorWallets = new Map(
    wallets.flatMap(({ vassalage, accountTypeId }) => (vassalage === null ? [] : [[vassalage, accountTypeId] as const])),
  );
  const games = [
    await openGame(platform, token, 'SALA', 'RNG', MAIN_WALLET),
    await openGame(platform, token, 'DEEPBLUE', 'FISH', vendorWallets.get('DEEPBLUE') ?? ''),
  ];
  return { name, id, token, platform, vendorWallets, games };
}

async function openGame(platform: Platform, token: string, vendor: string, gameType: string, wallet: string): Promise<OpenGame> {
  const list = { clientType: 3, platform: 'html5', language: 'EN', pageNo: 1, pageSize: 1, gameType, vassalage: vendor };
  const [game] = (await send(platform, calls.gameList, list)).value.games;
  const launch = { nodeId: game?.nodeId ?? '', vendor, gameType, platform: 'html5', language: 'EN' };
  const { content } = (await send(platform, calls.launchGame, launch, { token })).value;
  const body = JSON.stringify({ token: new URL(content).hash.slice(1) });
  const { session, kind } = await (await platform.fetch(new Request('http://localhost/api/open', { method: 'POST', body }))).json();
  return { session, kind, wallet };
}

/** What a player holds, by wallet. */
export async function moneyOf({ id, token, platform }: Pick<Player, 'id' | 'token' | 'platform'>): Promise<Effects> {
  const { balance } = (await send(platform, calls.balance, {}, { token })).value;
  return balance.map(({ accountTypeId, availBalance }) => [walletOf(id, accountTypeId), availBalance ?? Number.NaN] as const);
}
