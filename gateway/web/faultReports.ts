import * as v from 'valibot';

import type { Artefact } from '#site/assembler/runtime/types.ts';
import { createSenderLimit, type SenderLimit } from './senderLimit.ts';

/** Path that receives error reports of pages, for merchants whose config names it. */
export const FAULTS_PATH = '/faults';

/** A short text without control characters, which could break a log line. */
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u));

export const artefactHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/));

/** Schema of an error report. Every part is limited in length and cannot break a log line. */
const pageFault = v.strictObject({
  merchant: text(40),
  artefact: artefactHash,
  client: text(40),
  page: text(200),
  address: text(300),
  code: v.picklist(['condition', 'unknown-block', 'bad-props', 'render', 'chunk', 'missing-text', 'skin', 'answer']),
  detail: text(300),
});
/** An error reported by a page. */
export type PageFault = v.InferOutput<typeof pageFault>;

/** Only the latest are stored, so that a flood of reports does not fill memory. */
const KEPT = 200;

export interface FaultReports extends SenderLimit {
  /** Stores a report and returns it; invalid ones and unknown merchants are dropped. */
  add(report: unknown): PageFault | undefined;
  list(merchant: string | undefined): readonly PageFault[];
}

/** @param now epoch milliseconds */
export function createFaultReports(merchants: readonly string[], now: () => number = Date.now): FaultReports {
  let kept: readonly PageFault[] = [];
  return {
    ...createSenderLimit(now),
    add(report) {
      const checked = v.safeParse(pageFault, report);
      if (!checked.success || !merchants.includes(checked.output.merchant)) return undefined;
      kept = [...kept, checked.output].slice(-KEPT);
      return checked.output;
    },
    list: (merchant) => (merchant === undefined ? kept : kept.filter((fault) => fault.merchant === merchant)),
  };
}

/** External origins that a merchant's pages send reports to. */
export function reportOrigins({ merchant }: Artefact): readonly string[] {
  const addresses = Object.values(merchant.reports ?? {}).filter((to) => !to.startsWith('/') && URL.canParse(to));
  return [...new Set(addresses.map((to) => new URL(to).origin))];
}
