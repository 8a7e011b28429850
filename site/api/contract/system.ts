import * as v from 'valibot';
import { defineCall } from './defineCall.ts';
import { fieldRules } from './rules.ts';
import { noParameters, shortText } from './shapes.ts';

/** A node of the flag tree. A flag is on when it and all its ancestors say `'1'`. */
export interface WhitelabelNode {
  modId: string;
  enabled: string;
  childrenNodes: WhitelabelNode[];
}

export const whitelabelNode: v.GenericSchema<unknown, WhitelabelNode> = v.object({
  modId: v.string(),
  enabled: v.string(),
  childrenNodes: v.optional(v.array(v.lazy(() => whitelabelNode)), []),
});

/** The merchant's flags as a tree. */
export const whitelabel = defineCall({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  moduleId: 'COMM3',
  auth: 'none',
  request: noParameters,
  response: whitelabelNode,
});

/** System status of the spec (section 4). Maintenance wins. */
export const SYSTEM_STATUS = { normal: 0, maintenance: 1, regionRestricted: 2 } as const;
export type SystemStatus = (typeof SYSTEM_STATUS)[keyof typeof SYSTEM_STATUS];

/** The permission call: whether the site may open here, and what it may show. `url` is the site's host. */
export const systemStatus = defineCall({
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  kept: { key: 'settings', apart: { key: 'validate', of: 'info', part: 'register' } },
  moduleId: 'COMM3',
  auth: 'none',
  request: v.object({ url: v.optional(shortText) }),
  response: v.object({
    maintenance: v.optional(v.boolean(), false),
    regionRestriction: v.optional(v.boolean(), false),
    location: v.optional(v.object({ ip: v.optional(v.string(), ''), countryCode: v.optional(v.string()) }), {}),
    info: v.object({
      /** Where it is missing, `whitelabel` is asked. */
      whitelabel: v.optional(whitelabelNode),
      /** Where they are missing, `registrationRules` is asked. */
      register: v.optional(fieldRules),
      resources: v.optional(v.array(v.object({ resourceType: v.string(), url: v.string(), qrCodeUrl: v.optional(v.string()) })), []),
      customerService: v.optional(v.array(v.object({ csType: v.string(), path: v.string() })), []),
      domainRoute: v.optional(v.array(v.string()), []),
      mainDomain: v.optional(v.string()),
      analytics: v.optional(v.object({ gtagId: v.optional(v.string()) }), {}),
      imageCDNs: v.optional(v.array(v.string()), []),
      launchGameCDNs: v.optional(v.array(v.string()), []),
    }),
  }),
});

/** Where players reach the site, the best first: hosts, with a port where one belongs to it. */
export const domainRoute = defineCall({
  name: 'domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  kept: { key: 'routers' },
  moduleId: 'COMM3',
  auth: 'none',
  request: noParameters,
  response: v.object({ domainList: v.array(v.string()) }),
});

const country = v.object({ countryCode: v.string(), countryDialingCode: v.string() });
export type Country = v.InferOutput<typeof country>;

/** Dialling codes for the country picker. */
export const countries = defineCall({
  name: 'countries',
  method: 'GET',
  path: '/wps/system/country',
  moduleId: 'COMM3',
  auth: 'none',
  request: noParameters,
  response: v.array(country),
});
