import { beforeEach } from 'vitest';
import type { Fetch, MerchantProviders } from '#gateway/api/index.ts';
import { dev, gatewayOfFile, merchant } from './support.ts';

/** Unless a test says otherwise, no vendor can be reached. */
const unreachable: Fetch = async () => new Response('', { status: 503 });

/** A gateway of three merchants: `demo` with the stand-ins, `bare` with no providers, `elsewhere` with vendors whose answers the test gives. */
export function gatewayWithVendors(providers: MerchantProviders) {
  /** What the gateway has asked of the vendors in this test, and what they answer. */
  const vendors = { asked: [] as { address: string; init: RequestInit }[], answer: unreachable };
  const { gateway, clock } = gatewayOfFile({
    merchants: [merchant('demo'), merchant('bare', { providers: {} }), merchant('elsewhere', { providers })],
    fetch: (address, init) => {
      vendors.asked.push({ address, init });
      return vendors.answer(address, init);
    },
  });
  beforeEach(() => {
    Object.assign(vendors, { asked: [], answer: unreachable });
  });
  const switchOn = (flag: string, code = 'demo') => dev(gateway, 'PUT', 'whitelabel', { [flag]: '1' }, { Merchant: code });
  return { gateway, clock, vendors, switchOn };
}
