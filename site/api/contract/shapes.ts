import * as v from 'valibot';
import { seenText } from './characters.ts';

/** Account types of the spec (section 4) that calls tell apart; 0 is a plain member. */
export const TRIAL_ACCOUNT = 4;
export const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42]);

/** Categories that the server sends as lanes; ESPORTS and the cockfight lane are derived by the client. */
export const SERVER_CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const;
export type ServerCategory = (typeof SERVER_CATEGORIES)[number];

/** No parameters. */
export const noParameters = v.object({});

/** An answer whose `value` says nothing. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** A whole number of a query, where it arrives as text. */
export const integerParameter = v.pipe(
  // Accepts digits as text too, which the declared type leaves out: callers pass numbers.
  v.custom<number>((value) => /^\d{1,9}$/.test(String(value)), 'Must be a whole number'),
  v.transform(Number),
);

/** Paging as the spec has it: pages count from 1. */
export const paging = {
  pageNo: v.pipe(integerParameter, v.minValue(1)),
  pageSize: v.pipe(integerParameter, v.minValue(1), v.maxValue(100)),
};

/** As far from 1970 as a date can be, in milliseconds (ECMAScript, "Time Values and Time Range"). */
const FARTHEST_MS = 8.64e15;

/** A moment of an answer, in milliseconds since 1970: what is no date would throw where it is written out. */
export const moment = v.pipe(
  v.number(),
  v.check((ms) => Math.abs(ms) <= FARTHEST_MS, 'Must be a moment'),
);

/** The platform's limit on a text, in characters. */
export const TEXT_LENGTH = 255;

/** A short free text of a query. */
export const shortText = v.pipe(v.string(), v.maxLength(TEXT_LENGTH));

/** One that is not empty, without the blanks around it. */
export const filledText = v.pipe(v.string(), v.transform(seenText), v.minLength(1), v.maxLength(TEXT_LENGTH));

/** One game of a list. Icons are addresses, absolute or from the site's root. */
export const gameFields = {
  nodeId: v.string(),
  roomId: v.optional(v.string()),
  vassalage: v.string(),
  gameType: v.string(),
  gameClassify: v.optional(v.string()),
  gameName: v.string(),
  /** Without one the default icon is shown. */
  showIcon: v.optional(v.string(), ''),
  defaultIcon: v.optional(v.string()),
  isHot: v.optional(v.number()),
  isNew: v.optional(v.number()),
  /** 1: a trial account may play it. */
  isTrial: v.optional(v.number()),
};
