import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

import type { CallOutput } from '#site/api/contract/defineCall.ts';
import { announcements } from '#site/api/contract/announcements.ts';
import { domainRoute, systemStatus } from '#site/api/contract/system.ts';
import { gameVendor } from '#site/api/contract/vendors.ts';
import { afterPaint } from '#site/api/afterPaint.ts';
import { writeCached } from '#site/api/sessionCache.ts';
import { callKey } from '#site/api/useCall.ts';
import type { Place } from '#site/App.tsx';
import type { KnownFacts } from '#site/assembler/runtime/facts.ts';
import type { Artefact, Language } from '#site/assembler/runtime/types.ts';
import { answeredFacts } from '#site/boot/knownFacts.ts';
import { statusQuestion } from '#site/features/system/useSystemStatus.ts';
import { visitAt } from '#site/lib/visit.ts';
import type { Session } from '#site/session/session.ts';
import { deviceOf, readRendered, type Rendered } from './rendered.ts';

/** What the server's page gives the browser. */
export interface Served {
  /** The page to hydrate; `undefined` where this visitor sees another than the server has rendered. */
  readonly place: Place | undefined;
  /** When it was rendered, in epoch milliseconds on the gateway's clock. */
  readonly now: number;
  /** Facts from the answers in it. */
  facts(artefact: Artefact): KnownFacts;
}

interface TakeOptions {
  readonly language: Language;
  readonly queries: QueryClient;
  readonly session: Session;
}

/** Puts the answers in the server's page into the query cache; `undefined` if there are none in this language. */
export function takeServed({ language, queries, session }: TakeOptions): Served | undefined {
  const rendered = readRendered();
  if (rendered?.language !== language) return undefined;
  const isVisitor = session.token === null;
  void keep(rendered.queries);
  hydrate(queries, isVisitor ? rendered.queries : sameForAll(rendered.queries));
  const { origin, path, search, now } = rendered;
  const place = isVisitor && isHere(rendered) ? { visit: visitAt(origin, now), path, search } : undefined;
  return {
    place,
    now,
    facts: ({ site, merchant }) => ({
      ...(place && { route: path }),
      ...answeredFacts(
        site,
        queries.getQueryData<CallOutput<typeof systemStatus>>(callKey(systemStatus, statusQuestion(location))),
        queries.getQueryData<CallOutput<typeof gameVendor>>(callKey(gameVendor, { merchantCode: merchant.code })),
      ),
    }),
  };
}

/** Rows whose answers a visit keeps, also those that came with the page. */
const KEPT = [systemStatus, domainRoute, gameVendor, announcements];

async function keep({ queries }: DehydratedState): Promise<void> {
  await afterPaint();
  for (const row of KEPT)
    for (const { queryKey, state } of queries) if (row.kept && queryKey[0] === row.name) writeCached(row.kept, queryKey[1], state.data);
}

/** An address may be another one's alias: what the host gives for it is what is at it. */
const isHere = ({ device, origin }: Rendered): boolean => device === deviceOf(window.innerWidth) && origin === location.origin;

/** The answers that a session changes nothing about. */
const sameForAll = (state: DehydratedState): DehydratedState => ({
  ...state,
  queries: state.queries.filter(({ meta }) => meta?.['auth'] === 'none'),
});
