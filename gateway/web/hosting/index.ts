import { bucket } from './bucket.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import type { Host, ProxyHost } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';

/** Web servers that can also be a reverse proxy for `npm start`. */
export const PROXY_HOSTS = { nginx, caddy } satisfies Readonly<Record<string, ProxyHost>>;

/** Every host that a build supports, by the value of `--host`. */
export const HOSTS = { netlify, cloudflare, ...PROXY_HOSTS, s3: bucket } satisfies Readonly<Record<string, Host>>;

export type HostName = keyof typeof HOSTS;
