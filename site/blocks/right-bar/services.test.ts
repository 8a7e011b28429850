import { describe, expect, it } from 'vitest';

import { offered, type Service } from './services.ts';

const ALL: readonly Service[] = ['LIVECHAT', 'VIP', 'TELEGRAM-1', 'TELEGRAM-2'];
const entriesOf = (...types: readonly string[]) => types.map((csType) => ({ csType, path: `path of ${csType}` }));
const shown = (wanted: readonly Service[], types: readonly string[], vip: boolean) =>
  offered(wanted, entriesOf(...types), vip).map(({ service }) => service);

describe('customer service at the edge of the page', () => {
  it('[HDR-7] [MOD-2] is the VIP service for VIPs and the live chat for everybody else', () => {
    expect(shown(ALL, ALL, true)).toEqual(['VIP', 'TELEGRAM-1', 'TELEGRAM-2']);
    expect(shown(ALL, ALL, false)).toEqual(['LIVECHAT', 'TELEGRAM-1', 'TELEGRAM-2']);
  });

  it('[HDR-7] leaves VIPs the live chat where there is no service of their own', () => {
    expect(shown(ALL, ['LIVECHAT', 'TELEGRAM-1'], true)).toEqual(['LIVECHAT', 'TELEGRAM-1']);
  });

  it.each(ALL)('[FTR-6] has no %s where the platform lists none', (absent) => {
    const rest = ALL.filter((service) => service !== absent);
    expect(shown(ALL, rest, false)).not.toContain(absent);
    expect(shown(ALL, rest, true)).not.toContain(absent);
  });

  it('[FTR-6] keeps to the services and the order that config wants', () => {
    expect(shown(['TELEGRAM-2', 'LIVECHAT'], ['LIVECHAT', 'VIP', 'TELEGRAM-2', 'FAX'], false)).toEqual(['TELEGRAM-2', 'LIVECHAT']);
  });
});
