import type { ServiceEntry } from '#site/features/customerService/useServiceEntries.ts';
import type { Props } from './schema.ts';

export type Service = Props['services'][number];

interface Offer {
  readonly service: Service;
  /** Encrypted by the platform. */
  readonly path: string;
}

/** Alternatives: VIPs have a separate customer service. */
const CHAT: Service = 'LIVECHAT';
const VIP: Service = 'VIP';

/**
 * The available channels in the configured order, with VIP service instead of live chat for VIPs. If the platform has no VIP service,
 * VIPs get the live chat.
 */
export function offered(wanted: readonly Service[], entries: readonly ServiceEntry[], vip: boolean): readonly Offer[] {
  const offers = wanted.flatMap((service) => {
    const path = entries.find(({ csType }) => csType === service)?.path;
    return path === undefined ? [] : [{ service, path }];
  });
  const has = (service: Service): boolean => offers.some((offer) => offer.service === service);
  const hidden = vip && has(VIP) ? CHAT : VIP;
  return offers.filter(({ service }) => service !== hidden);
}
