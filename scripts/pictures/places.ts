/** Where each block is visible on the running site, and for which session. */
import { assemble, type ShownBlock } from '#site/assembler/runtime/assemble.ts';
import { centreModalOf } from '#site/assembler/runtime/centres.ts';
import { composeFacts, type KnownFacts } from '#site/assembler/runtime/facts.ts';
import type { Artefact, Facts } from '#site/assembler/runtime/types.ts';

/** The language of the screenshots. */
export const LANGUAGE = 'EN';

/** A session on the site, and its device. */
export interface Visit {
  /** Seeded account; a visitor without one. */
  readonly username?: string;
  readonly device: 'phone' | 'desktop';
  /** A flag that is off by default, and on for this visit. */
  readonly flag?: string;
  readonly facts: KnownFacts;
}

export interface Place {
  readonly visit: Visit;
  /** URL path on the site. */
  readonly path: string;
  /** The block's path in config. */
  readonly address: string;
  /** Selector of the element to press to show the block. */
  readonly press?: string;
  /** Advances the gateway's clock first, in milliseconds. */
  readonly laterMs?: number;
}

const VISITOR: Visit = { device: 'phone', facts: {} };
const MEMBER: Visit = {
  username: 'demo',
  device: 'phone',
  facts: { session: 'member', accountType: 0, rank: 2, marks: { toUpline: false } },
};
const AGENT: Visit = {
  username: 'agent',
  device: 'phone',
  facts: {
    session: 'agent',
    accountType: 1,
    features: { enableCt: true, salary: true, hourSalary: true, agentRealtimeSalary: true },
  },
};
/** A downline of the agent, for blocks about an upline. */
const DOWNLINE: Visit = { username: 'team001', device: 'phone', facts: { session: 'member', accountType: 0, marks: { toUpline: true } } };
const withFlag = (visit: Visit, flag: string): Visit => ({ ...visit, flag });

/** In order of preference: the first that sees a block is used. */
const VISITS: readonly Visit[] = [
  VISITOR,
  MEMBER,
  AGENT,
  DOWNLINE,
  withFlag(VISITOR, 'AGEGATE3'),
  withFlag(VISITOR, 'ANALYTICS3'),
  withFlag(MEMBER, 'CHATROOM3'),
  withFlag(MEMBER, 'MINIGAME3'),
  { ...VISITOR, device: 'desktop' },
  { ...MEMBER, device: 'desktop' },
];

const HOUR_MS = 3_600_000;

/** Additional steps for blocks that need them to have content. */
const WAYS: Readonly<Record<string, Partial<Omit<Place, 'address'>>>> = {
  'change-password-form': { visit: MEMBER },
  'contract-requests': { path: '/?modal=contracts&modal.side=given', visit: AGENT },
  // Renders nothing itself: the screenshot shows what it opens.
  'entry-popup': { path: '/?modal=entryPopup', visit: MEMBER },
  // A game is open once it was pressed.
  'game-frame': { path: '/rng', visit: MEMBER, press: 'main article button' },
  'lottery-bets': { path: '/lottery?gameCode=SEA11', visit: MEMBER },
  'lottery-betting': { path: '/lottery?gameCode=SEA3' },
  'lottery-opened': { path: '/lottery?gameCode=SEA3' },
  'provider-page': { path: '/fbsports', visit: MEMBER },
  'promotion-detail': { path: '/promoDetail?id=welcome' },
  'room-list': { path: '/pvp?page=DUELO', press: ':is(li, [role=listitem]) button:has(img)' },
  'site-search': { path: '/?modal=search&modal.q=dragon' },
  'sub-games': { path: '/live?modal=gamePopup&modal.vendor=TWELVE&modal.type=LIVE' },
  'reality-check': { laterMs: HOUR_MS },
};

/**
 * The locations of each block, the best first: on a page, in the frame around it, in a modal, or in an entry of a
 * center.
 */
export function placesOf(artefact: Artefact): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  const note = (visit: Visit, block: ShownBlock, path: string): void => {
    const { item, address, slots } = block;
    const places = found.get(item.block) ?? [];
    found.set(item.block, places);
    if (!places.some((place) => place.address === address && place.visit.device === visit.device))
      places.push({ visit, path, address, ...WAYS[item.block] });
    const section = item.props?.['section'];
    const inside = typeof section === 'string' ? `${path}&modal.section=${section}` : path;
    for (const within of Object.values(slots).flat()) note(visit, within, inside);
  };
  // The not-found page is last: its blocks look better on other pages.
  const paths = Object.values(artefact.pages).flatMap(({ paths: [own] }) =>
    own === undefined || own === '*' || own.startsWith('/:') ? [] : [own],
  );
  for (const visit of VISITS) {
    for (const path of [...paths, '/no-such-page']) {
      const { areas, modals, centres } = assemble(artefact, factsOf(artefact, visit, path));
      for (const block of Object.values(areas).flat()) note(visit, block, path);
      for (const [id, modal] of modals) if (says(visit, modal)) note(visit, modal, `/?modal=${id}`);
      const open = [...centres].filter(([id]) => modals.has(centreModalOf(artefact, id) ?? ''));
      for (const entry of open.flatMap(([, entries]) => entries)) note(visit, entry, `/?centre=${entry.item.page}`);
    }
  }
  return found;
}

/** A modal for everyone has little content for visitors: it is shown to a player. */
const says = ({ username }: Visit, { item }: ShownBlock): boolean =>
  username !== undefined || JSON.stringify(item.when ?? {}).includes('"session"');

const VENDORS: Facts['vendors'] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'];

function factsOf(artefact: Artefact, { device, flag, facts }: Visit, route: string) {
  const all = composeFacts(artefact, { route, device, language: LANGUAGE, vendors: VENDORS, ...facts }, Date.now());
  return flag === undefined ? all : { ...all, flags: { ...all.flags, [flag]: true } };
}
