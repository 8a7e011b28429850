import { faultLines, keyOf } from '#site/assembler/compiler/faultLines.ts';
import { printable } from '#site/assembler/compiler/printable.ts';
import { SEED_PAYMENT_PASSWORD } from '#gateway/seed/accounts.ts';
import { ROAMING } from '#gateway/seed/roaming.ts';
import type { PageFault } from './faultReports.ts';
import type { Compilation } from './merchants.ts';
import type { ServerOptions } from './options.ts';
import type { Violation } from './reports.ts';
import type { ProxyFault } from './proxyWatch.ts';
import type { RunningServer } from './server.ts';

/** Faults, one per line, with locations in the form that editors and terminals turn into links. */
export function configFaultLines(...faults: Parameters<typeof faultLines>): readonly string[] {
  return faultLines(...faults).map((line) => `config/${line}`);
}

export function violationLine({ directive, blocked, page }: Violation): string {
  return printable(`Policy violation: ${directive} blocked ${blocked || 'an inline part'} on ${page}`);
}

export function pageFaultLine({ merchant, artefact, client, page, address, code, detail }: PageFault): string {
  const what = `${address}: ${code}${detail && `, ${detail}`}`;
  return printable(`Fault in a page of ${merchant}: ${what} (page ${page}, config ${artefact}, client ${client})`);
}

/** Messages after compiling the merchants' config; empty without faults. Common faults are printed once. */
export function compiledLines(compilations: readonly Compilation[]): readonly string[] {
  const all = compilations.map(({ faults }) => faults);
  const said = new Set<string>();
  return Object.values(alike(compilations)).flatMap((group) => {
    const [{ code, faults, serving }] = group;
    const lines = configFaultLines(
      all,
      faults.filter((fault) => !said.has(keyOf(fault))),
    );
    faults.forEach((fault) => said.add(keyOf(fault)));
    if (!faults.some(({ severity }) => severity === 'error')) return lines;
    const others = group.length - 1;
    const count = faults.length === 1 ? 'a fault' : `${faults.length.toLocaleString('en')} faults`;
    const state = serving ? 'the last good config stays in use' : 'not served until this is mended';
    const who = others === 0 ? code : `${code} and ${others} more ${others === 1 ? 'merchant' : 'merchants'}`;
    return [`${printable(who)}: ${count} in the config; ${state}`, ...lines.map((line) => `  ${line}`)];
  });
}

/** Groups merchants with the same faults. */
function alike(compilations: readonly Compilation[]): Readonly<Record<string, [Compilation, ...Compilation[]]>> {
  const groups: Record<string, [Compilation, ...Compilation[]]> = {};
  for (const compilation of compilations) {
    const key = JSON.stringify([compilation.serving, compilation.faults]);
    groups[key] = groups[key] ? [...groups[key], compilation] : [compilation];
  }
  return groups;
}

/** Warns that a release was not stored: if the config is faulty at the next start, there is nothing to fall back to. */
export function unstoredLine(code: string, reason: string): string {
  return printable(`${code}: its good config is served, but could not be kept for the next start: ${reason}`);
}

const PROXY_HELP = 'docs/hosting.md has the lines that nginx and Caddy need';

/** Terminal messages about headers that the reverse proxy does not set. */
export const PROXY_FAULT_LINES: Readonly<Record<ProxyFault, string>> = {
  address: `TRUST_PROXY: a request came without X-Forwarded-For, so all players count as one address; ${PROXY_HELP}`,
  scheme: `TRUST_PROXY: a request came without X-Forwarded-Proto, so links and previews say http; ${PROXY_HELP}`,
  host: `TRUST_PROXY: a request came for this machine's own name instead of a site's, so every brand is the default one; ${PROXY_HELP}`,
};

/** The accounts that the gateway seeds for each merchant, with their purpose. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  demo: 'a member with money, favorites and a history',
  fresh: 'a member who has done nothing yet',
  vip: 'a member of rank 6',
  agent: 'an agent with every contract',
  agent2: 'an agent with a line of four levels, without contract',
  'agent41, agent42': 'agents of these types, without contract',
  pact1: 'an agent who has given its downlines contracts',
  affiliate: 'not a member: may not log in',
  expired: 'has to change an expired password',
  initial: 'still has the default password',
  roaming: `logs in from an address that is new: mobile ${ROAMING.mobile}, bank account name ${ROAMING.bankAccountName}, or a code`,
  captcha: 'has to solve a captcha',
  excluded: 'has excluded themselves from play',
};

/** Startup message for operators: URLs of the merchants, accounts, and tools. */
export function welcome({ merchants, url, gamesUrl, seedPassword }: RunningServer, options: ServerOptions): string {
  const sites = merchants.codes().flatMap((code): [string, string][] => {
    const merchant = merchants.get(code)?.artefact.merchant;
    if (merchant === undefined) return [];
    return [[printable(merchant.name), options.production ? merchant.domains.join(', ') : printable(`${url}/?merchant=${code}`)]];
  });
  const accounts = seedPassword === undefined || options.production ? [] : Object.entries(ACCOUNTS);
  const forOperators: readonly [string, string][] = [
    ...(options.production ? [] : [['Editor', `${url}/editor`] satisfies [string, string]]),
    ...(options.editorOrigin ? [['Editor, signed in', options.editorOrigin.origin] satisfies [string, string]] : []),
  ];
  const others: readonly [string, string][] =
    gamesUrl === undefined
      ? [['Platform', options.gatewayUrl ?? ''], ...forOperators]
      : [
          ['Demo games', gamesUrl],
          ...forOperators,
          ...(options.production ? [] : [['Control panel', `${url}/dev`] satisfies [string, string]]),
        ];

  const width = Math.max(...[...sites, ...accounts, ...others].map(([name]) => name.length));
  const rows = (entries: readonly [string, string][]) => entries.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  const accountsTitle = `Accounts, on every site, all with the password ${seedPassword} and, but for fresh, the payment password ${SEED_PAYMENT_PASSWORD}`;
  return [
    '',
    'Playfront is running.',
    ...rows(sites),
    '',
    ...(accounts.length > 0 ? [accountsTitle, ...rows(accounts), ''] : []),
    ...rows(others),
    '',
  ].join('\n');
}
