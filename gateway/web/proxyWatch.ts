import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

import { LOOPBACK_HOSTS, type ServerOptions } from './options.ts';

/**
 * What a trusted proxy leaves out: `address`: who asks (`X-Forwarded-For`), so that limits by address hold for all players at once;
 * `scheme`: whether the browser uses https (`X-Forwarded-Proto`); `host`: which name it asked for, so that every brand is the default one.
 */
export type ProxyFault = 'address' | 'scheme' | 'host';

const FOUND: Readonly<Record<ProxyFault, (request: Request) => boolean>> = {
  address: ({ headers }) => !headers.has('X-Forwarded-For'),
  scheme: ({ headers }) => !headers.has('X-Forwarded-Proto'),
  host: ({ url }) => {
    const name = new URL(url).hostname;
    return LOOPBACK_HOSTS.includes(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  },
};
// The keys of the record above.
const KINDS = Object.keys(FOUND) as ProxyFault[];

interface ProxyWatch {
  readonly options: Pick<ServerOptions, 'trustProxy' | 'production'>;
  readonly onProxyFault: (fault: ProxyFault) => void;
}

/** Where a trusted proxy is in front of a server in production, says once of each kind what its requests lack. */
export function proxyWatch({ options, onProxyFault }: ProxyWatch): MiddlewareHandler {
  const open = new Set(options.trustProxy && options.production ? KINDS : []);
  return (c, next) => {
    for (const kind of open) {
      if (!FOUND[kind](c.req.raw)) continue;
      open.delete(kind);
      onProxyFault(kind);
    }
    return next();
  };
}
