/**
 * How the page felt to whoever looks at it, told once, when they leave it: when the largest part was painted, how long the
 * slowest answers to presses and keys took, how far things jumped, and how many faults there were.
 *
 * This module comes when the page is at rest; what happened before, browsers have kept. Pages of merchants whose config
 * names no address never load it.
 */
import type { Merchant } from '#site/assembler/runtime/types.ts';
import { hasConsented } from '#site/features/consent/consent.ts';
import { version } from '../../package.json';
import { destination, FAULT_MARK, post } from './post.ts';
import { interactionDelay, layoutShift, type Interaction, type Shift } from './vitals.ts';

/** What is sent. Nothing in it comes from the player: no id, name, query or typed path. */
export interface MeasureReport {
  readonly merchant: string;
  /** Hash of the config that the page has shown. */
  readonly artefact: string;
  /** Path of the page as config writes it. */
  readonly page: string;
  /** Version of this client. */
  readonly client: string;
  /** In milliseconds; `null` where the browser does not tell. */
  readonly largestPaint: number | null;
  /** In milliseconds; `null` where nobody pressed anything. */
  readonly interactionDelay: number | null;
  readonly layoutShift: number;
  readonly faults: number;
}

/** Shorter answers to a press nobody feels. */
const FELT_MS = 40;

/** Where the jurisdiction asks for consent, as it does unless config says otherwise, nothing is sent without. */
export function measureVisit({ code, jurisdiction, reports }: Merchant, artefact: string, page: string): void {
  const to = destination(reports?.measuresTo ?? '');
  const mayTell = (): boolean => jurisdiction.measuresNeedConsent === false || hasConsented();
  // What was painted where nobody looked says nothing.
  if (to === undefined || document.visibilityState === 'hidden') return;
  let paint: number | null = null;
  let uncaught = 0;
  let told = false;
  const shifts: Shift[] = [];
  const interactions: Interaction[] = [];

  const watched = [
    watch({ type: 'largest-contentful-paint' }, ({ startTime }) => (paint = Math.round(startTime))),
    watch({ type: 'layout-shift' }, (entry) => {
      if (Reflect.get(entry, 'hadRecentInput') !== true) shifts.push({ at: entry.startTime, score: numberOf(entry, 'value') });
    }),
    ...[{ type: 'event', durationThreshold: FELT_MS }, { type: 'first-input' }].map((options) =>
      watch(options, (entry) => interactions.push({ id: numberOf(entry, 'interactionId'), ms: entry.duration })),
    ),
  ];
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, () => (uncaught += 1));

  const tell = (): void => {
    if (told || document.visibilityState !== 'hidden' || !mayTell()) return;
    told = true;
    watched.forEach((collect) => collect());
    const faults = performance.getEntriesByName(FAULT_MARK).length + uncaught;
    const felt = { largestPaint: paint, interactionDelay: interactionDelay(interactions), layoutShift: layoutShift(shifts), faults };
    post(to, { merchant: code, artefact, client: version, page, ...felt } satisfies MeasureReport);
  };
  document.addEventListener('visibilitychange', tell);
}

/** Takes what there was and what comes; the answer takes what has not been handed over yet. */
function watch(options: PerformanceObserverInit & { type: string }, take: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(options.type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ ...options, buffered: true });
  return () => observer.takeRecords().forEach(take);
}

function numberOf(entry: PerformanceEntry, name: string): number {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'number' ? value : 0;
}
