/** Facts for conditions, from the window, the session and the gateway's answers. */
import type { Call, CallInput, CallOutput } from '#site/api/contract/defineCall.ts';
import { systemStatus } from '#site/api/contract/system.ts';
import { gameVendor } from '#site/api/contract/vendors.ts';
import { readCached } from '#site/api/sessionCache.ts';
import type { KnownFacts } from '#site/assembler/runtime/facts.ts';
import { flattenWhitelabel } from '#site/assembler/runtime/flags.ts';
import type { Artefact, Facts } from '#site/assembler/runtime/types.ts';
import { ACCOUNT_TYPES, CATEGORIES } from '#site/assembler/runtime/vocabulary.ts';
import { deviceOf } from '#site/boot/render/rendered.ts';
import type { Session } from '#site/session/session.ts';
import { regroup, type DerivedLanes } from '#site/features/games/vendors.ts';
import { statusQuestion } from '#site/features/system/useSystemStatus.ts';

export function sessionFacts({ kind, accountType, rank, member }: Session): KnownFacts {
  const known = ACCOUNT_TYPES.find((type) => type === accountType);
  return {
    session: kind,
    accountType: kind === 'visitor' ? 'none' : (known ?? 'none'),
    rank,
    marks: { toUpline: member?.toUpline === true },
  };
}

export function statusFacts({ info }: CallOutput<typeof systemStatus>): KnownFacts {
  return {
    ...(info.whitelabel && { flags: flattenWhitelabel([info.whitelabel]) }),
    ...(info.register && { rules: info.register }),
  };
}

/** The categories that have a vendor, in the order of the vocabulary. */
export function vendorFacts({ data }: CallOutput<typeof gameVendor>, derived: DerivedLanes): Pick<Facts, 'vendors'> {
  const filled = regroup(data.lanes, derived).filter(({ cards }) => cards.length > 0);
  return { vendors: CATEGORIES.filter((category) => filled.some(({ title }) => title === category)) };
}

/** Facts from these two answers, as far as they have arrived. */
export function answeredFacts(
  { vendors: derived }: Artefact['site'],
  status: CallOutput<typeof systemStatus> | undefined,
  vendors: CallOutput<typeof gameVendor> | undefined,
): KnownFacts {
  return { ...(status && statusFacts(status)), ...(vendors && vendorFacts(vendors, derived)) };
}

/** Facts before the gateway has answered, from session and session cache: the first render of a later page is already right. */
export function firstFacts({ site }: Artefact, merchant: string, session: Session): KnownFacts {
  const status = answerKept(systemStatus, statusQuestion(location));
  const vendors = answerKept(gameVendor, { merchantCode: merchant });
  return {
    device: deviceOf(window.innerWidth),
    route: location.pathname,
    ...sessionFacts(session),
    ...answeredFacts(site, status, vendors),
  };
}

function answerKept<C extends Call>(row: C, input: CallInput<C>): CallOutput<C> | undefined {
  // It has passed the row's own schema: see `readCached`.
  return row.kept && (readCached(row, row.kept, input) as CallOutput<C> | undefined);
}
