import { createSenderLimit, type SenderLimit } from './senderLimit.ts';

/** One policy violation as a browser reported it. */
export interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source: string;
}

/** Only the latest are stored, so that a flood of reports does not fill memory. */
const KEPT = 100;
const LONGEST_TEXT = 500;

export interface Reports extends SenderLimit {
  /** Stores the body of a report and returns it; invalid ones are dropped. */
  add(body: string): Violation | undefined;
  list(): readonly Violation[];
}

/** @param now epoch milliseconds */
export function createReports(now: () => number = Date.now): Reports {
  let kept: readonly Violation[] = [];
  return {
    ...createSenderLimit(now),
    add(body) {
      const violation = violationIn(body);
      if (violation !== undefined) kept = [...kept, violation].slice(-KEPT);
      return violation;
    },
    list: () => kept,
  };
}

function violationIn(body: string): Violation | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  const report = field(parsed, 'csp-report');
  const directive = text(report, 'effective-directive') || text(report, 'violated-directive');
  if (directive === '') return undefined;
  return { directive, blocked: text(report, 'blocked-uri'), page: text(report, 'document-uri'), source: text(report, 'source-file') };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

function text(value: unknown, name: string): string {
  const found = field(value, name);
  // Anyone can post a report: control characters could break a log line.
  return typeof found === 'string' ? found.slice(0, LONGEST_TEXT).replace(/\p{Cc}/gu, ' ') : '';
}
