/**
 * Reports faults of a running page: conditions and props, code that failed to load or threw, missing skins and texts, malformed
 * answers. Loaded with the first fault.
 */
import type { RuntimeFault } from '#site/assembler/runtime/types.ts';
import { version } from '#site/lib/version.ts';
import { destination, FAULT_MARK, post } from './post.ts';

export type Report = (fault: RuntimeFault) => void;

export interface ReporterOptions {
  /** Logs faults on the console. */
  readonly development: boolean;
  /** A path of this site or an https address; without one, faults are logged on the console. */
  readonly faultsTo: string | undefined;
  readonly merchant: string;
  /** Hash of the current config. */
  readonly artefact: () => string;
  /** Path of the shown page as config writes it, `*` where that is the page of unknown paths. */
  readonly page: () => string;
}

/** What is sent. Nothing in it comes from the player: no query, token or name, and no path that they typed. */
export interface FaultReport {
  readonly merchant: string;
  readonly artefact: string;
  /** Version of this client. */
  readonly client: string;
  readonly page: string;
  readonly address: string;
  readonly code: RuntimeFault['code'];
  readonly detail: string;
}

/** Limit of reports per page. */
const MOST_REPORTS = 20;
const LONGEST_DETAIL = 300;

/** Their details quote config, or name a field of the contract, and nothing else. */
const QUOTES_CONFIG: ReadonlySet<RuntimeFault['code']> = new Set([
  'condition',
  'unknown-block',
  'bad-props',
  'missing-text',
  'skin',
  'answer',
]);

/** Reports each distinct fault once per page. */
export function createReporter({ development, faultsTo, merchant, artefact, page }: ReporterOptions): Report {
  const told = new Set<string>();
  const to = development || faultsTo === undefined ? undefined : destination(faultsTo);
  return (fault) => {
    const { address, code, detail } = fault;
    const key = JSON.stringify([address, code, detail]);
    if (told.has(key) || told.size >= MOST_REPORTS) return;
    told.add(key);
    performance.mark(FAULT_MARK);
    // oxlint-disable-next-line no-console -- the one place where faults of a running page reach a developer
    if (to === undefined) console.warn(`[config] ${address}: ${code}, ${detail}`);
    else
      post(to, {
        merchant,
        artefact: artefact(),
        client: version,
        page: page(),
        address,
        code,
        detail: publicDetail(fault),
      } satisfies FaultReport);
  };
}

/** Of a thrown error only its name is sent: a message can hold anything, a player's name too. */
function publicDetail({ code, detail, error = '' }: RuntimeFault): string {
  return (QUOTES_CONFIG.has(code) ? detail : error).slice(0, LONGEST_DETAIL);
}
