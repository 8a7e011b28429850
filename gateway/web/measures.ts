import * as v from 'valibot';

import { artefactHash, text } from './faultReports.ts';

/**
 * Path that receives performance reports (web vitals), for merchants whose config names it. A reference implementation:
 * stores the latest in memory.
 */
export const MEASURES_PATH = '/measures';

const DAY_MS = 86_400_000;
const milliseconds = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MS)));

/** Schema of a report; additional properties are invalid. */
const measured = v.strictObject({
  merchant: text(40),
  artefact: artefactHash,
  client: text(40),
  page: text(200),
  largestPaint: milliseconds,
  interactionDelay: milliseconds,
  layoutShift: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  faults: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});
type Measured = v.InferOutput<typeof measured>;

/** Web vitals by release: the 75th percentile of each. */
interface Felt extends Omit<Measured, 'page' | 'layoutShift'> {
  readonly reports: number;
  readonly layoutShift: number | null;
}

/** Only the latest are stored, so that a flood of reports does not fill memory. */
const KEPT = 1000;

export interface Measures {
  /** `false` for an invalid report or an unknown merchant. */
  add(report: unknown): boolean;
  /** By merchant, config and client. */
  list(merchant: string | undefined): readonly Felt[];
}

export function createMeasures(merchants: readonly string[]): Measures {
  let kept: readonly Measured[] = [];
  return {
    add(report) {
      const checked = v.safeParse(measured, report);
      if (!checked.success || !merchants.includes(checked.output.merchant)) return false;
      kept = [...kept, checked.output].slice(-KEPT);
      return true;
    },
    list(merchant) {
      const wanted = kept.filter((one) => merchant === undefined || one.merchant === merchant);
      const groups = new Map<string, Measured[]>();
      for (const one of wanted) {
        const key = [one.merchant, one.artefact, one.client].join();
        groups.set(key, [...(groups.get(key) ?? []), one]);
      }
      return [...groups.values()].map(summed);
    },
  };
}

function summed(group: readonly Measured[]): Felt {
  const [{ merchant, artefact, client } = { merchant: '', artefact: '', client: '' }] = group;
  return {
    merchant,
    artefact,
    client,
    reports: group.length,
    largestPaint: threeOfFour(group.map((one) => one.largestPaint)),
    interactionDelay: threeOfFour(group.map((one) => one.interactionDelay)),
    layoutShift: threeOfFour(group.map((one) => one.layoutShift)),
    faults: group.reduce((sum, one) => sum + one.faults, 0),
  };
}

function threeOfFour(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return known[Math.ceil(known.length * 0.75) - 1] ?? null;
}
