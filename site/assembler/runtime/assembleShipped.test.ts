import { replaceEqualDeep } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { assemble } from './assemble.ts';
import { centreModalOf } from './centres.ts';
import { groupsOf } from './groups.ts';
import { composeFacts, type KnownFacts } from './facts.ts';
import { createSiteStore } from './store.ts';
import { released } from '../../../tests/vectors/merchants.ts';
import type { Artefact, RuntimeFault } from './types.ts';

const artefactOf = async (code: string) => (await released(code)).release.artefact;
const on = (artefact: Artefact, known: KnownFacts = {}) => assemble(artefact, composeFacts(artefact, known, 0));
const ids = (shown: readonly { readonly id: string }[] | undefined) => shown?.map(({ id }) => id);

const rule = (enabled: boolean, required = false) => ({ enabled, required });

/** Blocks of `/rng`, in the order they are read. */
const rngOf = (artefact: Artefact) => {
  const { areas } = on(artefact, { route: '/rng' });
  return [...areas.banner, ...areas.main].map(({ item }) => item.block);
};

/** A store over `demo`, with a clock to set. */
const open = async (change: (artefact: Artefact) => Artefact = (same) => same) => {
  const reports: RuntimeFault[] = [];
  let now = Date.parse('2026-01-01T00:00:00Z');
  const artefact = change(await artefactOf('demo'));
  const store = createSiteStore({ artefact, known: {}, now: () => now, report: (fault) => reports.push(fault) });
  return { store, artefact, reports, passTo: (instant: string) => (now = Date.parse(instant)) };
};

describe('assembling a page', () => {
  it.each(['/', '/index', '/index.html', '/home'])('[APP-1] %s is home', async (route) => {
    expect(on(await artefactOf('demo'), { route }).page).toMatchObject({ id: 'home', path: '/' });
  });

  it('[APP-1] [CFG-4] a condition on `/` holds under its other names too', async () => {
    const demo = await artefactOf('demo');
    const home = demo.menus['main']?.items['home'];
    if (!home) throw new Error('no home');
    const only = { ...demo, menus: { main: { items: { home: { ...home, when: { route: ['/'] } } }, order: ['home'] } } };
    expect(['/', '/index.html', '/rng'].map((route) => ids(on(only, { route }).menus.get('main')))).toEqual([['home'], ['home'], []]);
  });

  it('[APP-12] an unknown path gets the page that says so, under its own address', async () => {
    const { page, areas } = on(await artefactOf('demo'), { route: '/nowhere' });
    expect(page).toMatchObject({ id: 'not-found', path: '/nowhere' });
    expect(areas.main[0]?.item.block).toBe('not-found');
  });

  it("[CFG-6] places the page's areas inside its layout's, each item under its address", async () => {
    const { areas, frame } = on(await artefactOf('demo'), { route: '/rng' });
    expect(frame).toBe('top');
    expect(Object.entries(areas).flatMap(([, blocks]) => blocks.map(({ address }) => address))).toEqual([
      'layouts/default#header.header',
      'pages/rng#banner.strip',
      'pages/rng#banner.jackpot',
      'pages/rng#main.games',
      'pages/rng#main.claim',
      'layouts/default#side.menu',
      'layouts/default#footer.legal',
      'layouts/default#right.service',
    ]);
  });

  it('[CFG-2] [CFG-3] three merchants are three sites', async () => {
    const [demo, aurora, lotus] = await Promise.all(['demo', 'aurora', 'lotus'].map(artefactOf));
    if (!demo || !aurora || !lotus) throw new Error('a merchant is missing');
    expect(rngOf(demo)).toEqual(['banner-strip', 'jackpot-ticker', 'game-lobby', 'promises']);
    expect(rngOf(aurora)).toEqual(['banner-strip', 'winner-board', 'game-lobby', 'promises']);
    expect(rngOf(lotus)).toEqual(['jackpot-ticker', 'banner-strip', 'game-lobby', 'promises']);
    const vendors = ['RNG', 'LIVE', 'LOTT'] as const;
    expect([demo, aurora, lotus].map((artefact) => ids(on(artefact, { vendors }).menus.get('main')))).toEqual([
      ['home', 'rng', 'live', 'lottery', 'down', 'promotions'],
      ['home', 'rng', 'live', 'miniGames', 'down', 'promotions'],
      ['home', 'lottery', 'live', 'rng', 'down', 'promotions'],
    ]);
  });

  it('[HDR-2] [CFG-4] shows a category only while it has vendors', async () => {
    const demo = await artefactOf('demo');
    expect(ids(on(demo).menus.get('main'))).toEqual(['home', 'down', 'promotions']);
    expect(ids(on(demo, { vendors: ['FISH'] }).menus.get('main'))).toEqual(['home', 'fish', 'down', 'promotions']);
  });

  it('[CFG-4] hides the winners of aurora from trial accounts only', async () => {
    const aurora = await artefactOf('aurora');
    const shows = (known: KnownFacts) => ids(on(aurora, { route: '/rng', ...known }).areas.main)?.includes('winners');
    expect([shows({}), shows({ session: 'trial', accountType: 4 }), shows({ session: 'member', accountType: 0 })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[REG-2] [REG-13] chooses registration tabs and fields by flags and by the rules that the gateway sends', async () => {
    const demo = await artefactOf('demo');
    expect(ids(on(demo).tabs)).toEqual(['register', 'registerMobile']);
    expect(ids(on(demo, { flags: { USERNAMEREG3: true } }).tabs)).toEqual(['register']);
    expect(ids(on(demo).fields)).toContain('email');
    const { fields } = on(demo, { rules: { username: rule(true), email: rule(false), line: rule(true, true) } });
    expect(ids(fields)).not.toContain('email');
    expect(fields.find(({ id }) => id === 'line')?.rule).toEqual(rule(true, true));
    const code = (flags: Record<string, boolean>) => ids(on(demo, { flags }).fields)?.includes('verificationCode');
    expect([code({ REGMOBVERF3: true }), code({ REGMOBVERF3: false })]).toEqual([true, false]);
  });

  it('[MEM-1] the member center has the thirteen entries of the spec, in its order, under its names', async () => {
    const demo = await artefactOf('demo');
    const entries = on(demo, { session: 'member', accountType: 0, marks: { toUpline: true } }).centres.get('member');
    expect(entries?.map(({ item }) => `${'t' in item.label ? item.label.t : ''} ${item.page}`)).toEqual([
      'in_my_account securityCenter',
      'in_my_wallet transferFund',
      'in_increase_deposit depositv2',
      'in_increase_withdrawal withdraw',
      'in_transfer_upline transferUpline',
      'in_betting_record personalHistoryCopy',
      'in_account_record transactionHistory',
      'in_personal_loss personalProfit',
      'in_bonus_details bonusDetails',
      'in_reward_center rewardCenter',
      'invite_friends referral',
      'mission_activity missionLeaderboard',
      'in_platform_information messageV2',
    ]);
    // Under headings, still in the spec's order.
    expect(groupsOf(entries ?? [], demo.centres['member']).flatMap((group) => group.entries)).toEqual(entries);
    expect(groupsOf(entries ?? [], demo.centres['member']).map(({ id }) => id)).toEqual(['account', 'records', 'rewards']);
    expect(entries?.filter(({ item }) => item.badge).map(({ id }) => id)).toEqual(['rewardCenter', 'missionLeaderboard', 'messageV2']);
  });

  it('[MEM-6] the entry of transfers along the line is there when member info has toUpline, and only then', async () => {
    const demo = await artefactOf('demo');
    const shown = (known: KnownFacts) => ids(on(demo, { session: 'member', accountType: 0, ...known }).centres.get('member')) ?? [];
    expect(shown({ marks: { toUpline: true } })).toContain('transferUpline');
    expect(shown({ marks: { toUpline: false } })).not.toContain('transferUpline');
    expect(shown({})).toHaveLength(12);
  });

  it('[AGT-1] the agent center has eight entries for every agent, and four that belong to a contract each', async () => {
    const demo = await artefactOf('demo');
    const features = { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false };
    const shown = (added: Partial<typeof features>) =>
      ids(on(demo, { session: 'agent', accountType: 1, features: { ...features, ...added } }).centres.get('agent')) ?? [];
    const always = shown({});
    expect(Object.values(demo.centres['agent']?.items ?? {}).every(({ group }) => group !== undefined)).toBe(true);
    expect(always).toEqual([
      'announcement',
      'teamOverview',
      'registerDownline',
      'teamManagement',
      'teamBetting',
      'userLoss',
      'myIncome',
      'accountDetails',
    ]);
    const beside = (feature: keyof typeof features) => shown({ [feature]: true }).slice(always.length);
    expect([beside('enableCt'), beside('salary'), beside('hourSalary'), beside('agentRealtimeSalary')]).toEqual([
      ['dividendRecord'],
      ['dailyWages'],
      ['hourlySalary'],
      ['realTimeSalary'],
    ]);
  });

  it('[MEM-1] [AGT-1] an entry is shown by the modal of its centre', async () => {
    const demo = await artefactOf('demo');
    const modals = ['withdraw', 'member', 'teamOverview', 'agent', 'nothing', 'constructor'].map((page) => centreModalOf(demo, page));
    expect(modals).toEqual(['memberCentre', 'memberCentre', 'agentCentre', 'agentCentre', undefined, undefined]);
  });

  it('[CFG-12] what did not change is the same object again, so that only what did is drawn anew', async () => {
    const demo = await artefactOf('demo');
    const [visitor, member] = [on(demo, { route: '/rng' }), on(demo, { route: '/rng', session: 'member', accountType: 0 })];
    expect(member.areas.main).toBe(visitor.areas.main);
    expect(member.menus.get('main')).toBe(visitor.menus.get('main'));
    expect(member.menus.get('quick')).not.toBe(visitor.menus.get('quick'));
  });

  it('[MOD-1] [CFG-4] offers the login modal to those who are not logged in', async () => {
    const demo = await artefactOf('demo');
    expect(on(demo).modals.has('loginPopupModal')).toBe(true);
    expect(on(demo, { session: 'member', accountType: 0 }).modals.has('loginPopupModal')).toBe(false);
  });
});

describe('the store', () => {
  it.each([undefined, null, 'x', {}, { v: 2 }, { v: 1, pages: [] }])(
    '[CFG-12] [CFG-8] keeps the last good config when offered %j',
    async (offer) => {
      const { store, artefact } = await open();
      expect(store.swap(offer)).toBe(false);
      expect(store.get().artefact).toBe(artefact);
    },
  );

  it('[CFG-8] keeps the last good config when a new one cannot be assembled', async () => {
    const { store, artefact, reports } = await open();
    expect(store.swap({ ...artefact, menus: { main: 7 } })).toBe(false);
    expect(store.get().artefact).toBe(artefact);
    expect(reports).toHaveLength(1);
  });

  it('[CFG-12] swaps config whole and keeps what is known of the visitor', async () => {
    const { store, artefact } = await open();
    const seen = vi.fn<() => void>();
    store.subscribe(seen);
    store.learn({ session: 'member', accountType: 0, flags: { FREEPLAY3: true } });
    expect(store.swap({ ...artefact, flags: { ...artefact.flags, NEW: { on: true, note: '' } } })).toBe(true);
    expect(store.get().facts).toMatchObject({ session: 'member', flags: { FREEPLAY3: true, NEW: false } });
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('[CFG-12] an artefact that says the same, and one that differs in one place', async () => {
    const { store, artefact } = await open();
    const { areas, menus } = store.get().assembled;
    const renew = (text: string) => store.swap(replaceEqualDeep(store.get().artefact, JSON.parse(text)));
    renew(JSON.stringify(artefact));
    expect(store.get().assembled.areas.main).toBe(areas.main);
    renew(JSON.stringify(artefact).replace('"count":20', '"count":10'));
    const [before, after] = [areas.main, store.get().assembled.areas.main];
    expect(after.filter((block, index) => block !== before[index]).map(({ id }) => id)).toEqual(['hot']);
    expect(store.get().assembled.menus.get('main')).toBe(menus.get('main'));
  });

  it('[CFG-4] evaluates again when a date comes', async () => {
    vi.useFakeTimers();
    const between = { from: '2026-01-01T00:00:10Z', to: '2026-01-01T00:00:20Z' };
    const { store, passTo } = await open((demo) => {
      const home = demo.menus['main']?.items['home'];
      return home ? { ...demo, menus: { main: { items: { home: { ...home, when: { between } } }, order: ['home'] } } } : demo;
    });
    const shown = () => ids(store.get().assembled.menus.get('main'));
    expect(shown()).toEqual([]);
    passTo(between.from);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual(['home']);
    passTo(between.to);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toEqual([]);
    store.close();
    vi.useRealTimers();
  });
});
