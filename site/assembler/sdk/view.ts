/**
 * What blocks may use of the assembler: read facts and config, open a modal.
 * (A block's `schema.ts` describes its props with `props.ts`.)
 */
import { useCallback, useMemo } from 'react';
import type { Shown, ShownEntry, ShownField, ShownPage } from '#site/assembler/runtime/assemble.ts';
import { localeOf } from '#site/i18n/locales.ts';
import { withClaims } from '#site/assembler/runtime/claims.ts';
import { useAssembly, useModal, useSiteState, type ModalOpener } from '#site/assembler/runtime/context.ts';
import { useDeferredPage } from '#site/assembler/runtime/DeferredPage.tsx';
import { menuPlaces, type MenuPlace } from '#site/assembler/runtime/menuPlaces.ts';
import type { Facts, GroupItem, Label, LinkItem, Merchant, Site, TabItem } from '#site/assembler/runtime/types.ts';

export { BlockView as EntryView } from '#site/assembler/runtime/BlockView.tsx';
export type { Shown, ShownEntry, ShownField } from '#site/assembler/runtime/assemble.ts';
export { ModalContext, useModal, type ModalControl } from '#site/assembler/runtime/context.ts';
export type { MenuPlace } from '#site/assembler/runtime/menuPlaces.ts';
export type { BlockProps } from './registry.ts';
export type * from '#site/assembler/runtime/types.ts';

/** One and the same, so that a missing menu does not look like a changed one. */
const NONE: readonly never[] = [];

/** One fact, for example `useFact('session')`. */
export function useFact<Name extends keyof Facts>(name: Name): Facts[Name] {
  return useSiteState((state) => state.facts[name]);
}

/** All facts. */
export function useFacts(): Facts {
  return useSiteState((state) => state.facts);
}

/** Whether a white-label flag is on, ancestors counted; an undeclared flag is off. */
export function useFlag(modId: string): boolean {
  return useSiteState(({ facts }) => Object.hasOwn(facts.flags, modId) && facts.flags[modId] === true);
}

/** The visible entries of a menu, in order; none when there is no such menu. */
export function useMenu(id: string): readonly Shown<LinkItem>[] {
  return useSiteState((state) => state.assembled.menus.get(id)) ?? NONE;
}

/** The visible entries of several menus, one after the other. */
export function useMenus(ids: readonly string[]): readonly LinkItem[] {
  const menus = useSiteState((state) => state.assembled.menus);
  return useMemo(() => ids.flatMap((id) => menus.get(id) ?? NONE).map(({ item }) => item), [ids, menus]);
}

/**
 * The visible entries of a menu and, while it is unknown which categories have vendors, the entries that may be. Known is what the
 * gateway has `answered`, or what it answered last time.
 */
export function useMenuPlaces(id: string, answered: boolean): readonly MenuPlace[] {
  const shown = useMenu(id);
  const artefact = useSiteState((state) => state.artefact);
  const facts = useSiteState((state) => (answered || state.facts.vendors.length > 0 ? undefined : state.facts));
  return useMemo(
    () => (facts ? menuPlaces(artefact, id, facts) : shown.map((entry) => ({ ...entry, coming: false }))),
    [artefact, id, facts, shown],
  );
}

/** The visible entries of the member or agent center, in order. */
export function useCentre(id: string): readonly ShownEntry[] {
  return useSiteState((state) => state.assembled.centres.get(id)) ?? NONE;
}

/** The registration form: its visible tabs, and the visible fields of one tab, in order. */
export function useRegistration(tab: string): { tabs: readonly Shown<TabItem>[]; fields: readonly ShownField[] } {
  const tabs = useSiteState((state) => state.assembled.tabs);
  const fields = useSiteState((state) => state.assembled.fields);
  return { tabs, fields: fields.filter(({ item }) => item.tabs.includes(tab)) };
}

/** A banner group, or nothing when its condition hides it; without an id, the one that has its place on the page. */
export function useBannerGroup(id?: string): Shown<GroupItem> | undefined {
  return useSiteState(({ assembled: { banners, bannerGroup } }) => banners.get(id ?? bannerGroup ?? ''));
}

/** The product's constants (spec section 9). */
export function useSite(): Site {
  return useSiteState((state) => state.artefact.site);
}

export function useMerchant(): Merchant {
  return useSiteState((state) => state.merchant);
}

/** The page that is shown, or `null` while none is. */
export function usePage(): ShownPage | null {
  return useDeferredPage().page;
}

/** The category that a prop names: by its name, or as `:games` the one in the page's path; empty where that names none. */
export function useCategory(named: string): string {
  const page = usePage();
  return named.startsWith(':') ? (page?.parameters[named.slice(1)] ?? '') : named;
}

/**
 * Turns a label into text: the merchant's wording, else the bundle's; texts by language fall back
 * to the merchant's default language, then to English. What the product claims is filled in: `{slotLines}`.
 */
export function useText(): (label: Label) => string {
  const { translate } = useAssembly();
  const artefact = useSiteState((state) => state.artefact);
  const { currency } = useMerchant();
  const language = useFact('language');
  return useCallback(
    (label) => {
      if ('t' in label) {
        const own = artefact.labels[language];
        const text = (own && Object.hasOwn(own, label.t) ? own[label.t] : undefined) ?? translate(label.t);
        return withClaims(text, artefact.site.claims, currency);
      }
      const own = label[language];
      if (own !== undefined) return own;
      const other = label[artefact.merchant.defaultLanguage] ?? label.EN ?? Object.values(label)[0] ?? '';
      // Between Unicode's isolates: words of another language would leave their signs on the wrong side of a page from right to left.
      return other !== '' && localeOf(language).dir === 'rtl' ? `\u2068${other}\u2069` : other;
    },
    [artefact, currency, language, translate],
  );
}

/** Fills what the product claims of itself into a text that came from elsewhere: `{serviceHours}`. */
export function useClaims(): (text: string) => string {
  const { claims } = useSite();
  const { currency } = useMerchant();
  return useCallback((text) => withClaims(text, claims, currency), [claims, currency]);
}

/** Whether one of these modals can be opened now. */
export function useHasModal(ids: readonly string[]): boolean {
  return useSiteState(({ assembled }) => ids.some((id) => assembled.modals.has(id)));
}

/** How to open and close a modal, for blocks that need not know which one is open: `useModalOpener().open('registerModal')`. */
export function useModalOpener(): ModalOpener {
  return useAssembly().opener;
}

/** What a block passes of the site to features, which may not read the assembler themselves. */
export function useHost() {
  const [merchant, site, language, modal] = [useMerchant(), useSite(), useFact('language'), useModal()];
  return useMemo(() => ({ merchant, site, language, modal }), [merchant, site, language, modal]);
}
