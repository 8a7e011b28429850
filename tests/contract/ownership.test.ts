import { afterAll, describe, expect, it } from 'vitest';
import { calls, schemaOf, wireFor } from '#site/api/contract/index.ts';
import type { Call, CallInput, CallName } from '#site/api/contract/index.ts';
import { downlineOf } from './contractRows.ts';
import { requestsFor } from './requests.ts';
import { PAYMENT_PASSWORD, send, startGateway, tokenOf } from './support.ts';
import { NO_RATES } from './teamRows.ts';

const { gateway } = startGateway();
afterAll(() => gateway.close());

const requests = await requestsFor(gateway);
const days = { startDate: '2025-12-01', endDate: '2026-01-15' };
const page = { pageNo: 1, pageSize: 10 };

/** Asks a call in somebody's name and expects it to succeed. */
async function by<C extends Call>(who: string, row: C, input: CallInput<C>) {
  const { value, message } = await send(gateway, row, input, { token: await tokenOf(gateway, who) });
  if (message !== undefined) throw new Error(`${who}, ${row.name}: ${message}`);
  return value;
}

/** Something of somebody's: its id, and what its owner sees of it. */
interface Thing {
  readonly owner: string;
  readonly id: () => Promise<string>;
  readonly look: () => Promise<unknown>;
}

/** A thing that is made when first asked for. */
function thing(owner: string, make: () => Promise<string | undefined>, look: () => Promise<unknown>): Thing {
  let made: Promise<string> | undefined;
  return { owner, id: () => (made ??= make().then((id) => id ?? '')), look };
}

const CARD = { bankCode: 'BAYANI', holderName: 'Dalisay Cruz', number: '118000777001', paymentPassword: PAYMENT_PASSWORD };

const card = thing(
  'demo',
  async () => (await by('demo', calls.addBankCard, CARD)).cardId,
  () => by('demo', calls.bankCards, {}),
);

const THINGS = {
  card,
  deposit: thing(
    'demo',
    async () => (await by('demo', calls.createDeposit, { channelId: 'qr', amount: 50_000 })).orderNo,
    () => by('demo', calls.depositOrders, page),
  ),
  payout: thing(
    'demo',
    async () =>
      (await by('demo', calls.createWithdrawal, { cardId: await card.id(), amount: 50_000, paymentPassword: PAYMENT_PASSWORD })).orderNo,
    () => by('demo', calls.withdrawalOrders, page),
  ),
  message: thing(
    'demo',
    async () => (await by('demo', calls.inbox, page)).list.find(({ isRead }) => !isRead)?.messageId,
    () => by('demo', calls.inbox, page),
  ),
  picture: thing(
    'demo',
    async () => (await by('demo', calls.uploadImage, new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]))).uploadId,
    async () => null,
  ),
  request: thing(
    'team186',
    async () => (await by('team186', calls.contractList, { list: 'requests', ...page })).list[0]?.contractId,
    () => by('team186', calls.contractList, { list: 'requests', ...page }),
  ),
  downline: thing(
    'pact1',
    () => downlineOf(gateway, 'pact1', 'pact14'),
    () => by('pact1', calls.givenContracts, page),
  ),
  member: thing(
    'agent2',
    async () => (await by('agent2', calls.teamMembers, { search: 'line009', ...page })).list[0]?.memberId,
    () => by('agent2', calls.teamMembers, page),
  ),
  link: thing(
    'agent2',
    async () => (await by('agent2', calls.createDownlineLink, { accountType: 0, rates: NO_RATES })).linkId,
    () => by('agent2', calls.downlineLinks, page),
  ),
} satisfies Record<string, Thing>;

/** A call that names a thing, and somebody whose it is not. `refusal` is absent where nothing is said and nothing happens. */
interface Trespass {
  readonly thing: keyof typeof THINGS;
  readonly by: string;
  /** The request with the other's id; the rest is the call's usual one. */
  readonly with: (id: string) => object;
  readonly refusal?: string;
}

const orderNo = (id: string) => ({ orderNo: id });
const cardId = (id: string) => ({ cardId: id });
const contractId = (id: string) => ({ contractId: id });
const memberId = (id: string) => ({ memberId: id });
const NO_ORDER = 'order.not.found';
const NO_CARD = 'bankcard.not.found';

const TRESPASSES: Partial<Record<CallName, Trespass>> = {
  depositOrder: { thing: 'deposit', by: 'vip', with: orderNo, refusal: NO_ORDER },
  actOnDeposit: { thing: 'deposit', by: 'vip', with: (id) => ({ orderNo: id, action: 'cancel' }), refusal: NO_ORDER },
  withdrawalOrder: { thing: 'payout', by: 'vip', with: orderNo, refusal: NO_ORDER },
  confirmWithdrawal: { thing: 'payout', by: 'vip', with: orderNo, refusal: NO_ORDER },
  createWithdrawal: { thing: 'card', by: 'vip', with: cardId, refusal: NO_CARD },
  removeBankCard: { thing: 'card', by: 'vip', with: cardId, refusal: NO_CARD },
  chooseBankCard: { thing: 'card', by: 'vip', with: cardId, refusal: NO_CARD },
  readMessages: { thing: 'message', by: 'vip', with: (id) => ({ messageIds: [id] }) },
  deleteMessages: { thing: 'message', by: 'vip', with: (id) => ({ messageIds: [id] }) },
  actOnPromotion: {
    thing: 'picture',
    by: 'vip',
    with: (id) => ({ promotionId: 'zalo', action: 'join', application: { comment: 'Good', images: [id], contact: '84901234567' } }),
    refusal: 'upload.unknown',
  },
  processDividend: { thing: 'request', by: 'team187', with: contractId, refusal: 'contract.changed' },
  processDailySalary: { thing: 'request', by: 'team187', with: contractId, refusal: 'contract.changed' },
  processHourlySalary: { thing: 'request', by: 'team187', with: contractId, refusal: 'contract.changed' },
  processRealTimeSalary: { thing: 'request', by: 'team187', with: contractId, refusal: 'contract.changed' },
  contractTerms: { thing: 'downline', by: 'agent2', with: memberId, refusal: 'contract.downline.unknown' },
  offerContract: { thing: 'downline', by: 'agent2', with: memberId, refusal: 'contract.downline.unknown' },
  givenContracts: { thing: 'downline', by: 'agent2', with: memberId },
  teamMembers: { thing: 'member', by: 'agent', with: (id) => ({ under: id }), refusal: 'team.member.unknown' },
  teamMember: { thing: 'member', by: 'agent', with: memberId, refusal: 'team.member.unknown' },
  changeMemberRates: { thing: 'member', by: 'agent', with: memberId, refusal: 'team.member.unknown' },
  changeDownlineLink: { thing: 'link', by: 'agent', with: (id) => ({ linkId: id }), refusal: 'team.link.unknown' },
  teamMemberBets: { thing: 'member', by: 'agent', with: (id) => ({ memberId: id, ...days }), refusal: 'agent.downline.unknown' },
  memberTransfer: { thing: 'member', by: 'vip', with: (id) => ({ receiverId: id }), refusal: 'transfer.receiver.unknown' },
};

/** Names that say whose a thing is: those of a catalogue are everybody's, and a challenge is whoever's holds it. */
const OF_ALL: ReadonlySet<string> = new Set([
  'nodeId',
  'roomId',
  'promotionId',
  'rewardId',
  'missionId',
  'envelopeId',
  'channelId',
  'accountTypeId',
  'recommenderId',
  'loginDeviceId',
]);

const fieldsOf = (row: Call): readonly string[] => {
  const schema: unknown = schemaOf(row.request, wireFor(2, 'encode'));
  return Object.keys(Object(Object(schema).entries));
};

const OURS = ['totalCount', 'list'] as const;

describe('what is another member’s', () => {
  it('[API-6] every call that names a thing is driven with another’s', () => {
    const naming = Object.values<Call>(calls).filter((row) =>
      fieldsOf(row).some(
        (field) => (/(Id|Ids|No)$/.test(field) || field === 'images') && !OF_ALL.has(field) && !/^(page|mobile)No$/.test(field),
      ),
    );
    expect(naming.length).toBeGreaterThan(15);
    expect(naming.map(({ name }) => name).filter((name) => !Object.hasOwn(TRESPASSES, name))).toEqual([]);
  });

  it.each(Object.entries(TRESPASSES))('[API-6] [SEC-7] %s does not touch it and does not show it', async (name, trespass) => {
    const key = name as CallName; // The table's own keys.
    const whose = THINGS[trespass.thing];
    const id = await whose.id();
    expect(id).not.toBe('');
    const before = await whose.look();
    const asked = { ...Object(requests[key]), ...trespass.with(id) };
    const { success, errorCode, value, message } = await send(gateway, calls[key] as Call, asked as never, {
      token: await tokenOf(gateway, trespass.by),
    });
    if (trespass.refusal === undefined) {
      expect(success).toBe(true);
      // A list of nothing, or nothing at all.
      for (const part of OURS) if (Object.hasOwn(Object(value), part)) expect(Object(value)[part]).toEqual(part === 'list' ? [] : 0);
    } else {
      expect({ success, errorCode }).toEqual({ success: false, errorCode: trespass.refusal });
      expect(message).not.toContain(id.length > 3 ? id : 'line009');
    }
    expect(await whose.look()).toEqual(before);
  });

  it.each([
    ['depositOrders', 'deposit', 'vip', page],
    ['withdrawalOrders', 'payout', 'vip', page],
    ['bankCards', 'card', 'vip', {}],
    ['contractList', 'request', 'team187', { list: 'requests', ...page }],
    ['downlineLinks', 'link', 'agent', page],
    ['contractDownlines', 'downline', 'agent2', page],
    ['teamMembers', 'member', 'agent', { search: 'line009', ...page }],
    ['teamBetting', 'member', 'agent', { search: 'line009', ...days, ...page }],
  ] as const)('[API-6] %s lists no %s to %s', async (name, what, who, input) => {
    const id = await THINGS[what].id();
    const shown = await by(who, calls[name] as Call, input as never);
    const ids = [...JSON.stringify(shown).matchAll(/"(?:orderNo|cardId|contractId|linkId|memberId)":"([^"]+)"/g)].map(([, found]) => found);
    expect(ids).not.toContain(id);
  });
});
