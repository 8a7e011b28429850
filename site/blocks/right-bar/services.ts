import type { ServiceEntry } from '#site/features/customerService/useServiceEntries.ts';
import type { Props } from './schema.ts';

export type Service = Props['services'][number];

interface Offer {
  readonly service: Service;
  /** Encrypted, as the platform sent it. */
  readonly path: string;
}

/** The two that are one service: players of high rank have their own people. */
const CHAT: Service = 'LIVECHAT';
const VIP: Service = 'VIP';

/**
 * The services to offer, in the wanted order: those that the platform has, with VIP service for VIPs in the place of the
 * live chat. A VIP whose platform has none keeps the live chat.
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
