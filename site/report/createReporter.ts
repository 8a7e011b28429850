/**
 * Where faults of a running page end up, wherever they were found: conditions and props by the assembler, code that did
 * not arrive or threw, a skin or text that is missing, parts of answers that are malformed. (Failed contrast is never found here: the compiler refuses such a
 * skin, and the server says so when it compiles.)
 *
 * This module is asked for with the first fault: pages without one never load it.
 */
import type { RuntimeFault } from '#site/assembler/runtime/types.ts';
import { version } from '../../package.json';
import { destination, FAULT_MARK, post } from './post.ts';

export type Report = (fault: RuntimeFault) => void;

export interface ReporterOptions {
  /** Faults are for the console: who looks at the page is who mends it. */
  readonly development: boolean;
  /** A path of this site or an https address; without one, faults are for the console too. */
  readonly faultsTo: string | undefined;
  readonly merchant: string;
  /** Hash of the config that the page shows now. */
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

/** More than this from one page says nothing new. */
const MOST_REPORTS = 20;
const LONGEST_DETAIL = 300;

/** These quote config, or name a field of the contract, and nothing else. */
const QUOTES_CONFIG: ReadonlySet<RuntimeFault['code']> = new Set([
  'condition',
  'unknown-block',
  'bad-props',
  'missing-text',
  'skin',
  'answer',
]);

/** Each fault is told once in the life of the page, whoever finds it how often. */
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

/** A thrown message can hold anything, a player's name too: of what was thrown only the error's name leaves the page. */
function publicDetail({ code, detail, error = '' }: RuntimeFault): string {
  return (QUOTES_CONFIG.has(code) ? detail : error).slice(0, LONGEST_DETAIL);
}
