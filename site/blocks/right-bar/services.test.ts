import { describe, expect, it } from 'vitest';

import { offered, type Service } from './services.ts';

const ALL: readonly Service[] = ['LIVECHAT', 'VIP', 'TELEGRAM-1', 'TELEGRAM-2'];
const entriesOf = (...types: readonly string[]) => types.map((csType) => ({ csType, path: `path of ${csType}` }));
const shown = (wanted: readonly Service[], types: readonly string[], vip: boolean) =>
  offered(wanted, entriesOf(...types), vip).map(({ service }) => service);

describe('floating customer service buttons', () => {
  it('[HDR-7] [MOD-2] is the VIP service for VIPs and the live chat for all others', () => {
    expect(shown(ALL, ALL, true)).toEqual(['VIP', 'TELEGRAM-1', 'TELEGRAM-2']);
    expect(shown(ALL, ALL, false)).toEqual(['LIVECHAT', 'TELEGRAM-1', 'TELEGRAM-2']);
  });

  it('[HDR-7] offers VIPs the live chat if there is no VIP service', () => {
    expect(shown(ALL, ['LIVECHAT', 'TELEGRAM-1'], true)).toEqual(['LIVECHAT', 'TELEGRAM-1']);
  });

  it.each(ALL)('[FTR-6] hides %s if the platform does not list it', (absent) => {
    const rest = ALL.filter((service) => service !== absent);
    expect(shown(ALL, rest, false)).not.toContain(absent);
    expect(shown(ALL, rest, true)).not.toContain(absent);
  });

  it('[FTR-6] shows the configured services in the configured order', () => {
    expect(shown(['TELEGRAM-2', 'LIVECHAT'], ['LIVECHAT', 'VIP', 'TELEGRAM-2', 'FAX'], false)).toEqual(['TELEGRAM-2', 'LIVECHAT']);
  });
});
