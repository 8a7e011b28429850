import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readLocation, type ReleasesLocation } from '#site/assembler/compiler/releases/location.ts';

/** An OpenID provider that operators sign in with. */
export interface OpenIdOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The editor on a host of its own. */
export interface EditorOriginOptions {
  /** As browsers see it; https, but for this machine. */
  readonly origin: string;
  /** File of the operators and their roles. */
  readonly operatorsFile: string;
  readonly openId?: OpenIdOptions;
}

/** Options of one server. The only part of the process that reads flags or environment. */
export interface ServerOptions {
  /** Address to listen on; anything but loopback requires https in front of it. */
  readonly host: string;
  /** 0 picks a free port, here and for the games. */
  readonly port: number;
  readonly gamesPort: number;
  /** Folder of the database, last good configs and the access log. */
  readonly dataDir: string;
  readonly configDir: string;
  /** Serves the releases there (`npm run config -- release`) instead of compiling `configDir`. */
  readonly releases?: ReleasesLocation;
  /** Serves the editor at this origin to operators who sign in; off if absent. */
  readonly editorOrigin?: EditorOriginOptions;
  /** Site built by `buildSite`. */
  readonly siteDir: string;
  /** Serves unknown hosts. @default the merchant whose config says `default` */
  readonly defaultMerchant: string | undefined;
  /** A remote platform to proxy calls to, instead of the embedded gateway. */
  readonly gatewayUrl: string | undefined;
  /** Polling interval for that platform's flags, rules and status, and for releases in a bucket, in milliseconds. */
  readonly pollMs: number;
  /** Origin of game frames, as browsers see it. @default this machine's games port */
  readonly gamesOrigin: string | undefined;
  /** Trust `X-Forwarded-For` and `X-Request-Id` of the reverse proxy. */
  readonly trustProxy: boolean;
  /** Disables `?merchant=` and the control panel. */
  readonly production: boolean;
  /** Serves the sources with Vite's hot reload. */
  readonly dev: boolean;
  /** Starts from an empty database. */
  readonly reset: boolean;
  /** Access log: `file` is `<dataDir>/access.log`, `none` is for tests. */
  readonly log: 'file' | 'stdout' | 'none';
  /** Oldest client build that does not have to reload. */
  readonly minClient: string;
  /** Password hashing cost of the embedded gateway; set by tests only. */
  readonly passwordCost?: number;
  /** Clock of the embedded gateway and of what is limited per minute, epoch milliseconds; set by tests only. @default Date.now */
  readonly clock?: () => number;
}

const POLL_MS = 15_000;

export const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '::1'];

/** Whether an address is of this machine, where http is as safe as https. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return LOOPBACK_HOSTS.includes(hostname.replace(/^\[|\]$/g, '')) || hostname.endsWith('.localhost');
}

export const USAGE = `Usage: npm start -- [flags]
  --port <n>         port of the site (8080)
  --host <address>   address to listen on (127.0.0.1)
  --games-port <n>   port of the demo games (8081)
  --merchant <code>  merchant of hosts that no merchant names
  --data <folder>    where state is kept (.data)
  --reset            start from freshly seeded data
  --log              one JSON line a request on the terminal instead of in <data>/access.log`;

/** An invalid command line; the message says what would be valid. */
export class UsageError extends Error {}

/**
 * Reads options from the command line and the environment (`GATEWAY_URL`, `GAMES_ORIGIN`, `CONFIG_RELEASES`,
 * `AWS_…`, `RELEASES_BROKER`, `EDITOR_…`, `TRUST_PROXY`, `NODE_ENV`, `MIN_CLIENT`).
 * @throws UsageError on an unknown flag or an invalid value, ReleaseError on releases that cannot be opened
 */
export function readOptions(argv: readonly string[], env: NodeJS.ProcessEnv): ServerOptions {
  const flags = parsed(argv);
  return {
    host: flags.host,
    port: portOf('--port', flags.port),
    gamesPort: portOf('--games-port', flags['games-port']),
    dataDir: resolve(flags.data),
    configDir: resolve('config'),
    ...(env['CONFIG_RELEASES'] && { releases: readLocation(env['CONFIG_RELEASES'], env) }),
    ...editorOriginFrom(env),
    siteDir: resolve('dist/site'),
    defaultMerchant: flags.merchant,
    gatewayUrl: originFrom('GATEWAY_URL', env['GATEWAY_URL']),
    pollMs: POLL_MS,
    gamesOrigin: originFrom('GAMES_ORIGIN', env['GAMES_ORIGIN']),
    trustProxy: Boolean(env['TRUST_PROXY']) && env['TRUST_PROXY'] !== '0',
    production: env['NODE_ENV'] === 'production',
    dev: flags.dev,
    reset: flags.reset,
    log: flags.log ? 'stdout' : 'file',
    minClient: env['MIN_CLIENT'] ?? '0.0.0',
  };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string', default: '8080' },
        host: { type: 'string', default: '127.0.0.1' },
        'games-port': { type: 'string', default: '8081' },
        merchant: { type: 'string' },
        data: { type: 'string', default: '.data' },
        reset: { type: 'boolean', default: false },
        log: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function editorOriginFrom(env: NodeJS.ProcessEnv): Pick<ServerOptions, 'editorOrigin'> {
  const origin = originFrom('EDITOR_ORIGIN', env['EDITOR_ORIGIN']);
  if (origin === undefined) return {};
  if (!origin.startsWith('https:') && !isLoopback(origin)) throw new UsageError(`EDITOR_ORIGIN is "${origin}"; expected https`);
  const operatorsFile = env['EDITOR_OPERATORS'];
  if (!operatorsFile) throw new UsageError('EDITOR_ORIGIN also needs EDITOR_OPERATORS, the file of operators and their roles');
  const issuer = env['EDITOR_OPENID_ISSUER'];
  if (!issuer) return { editorOrigin: { origin, operatorsFile: resolve(operatorsFile) } };
  const [clientId, clientSecret] = [env['EDITOR_OPENID_CLIENT'], env['EDITOR_OPENID_SECRET']];
  if (!clientId || !clientSecret) throw new UsageError('EDITOR_OPENID_ISSUER also needs EDITOR_OPENID_CLIENT and EDITOR_OPENID_SECRET');
  if (!URL.canParse(issuer)) throw new UsageError(`EDITOR_OPENID_ISSUER is "${issuer}"; expected an address like https://login.example`);
  return { editorOrigin: { origin, operatorsFile: resolve(operatorsFile), openId: { issuer, clientId, clientSecret } } };
}

function originFrom(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new UsageError(`${name} is "${value}"; expected an address like https://gateway.example`);
  return new URL(value).origin;
}

function portOf(flag: string, value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) throw new UsageError(`${flag} is "${value}"; expected a port from 0 to 65535`);
  return port;
}
