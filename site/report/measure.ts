/**
 * Web vitals of the visit, reported once when the page is left: largest contentful paint, interaction delay, layout shift, number of
 * faults. Loaded when the page is idle (observers deliver buffered entries), and only where config names an address.
 */
import type { Merchant } from '#site/assembler/runtime/types.ts';
import { hasConsented } from '#site/features/consent/consent.ts';
import { version } from '#site/lib/version.ts';
import { destination, FAULT_MARK, post } from './post.ts';
import { interactionDelay, layoutShift, type Interaction, type Shift } from './vitals.ts';

/** What is sent. Nothing in it comes from the player: no id, name, query or typed path. */
export interface MeasureReport {
  readonly merchant: string;
  /** Hash of the config. */
  readonly artefact: string;
  /** Path of the page as config writes it. */
  readonly page: string;
  /** Version of this client. */
  readonly client: string;
  /** In milliseconds; `null` where the browser does not tell. */
  readonly largestPaint: number | null;
  /** In milliseconds; `null` without an interaction. */
  readonly interactionDelay: number | null;
  readonly layoutShift: number;
  readonly faults: number;
}

/** Shorter interactions are not observed. */
const FELT_MS = 40;

/** Sends nothing without consent where the jurisdiction needs it, which is the default. */
export function measureVisit({ code, jurisdiction, reports }: Merchant, artefact: string, page: string): void {
  const to = destination(reports?.measuresTo ?? '');
  const mayTell = (): boolean => jurisdiction.measuresNeedConsent === false || hasConsented();
  // Paints of a hidden page say nothing.
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

/** Observes entries, buffered ones included. Returns a function that flushes pending records. */
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
