import { createCipheriv } from 'node:crypto';
import { SYSTEM_STATUS } from '#site/api/contract/system.ts';
import { ok } from '../answer.ts';
import type { Handlers, RequestContext } from '../context.ts';
import { readWhitelabel } from '../merchants.ts';
import { newToken } from '../random.ts';
import { COUNTRIES } from '../../seed/countries.ts';

export const whitelabel: Handlers['whitelabel'] = (_input, { db, merchant }) => ok(readWhitelabel(db, merchant.code));

export const countries: Handlers['countries'] = () => ok([...COUNTRIES]);

export const systemStatus: Handlers['systemStatus'] = (_input, context) => {
  const { db, merchant, clientAddress, gamesOrigin } = context;
  const domains = merchant.seed.domains ?? ['localhost'];
  const maintenance = merchant.status === SYSTEM_STATUS.maintenance;
  return ok({
    maintenance,
    regionRestriction: !maintenance && merchant.status === SYSTEM_STATUS.regionRestricted,
    location: { ip: clientAddress },
    info: {
      whitelabel: readWhitelabel(db, merchant.code),
      register: merchant.rules,
      resources: [
        { resourceType: 'IOS', url: '/down?os=ios' },
        { resourceType: 'ANDROID', url: '/down?os=android' },
      ],
      customerService: customerService(context),
      domainRoute: [...domains],
      mainDomain: domains[0] ?? 'localhost',
      analytics: {},
      imageCDNs: ['/art'],
      launchGameCDNs: [gamesOrigin],
    },
  });
};

const CHAT_LINKS = [
  { csType: 'LIVECHAT', url: 'https://chat.example.com/live' },
  { csType: 'VIP', url: 'https://chat.example.com/vip' },
  { csType: 'TELEGRAM-1', url: 'https://t.example.com/support' },
  { csType: 'TELEGRAM-2', url: 'https://t.example.com/news' },
];

/** Chat links as the platform sends them: ciphertext, and behind it the eight characters that open it. */
function customerService({ random, merchant }: RequestContext): { csType: string; path: string }[] {
  return CHAT_LINKS.map(({ csType, url }) => {
    const key = newToken(random).slice(0, 8);
    return { csType, path: encryptLink(`${url}?m=${merchant.code}`, key) + key };
  });
}

/**
 * DES-ECB with PKCS#7, as Base64. It hides the link from a casual look and is no protection. Current OpenSSL has no
 * single DES, but triple DES under the same key three times is the same cipher.
 */
function encryptLink(url: string, key: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'utf8'), null);
  return cipher.update(url, 'utf8', 'base64') + cipher.final('base64');
}
