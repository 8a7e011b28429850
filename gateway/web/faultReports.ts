import * as v from 'valibot';

import type { Artefact } from '#site/assembler/runtime/types.ts';
import { createReportLimit, type ReportLimit } from './reportLimit.ts';

/** Where this server takes faults of running pages, for merchants whose config names the path. */
export const FAULTS_PATH = '/faults';

/** A short text that cannot break a log line. */
export const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u));

export const artefactHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{8,64}$/));

/** What a page sends. Every part is held short, and none may break a log line. */
const pageFault = v.strictObject({
  merchant: text(40),
  artefact: artefactHash,
  client: text(40),
  page: text(200),
  address: text(300),
  code: v.picklist(['condition', 'unknown-block', 'bad-props', 'render', 'chunk', 'missing-text', 'skin', 'answer']),
  detail: text(300),
});
/** One fault of a running page, as its client reported it. */
export type PageFault = v.InferOutput<typeof pageFault>;

/** The latest are kept; a flood of reports must not fill memory. */
const KEPT = 200;

export interface FaultReports extends ReportLimit {
  /** Takes a report and answers what it says; what is no report of a merchant of ours is dropped. */
  add(report: unknown): PageFault | undefined;
  list(merchant: string | undefined): readonly PageFault[];
}

/** @param now epoch milliseconds */
export function createFaultReports(merchants: readonly string[], now: () => number = Date.now): FaultReports {
  let kept: readonly PageFault[] = [];
  return {
    ...createReportLimit(now),
    add(report) {
      const checked = v.safeParse(pageFault, report);
      if (!checked.success || !merchants.includes(checked.output.merchant)) return undefined;
      kept = [...kept, checked.output].slice(-KEPT);
      return checked.output;
    },
    list: (merchant) => (merchant === undefined ? kept : kept.filter((fault) => fault.merchant === merchant)),
  };
}

/** Origins that a merchant's pages post reports to, where they are not their own. */
export function reportOrigins({ merchant }: Artefact): readonly string[] {
  const addresses = Object.values(merchant.reports ?? {}).filter((to) => !to.startsWith('/') && URL.canParse(to));
  return [...new Set(addresses.map((to) => new URL(to).origin))];
}
