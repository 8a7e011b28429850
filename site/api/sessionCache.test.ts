import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements } from './contract/announcements.ts';
import { consolidated } from './contract/agentContracts.ts';
import { calls } from './contract/index.ts';
import type { Call } from './contract/index.ts';
import { domainRoute, systemStatus } from './contract/system.ts';
import { gameVendor } from './contract/vendors.ts';
import { merchantWallet } from './contract/wallet.ts';
import { writeCached, readCached } from './sessionCache.ts';

const ANSWERS = {
  status: {
    maintenance: false,
    regionRestriction: false,
    location: { ip: '203.0.113.7' },
    info: {
      whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
      register: { email: { enabled: true, required: false, minLength: 0, maxLength: 9, acceptedPattern: '*', patternId: 0 } },
      resources: [],
      customerService: [],
      domainRoute: [],
      mainDomain: 'here.example',
      analytics: {},
      imageCDNs: [],
      launchGameCDNs: [],
    },
  },
  vendors: { data: { lanes: [{ title: 'RNG', gameClassify: [], cards: [] }] } },
  notices: { banners: [], player: [], popup: [], promotion: [] },
  domains: { domainList: ['here.example'] },
  contracts: {
    divtypeinfo: true,
    dailysalinfotype: false,
    contractmrdailysalinfotype: false,
    contracthoursalinfo: false,
    realtimesalinfo: true,
    divtypereq: 2,
    dailysalreqtype: 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 1,
  },
  wallets: { autoTransfer: true, wallets: [{ accountTypeId: 'MAIN', vassalage: null, displayName: '', smallIcon: '' }] },
};

const ROWS: readonly (readonly [string, Call, unknown, readonly string[]])[] = [
  ['flags and rules', systemStatus, ANSWERS.status, ['settings', 'validate']],
  ['vendors', gameVendor, ANSWERS.vendors, ['gameVendor']],
  ['notices', announcements, ANSWERS.notices, ['index_notice']],
  ['domains', domainRoute, ANSWERS.domains, ['routers']],
  ['contracts at a glance', consolidated, ANSWERS.contracts, ['consolidated']],
  ['wallets', merchantWallet, ANSWERS.wallets, ['merchantWallet']],
];

const INPUT = { language: 'EN' };
const keep = ({ kept = { key: '' } }: Call, answer: unknown) => writeCached(kept, INPUT, answer);
const kept = (row: Call, input: object = INPUT) => readCached(row, row.kept ?? { key: '' }, input);

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: { dataset: { merchant: 'demo' } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('answers that are kept for a visit', () => {
  it.each(ROWS)(
    '[API-4] %s stand in session storage under the names of the specification, and come back as they were',
    (_what, row, answer, keys) => {
      expect(kept(row)).toBeUndefined();
      keep(row, answer);
      expect(kept(row)).toEqual(answer);
      for (const key of keys) expect(sessionStorage.getItem(key)).not.toBeNull();
    },
  );

  it('[API-4] registration rules stand apart from the settings they came with', () => {
    keep(systemStatus, ANSWERS.status);
    expect(sessionStorage.getItem('settings')).not.toContain('patternId');
    expect(JSON.parse(sessionStorage.getItem('validate') ?? '').answer).toEqual(ANSWERS.status.info.register);
    sessionStorage.setItem('validate', 'spoilt');
    expect(kept(systemStatus)).toBeUndefined();
  });

  it('[API-4] what was kept for another question, another site or by another release is not taken', () => {
    keep(gameVendor, ANSWERS.vendors);
    expect(kept(gameVendor, { language: 'TY' })).toBeUndefined();
    document.documentElement.dataset['merchant'] = 'aurora';
    expect(kept(gameVendor)).toBeUndefined();
    keep(gameVendor, { data: { rows: [] } });
    expect(kept(gameVendor)).toBeUndefined();
  });

  it('[API-4] [SEC-4] no amount is kept, and no row under the name of another', () => {
    const rows = Object.values<Call>(calls).filter((row) => row.kept);
    expect(rows.filter(({ response }) => typeof response === 'function')).toEqual([]);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(ROWS.map(([, { name }]) => name).toSorted());
    expect(new Set(rows.map((row) => row.kept?.key)).size).toBe(rows.length);
  });

  it('[API-4] a full or forbidden storage is no fault', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    keep(gameVendor, ANSWERS.vendors);
    expect(kept(gameVendor)).toBeUndefined();
  });
});
