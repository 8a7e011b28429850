/** Where each block is to be seen on the running site, and by whom. */
import { assemble, type ShownBlock } from '#site/assembler/runtime/assemble.ts';
import { centreModalOf } from '#site/assembler/runtime/centres.ts';
import { composeFacts, type KnownFacts } from '#site/assembler/runtime/facts.ts';
import type { Artefact, Facts } from '#site/assembler/runtime/types.ts';

/** The language that the pictures are in. */
export const LANGUAGE = 'EN';

/** Who looks at the site, and how. */
export interface Visit {
  /** Seeded account; without one a visitor. */
  readonly username?: string;
  readonly device: 'phone' | 'desktop';
  /** A flag that is off by itself, and on for this visit. */
  readonly flag?: string;
  readonly facts: KnownFacts;
}

export interface Place {
  readonly visit: Visit;
  /** Address on the site. */
  readonly path: string;
  /** Of the block in config. */
  readonly address: string;
  /** Selector of what is pressed before the block shows. */
  readonly press?: string;
  /** By how much the gateway's clock goes ahead before that, in milliseconds. */
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
/** A downline of the agent: what concerns an upline. */
const DOWNLINE: Visit = { username: 'team001', device: 'phone', facts: { session: 'member', accountType: 0, marks: { toUpline: true } } };
const withFlag = (visit: Visit, flag: string): Visit => ({ ...visit, flag });

/** In this order: a block is drawn for the first who sees it. */
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

/** What a block needs to have something to show, where its place alone does not bring it. */
const WAYS: Readonly<Record<string, Partial<Omit<Place, 'address'>>>> = {
  'change-password-form': { visit: MEMBER },
  'contract-requests': { path: '/?modal=contracts&modal.side=given', visit: AGENT },
  // Draws nothing itself: what it opens is its picture.
  'entry-popup': { path: '/?modal=entryPopup', visit: MEMBER },
  'lottery-bets': { path: '/lottery?gameCode=SEA11', visit: MEMBER },
  'lottery-betting': { path: '/lottery?gameCode=SEA3' },
  'lottery-opened': { path: '/lottery?gameCode=SEA3' },
  'provider-page': { path: '/fbsports', visit: MEMBER },
  'promotion-detail': { path: '/promoDetail?id=welcome' },
  'room-list': { path: '/pvp?page=DUELO', press: ':is(li, [role=listitem]) button:has(img)' },
  'sub-games': { path: '/live?modal=gamePopup&modal.vendor=TWELVE&modal.type=LIVE' },
  'reality-check': { laterMs: HOUR_MS },
};

/** Where each block is, the best place first: on a page, in the frame around it, in a modal, or in an entry of a centre. */
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
  // The unknown page last: what it holds stands better on others.
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

/** A modal that is open to everybody says little to a visitor: it is drawn as a player sees it. */
const says = ({ username }: Visit, { item }: ShownBlock): boolean =>
  username !== undefined || JSON.stringify(item.when ?? {}).includes('"session"');

const VENDORS: Facts['vendors'] = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'];

function factsOf(artefact: Artefact, { device, flag, facts }: Visit, route: string) {
  const all = composeFacts(artefact, { route, device, language: LANGUAGE, vendors: VENDORS, ...facts }, Date.now());
  return flag === undefined ? all : { ...all, flags: { ...all.flags, [flag]: true } };
}
