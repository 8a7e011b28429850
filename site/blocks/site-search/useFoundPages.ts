import { helpCenter } from '#site/api/contract/content.ts';
import { useCall } from '#site/api/useCall.ts';
import { useClaims, useFact, useSite, useText, type LinkItem } from '#site/assembler/sdk/view.ts';
import { vendorAddress } from '#site/features/games/entryVendors.ts';
import { usePromotions } from '#site/features/promotions/usePromotions.ts';
import { findByWords } from '#site/lib/findByWords.ts';
import type { Props } from './schema.ts';
import type { SearchedLane } from './useFoundGames.ts';

const FRESH_MS = 10 * 60_000;

/** A result that is a link. */
export interface FoundLink {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly detail?: string;
  /** Name of an icon; a picture is shown instead where there is one. */
  readonly icon?: string | undefined;
  readonly picture?: string | null | undefined;
}

/** Pages, vendors, promotions and questions of the help center that have the words. */
export function useFoundPages(
  { promotion, help, results }: Props,
  { entries, lanes, words }: { readonly entries: readonly LinkItem[]; readonly lanes: readonly SearchedLane[]; readonly words: string },
): Readonly<Record<'pages' | 'vendors' | 'promotions' | 'help', readonly FoundLink[]>> {
  const text = useText();
  const claims = useClaims();
  const language = useFact('language');
  const { promotions } = usePromotions(useSite());
  const { data } = useCall(helpCenter, { language }, { staleMs: FRESH_MS, enabled: help !== undefined });
  const find = (links: readonly FoundLink[], textOf: (link: FoundLink) => string): readonly FoundLink[] =>
    findByWords(links, textOf, words).slice(0, results);
  const named = (links: readonly FoundLink[]) => find(links, ({ name }) => name);
  const first = (links: readonly FoundLink[]) => find(links, ({ name, detail = '' }) => `${name} ${detail}`);

  return {
    pages: named(entries.map(({ to, label, icon }) => ({ key: to, name: text(label), href: to, icon }))),
    vendors: named(
      lanes.flatMap(({ lane, below, item }) =>
        lane.cards.map((card) => ({
          key: `${card.vassalage} ${lane.title}`,
          name: card.displayName,
          detail: text(item.label),
          href: vendorAddress(below, card),
          picture: card.smallIcon,
        })),
      ),
    ),
    promotions:
      promotion === undefined
        ? []
        : first(
            promotions.map(({ id, title, summary }) => ({
              key: id,
              name: title,
              detail: summary,
              href: `${promotion}?id=${encodeURIComponent(id)}`,
              icon: 'gift',
            })),
          ),
    help:
      help === undefined || data === undefined
        ? []
        : first(
            data.categories.flatMap(({ name, questions }) =>
              questions.map(({ id, question }) => ({
                key: id,
                name: claims(question),
                detail: name,
                href: `${help}?open=${encodeURIComponent(id)}`,
                icon: 'help',
              })),
            ),
          ),
  };
}
