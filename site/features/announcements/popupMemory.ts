import { formatDate } from '#site/i18n/format.ts';
import { deviceStorage } from '#site/lib/browserStorage.ts';

/** Local storage key of the popups shown today and the end of the mute period. */
const KEY = 'entryPopup';
const DAY = 'yyyy-MM-dd';
const DAY_MS = 86_400_000;

interface Memory {
  /** The player's local day that `seen` belongs to. */
  readonly day: string;
  readonly seen: readonly string[];
  /** The first day on which popups may show again. */
  readonly mutedUntil: string;
}

const NOTHING: Memory = { day: '', seen: [], mutedUntil: '' };

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function read(): Memory {
  try {
    const kept: unknown = JSON.parse(deviceStorage.getItem(KEY) ?? '{}');
    const { day, seen, mutedUntil } = Object(kept);
    return { day: text(day), seen: texts(seen), mutedUntil: text(mutedUntil) };
  } catch {
    return NOTHING;
  }
}

function write(memory: Memory): void {
  deviceStorage.setItem(KEY, JSON.stringify(memory));
}

/**
 * The popups that may show now: none while muted, and each once a day.
 * @param now epoch milliseconds
 */
export function duePopups<Popup extends { readonly id: string }>(popups: readonly Popup[], now: number): readonly Popup[] {
  const today = formatDate(now, DAY);
  const { day, seen, mutedUntil } = read();
  if (today < mutedUntil) return [];
  return day === today ? popups.filter(({ id }) => !seen.includes(id)) : popups;
}

/** Marks popups as shown until tomorrow. */
export function rememberPopups(ids: readonly string[], now: number): void {
  const today = formatDate(now, DAY);
  const { day, seen, mutedUntil } = read();
  write({ day: today, seen: [...new Set([...(day === today ? seen : []), ...ids])], mutedUntil });
}

/** Mutes all popups for the rest of today and the given number of days. */
export function mutePopups(days: number, now: number): void {
  write({ ...read(), mutedUntil: formatDate(now + days * DAY_MS, DAY) });
}
