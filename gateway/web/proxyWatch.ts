import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

import { LOOPBACK_HOSTS, type ServerOptions } from './options.ts';

/**
 * Header that a trusted proxy does not set. `address` (`X-Forwarded-For`): without it, limits by address apply to all
 * players at once; `scheme` (`X-Forwarded-Proto`): whether the browser uses https; `host`: without the requested host,
 * every brand is the default one.
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

/** For a production server behind a trusted proxy, reports each kind of missing header once. */
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
