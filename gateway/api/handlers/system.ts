import { SYSTEM_STATUS } from '#site/api/contract/system.ts';
import { ok } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { readWhitelabel } from '../merchants.ts';
import { serviceEntries } from './support.ts';
import { domainsFor, resourcesOf } from '../../domain/downloads/resources.ts';
import { COUNTRIES } from '../../seed/countries.ts';

export const whitelabel: Handlers['whitelabel'] = (_input, { db, merchant }) => ok(readWhitelabel(db, merchant.code));

export const countries: Handlers['countries'] = () => ok([...COUNTRIES]);

export const domainRoute: Handlers['domainRoute'] = (_input, { merchant, siteOrigin }) =>
  ok({ domainList: domainsFor(merchant.seed, new URL(siteOrigin).host) });

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
      resources: resourcesOf(merchant.code),
      customerService: serviceEntries(context),
      domainRoute: [...domains],
      mainDomain: domains[0] ?? 'localhost',
      analytics: merchant.flags['ANALYTICS3'] === true ? { ...merchant.seed.providers?.analytics } : {},
      imageCDNs: ['/art'],
      launchGameCDNs: [gamesOrigin],
    },
  });
};
