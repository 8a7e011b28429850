/** The operator's choice in the query of the address, so that a link shows the same. */
import type { Feature, Language, Session } from '#site/assembler/runtime/types.ts';
import { ACCOUNT_TYPES, FEATURES, LANGUAGES, SESSIONS } from '#site/assembler/runtime/vocabulary.ts';
import type { ThemeName } from '#ui';

/** Widths that can be chosen, in CSS pixels: the site sees the device by its width. */
export const WIDTHS = [360, 768, 1024, 1440] as const;
export type Width = (typeof WIDTHS)[number];

export const PANELS = ['simulator'] as const;

export const THEMES: readonly ThemeName[] = ['light', 'dark'];

/** Account types that each kind of session has (config format, constraints between facts); a visitor has none. */
export const TYPES_OF: Readonly<Record<Session, readonly number[]>> = {
  visitor: [],
  member: [0],
  trial: [4],
  agent: ACCOUNT_TYPES.filter((type) => type !== 0 && type !== 4),
};

export const HIGHEST_RANK = 99;

/** The facts that the editor makes up, and what is shown of the site. */
export interface Choice {
  /** Empty: the one that the server answers first. */
  readonly merchant: string;
  /** Path of the page, from `/`. */
  readonly page: string;
  readonly session: Session;
  /** One of `TYPES_OF` this session; absent for a visitor. */
  readonly accountType: number | undefined;
  readonly rank: number;
  /** Contracts that are in force; none but for an agent. */
  readonly features: readonly Feature[];
  /** Absent: the merchant's default. */
  readonly language: Language | undefined;
  /** Absent: the merchant's default. */
  readonly theme: ThemeName | undefined;
  /** Absent: as wide as suits the operator's own screen. */
  readonly width: Width | undefined;
  /** Flags that are not as the config declares them. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Date and time to start the clock from, `2026-12-24T20:00`, where the merchant is; absent: now. */
  readonly at: string | undefined;
  /** The open file, by its path in the merchant's folder; absent: that of the page. */
  readonly file: string | undefined;
  /** What is in the panel instead of what is edited. */
  readonly panel: (typeof PANELS)[number] | undefined;
}

export const FIRST_CHOICE: Choice = {
  merchant: '',
  page: '/',
  session: 'visitor',
  accountType: undefined,
  rank: 0,
  features: [],
  language: undefined,
  theme: undefined,
  width: undefined,
  flags: {},
  at: undefined,
  file: undefined,
  panel: undefined,
};

/** The choice with another session and what goes with it of the rest. */
export function withSession(choice: Choice, session: Session): Choice {
  return {
    ...choice,
    session,
    accountType: TYPES_OF[session][0],
    rank: session === 'visitor' ? 0 : choice.rank,
    features: session === 'agent' ? choice.features : [],
  };
}

/** A value of the query that means nothing, for a message. */
export interface Ignored {
  readonly name: string;
  readonly value: string;
}

const oneOf =
  <T extends string | number>(list: readonly T[]) =>
  (value: string): T | undefined =>
    list.find((item) => String(item) === value);

const matching =
  (pattern: RegExp) =>
  (value: string): string | undefined =>
    pattern.test(value) ? value : undefined;

/** Reads a query. What it cannot mean is left out and named. */
export function readChoice(search: string): { readonly choice: Choice; readonly ignored: readonly Ignored[] } {
  const query = new URLSearchParams(search);
  const ignored: Ignored[] = [];
  /** The value of a name where `accept` makes something of it. */
  const read = <T>(name: string, accept: (value: string) => T | undefined): T | undefined => {
    const value = query.get(name);
    if (value === null) return undefined;
    const accepted = accept(value);
    if (accepted === undefined) ignored.push({ name, value });
    return accepted;
  };

  const session = read('as', oneOf(SESSIONS)) ?? FIRST_CHOICE.session;
  const type = read('type', oneOf(TYPES_OF[session]));
  const rank = read('rank', (value) => (/^\d{1,2}$/.test(value) && session !== 'visitor' ? Number(value) : undefined));
  const features = FEATURES.filter((feature) => session === 'agent' && query.getAll('feature').includes(feature));
  for (const value of query.getAll('feature')) if (!features.some((feature) => feature === value)) ignored.push({ name: 'feature', value });
  const flags: Record<string, boolean> = {};
  for (const value of query.getAll('flag')) {
    const [, id, state] = /^([A-Z]\w{0,60}):(on|off)$/.exec(value) ?? [];
    if (id === undefined) ignored.push({ name: 'flag', value });
    else flags[id] = state === 'on';
  }
  const choice: Choice = {
    merchant: read('merchant', matching(/^[\w-]{1,40}$/)) ?? '',
    page: read('page', matching(/^\/(?!\/)[\w./-]*$/)) ?? FIRST_CHOICE.page,
    session,
    accountType: type ?? TYPES_OF[session][0],
    rank: rank ?? 0,
    features,
    language: read('language', oneOf(LANGUAGES)),
    theme: read('theme', oneOf(THEMES)),
    width: read('width', oneOf(WIDTHS)),
    flags,
    at: read('at', (value) => (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}Z`)) ? value : undefined)),
    file: read('file', matching(/^[\w-]+(\/[\w-]+)?\.json$/)),
    panel: read('panel', oneOf(PANELS)),
  };
  return { choice, ignored };
}

/** The query of a choice, with its `?`; what is as it is at first is left out. */
export function writeChoice(choice: Choice): string {
  const query = new URLSearchParams();
  const write = (name: string, value: string | number | undefined, unless?: string | number): void => {
    if (value !== undefined && value !== unless) query.set(name, String(value));
  };
  write('merchant', choice.merchant, '');
  write('page', choice.page, FIRST_CHOICE.page);
  write('as', choice.session, FIRST_CHOICE.session);
  write('type', choice.accountType, TYPES_OF[choice.session][0]);
  write('rank', choice.rank, 0);
  for (const feature of choice.features) query.append('feature', feature);
  write('language', choice.language);
  write('theme', choice.theme);
  write('width', choice.width);
  for (const [id, on] of Object.entries(choice.flags)) query.append('flag', `${id}:${on ? 'on' : 'off'}`);
  write('at', choice.at);
  write('file', choice.file);
  write('panel', choice.panel);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
