/** The facts given on the command line. */
import type { KnownFacts } from '#site/assembler/runtime/facts.ts';
import { declaredFlags } from '#site/assembler/runtime/flags.ts';
import type { Artefact } from '#site/assembler/runtime/types.ts';
import { ACCOUNT_TYPES, CATEGORIES, DEVICES, FEATURES, LANGUAGES, MARKS, SESSIONS } from '#site/assembler/runtime/vocabulary.ts';

export interface FactOptions {
  readonly as?: string | undefined;
  readonly type?: string | undefined;
  readonly rank?: string | undefined;
  readonly route?: string | undefined;
  readonly language?: string | undefined;
  readonly device?: string | undefined;
  readonly vendors?: string | undefined;
  readonly now?: string | undefined;
  readonly flag?: readonly string[] | undefined;
  readonly feature?: readonly string[] | undefined;
  readonly mark?: readonly string[] | undefined;
}

/** Ways to say that a switch is on, or off. */
const STATES: Readonly<Record<string, boolean>> = { 1: true, on: true, true: true, 0: false, off: false, false: false };

/** Facts, or what is wrong with the words they were given in. */
export function readFacts(
  options: FactOptions,
  artefact: Artefact,
): { known: KnownFacts & { now?: number } } | { problems: readonly string[] } {
  const problems: string[] = [];
  const pick = <T extends string>(option: string, value: string | undefined, allowed: readonly T[]): T | undefined => {
    const found = allowed.find((word) => word === value);
    if (value !== undefined && found === undefined) problems.push(`--${option} takes one of ${allowed.join(', ')}; "${value}" is none`);
    return found;
  };
  const switches = <T extends string>(option: string, given: readonly string[] | undefined, allowed: readonly T[]) =>
    (given ?? []).flatMap((text) => {
      const [name, state = '1'] = text.split('=');
      const known = pick(option, name, allowed);
      const isOn = pick(option, state, Object.keys(STATES));
      return known === undefined || isOn === undefined ? [] : [[known, STATES[isOn] === true] as const];
    });

  const type = pick('type', options.type, ACCOUNT_TYPES.map(String));
  const rank = options.rank === undefined ? undefined : Number(options.rank);
  if (rank !== undefined && !/^\d+$/.test(options.rank ?? '')) problems.push(`--rank takes a whole number; "${options.rank}" is none`);
  const session = pick('as', options.as, SESSIONS);
  const language = pick('language', options.language, LANGUAGES);
  const device = pick('device', options.device, DEVICES);
  const vendors = options.vendors?.split(',').flatMap((name) => pick('vendors', name, CATEGORIES) ?? []);
  const flags = switches('flag', options.flag, Object.keys(artefact.flags));
  const features = switches('feature', options.feature, FEATURES);
  const marks = switches('mark', options.mark, MARKS);
  const now = options.now === undefined ? undefined : Date.parse(options.now);
  if (Number.isNaN(now)) problems.push(`--now takes an instant such as 2026-01-01T00:00:00Z; "${options.now}" is none`);
  if (problems.length > 0) return { problems };

  return {
    known: {
      ...(session && { session }),
      ...(type !== undefined && { accountType: Number(type) }),
      ...(rank !== undefined && { rank }),
      ...(options.route !== undefined && { route: options.route }),
      ...(language && { language }),
      ...(device && { device }),
      ...(vendors && { vendors }),
      ...(now !== undefined && { now }),
      ...(flags.length > 0 && { flags: { ...declaredFlags(artefact.flags), ...Object.fromEntries(flags) } }),
      ...(marks.length > 0 && { marks: { toUpline: false, ...Object.fromEntries(marks) } }),
      ...(features.length > 0 && {
        features: { enableCt: false, salary: false, hourSalary: false, agentRealtimeSalary: false, ...Object.fromEntries(features) },
      }),
    },
  };
}
