import type { Drawn, NextDraw, Prizes } from '#site/api/contract/lottery.ts';
import { seededRandom } from '../../api/random.ts';
import type { Random } from '../../api/random.ts';
import type { Format } from './formats.ts';
import type { Lottery, Schedule } from './games.ts';

/**
 * Draws of a lottery, by index in an infinite sequence: draw 0 is the first one of 1970 in the lottery's time zone.
 * Nothing is stored: time and number follow from the index, the drawn numbers from the lottery's code and the draw's
 * number. With several stations, an index has one draw per station of the day, with the station in the draw's number.
 */
const DAY_MS = 86_400_000;
/** Indochina time, the time zone of all these lotteries. */
const ZONE_MS = 7 * 3_600_000;

/**
 * Mixed into every draw. If empty, draws are the same on every machine and predictable from this file: right for a
 * reference platform, where draws must be reproducible. Elsewhere it is a secret.
 */
const SECRET = process.env['LOTTERY_SEED'] ?? '';

const drawsAt = ({ everyMs, offsetMs }: Schedule, place: number): number => place * everyMs + offsetMs - ZONE_MS;

const placeAt = ({ everyMs, offsetMs }: Schedule, time: number): number => Math.floor((time - offsetMs + ZONE_MS) / everyMs);

/** `20260115` for a daily draw; `202601150042` for the 42nd of the day, dated by the start of the draw. */
function numberOf(schedule: Schedule, place: number): string {
  const isDaily = schedule.everyMs === DAY_MS;
  const local = drawsAt(schedule, isDaily ? place : place - 1) + ZONE_MS;
  const date = new Date(local).toISOString().slice(0, 10).replaceAll('-', '');
  if (isDaily) return date;
  return `${date}${String(Math.floor((local % DAY_MS) / schedule.everyMs) + 1).padStart(4, '0')}`;
}

/** The index of a draw by its number; `undefined` for an invalid number. */
function placeOf(schedule: Schedule, numero: string): number | undefined {
  const [, year, month, day, ofDay] = /^(\d{4})(\d\d)(\d\d)(\d{4})?$/.exec(numero) ?? [];
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`) - ZONE_MS;
  if (Number.isNaN(midnight)) return undefined;
  const place = placeAt(schedule, midnight + (ofDay === undefined ? schedule.offsetMs : Number(ofDay) * schedule.everyMs));
  // Valid only if the round trip gives the same number.
  return numberOf(schedule, place) === numero ? place : undefined;
}

interface Numbered {
  readonly numero: string;
  /** Name of the drawing station. */
  readonly station?: string;
}

/** The draws at an index: one, or one per station of the day, `20260115-TN`. */
function drawsOf({ schedule, stations }: Lottery, place: number): readonly Numbered[] {
  const numero = numberOf(schedule, place);
  if (stations === undefined) return [{ numero }];
  const weekday = new Date(drawsAt(schedule, place) + ZONE_MS).getUTCDay();
  return (stations[weekday] ?? []).map(({ code, name }) => ({ numero: `${numero}-${code}`, station: name }));
}

/** A past or future draw by its number; `undefined` for an invalid number. */
export function drawOf(lottery: Lottery, numero: string): (Numbered & { readonly drawsAt: number }) | undefined {
  const place = placeOf(lottery.schedule, numero.replace(/-\w+$/, ''));
  if (place === undefined) return undefined;
  const found = drawsOf(lottery, place).find((one) => one.numero === numero);
  return found && { ...found, drawsAt: drawsAt(lottery.schedule, place) };
}

/** The draws open for bets: one, or one per station of the next draw. */
export function openDraws(lottery: Lottery, now: number): NextDraw[] {
  const { code, schedule } = lottery;
  const place = placeAt(schedule, now + schedule.closesMs) + 1;
  const at = drawsAt(schedule, place);
  return drawsOf(lottery, place).map((one) => ({ gameCode: code, ...one, closesAt: at - schedule.closesMs, drawsAt: at }));
}

/** The latest finished draws, newest first. */
export function openedDraws(lottery: Lottery, count: number, now: number): Drawn[] {
  const { code, schedule } = lottery;
  const latest = placeAt(schedule, now);
  // Each index has at least one draw.
  const places = Array.from({ length: count }, (_, back) => latest - back);
  const draws = places.flatMap((place) => drawsOf(lottery, place).map((one) => ({ ...one, drawnAt: drawsAt(schedule, place) })));
  return draws.slice(0, count).map((one) => ({ gameCode: code, ...one, prizes: draw(lottery, one.numero) }));
}

/** The numbers of a draw; deterministic by lottery and number. */
export function draw({ code, format }: Lottery, numero: string): Prizes {
  return drawFrom(format, seededRandom(`lottery ${SECRET} ${code} ${numero}`));
}

function drawFrom(format: Format, random: Random): Prizes {
  if (format.kind === 'balls') return [{ tier: 'drawn', numbers: drawBalls(format.from, format.drawn, random) }];
  return format.tiers.map(({ tier, count, digits }) => ({
    tier,
    numbers: Array.from({ length: count }, () => Array.from({ length: digits }, () => random.int(10)).join('')),
  }));
}

function drawBalls(from: number, drawn: number, random: Random): string[] {
  const urn = Array.from({ length: from }, (_, index) => index + 1);
  const taken = Array.from({ length: drawn }, () => urn.splice(random.int(urn.length), 1)).flat();
  return taken.toSorted((a, b) => a - b).map((ball) => String(ball).padStart(2, '0'));
}
