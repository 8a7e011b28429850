import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useMemo,
  type ComponentType,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';

import { useSystemTheme } from '../theme/useTheme.ts';
import type { KitLabels } from './allLabels.ts';
import { defaultSettings, type KitSettings } from './settings.ts';

/** What a link component must accept: a native anchor's props, with an address. */
export interface KitLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

interface Kit {
  readonly labels: Partial<KitLabels>;
  readonly Link: ComponentType<KitLinkProps>;
  readonly settings: KitSettings;
  readonly languages: readonly string[] | undefined;
}

/** Without a router every link is a plain anchor. */
function PlainLink({ children, ...anchor }: KitLinkProps): ReactNode {
  return <a {...anchor}>{children}</a>;
}

const KitContext = createContext<Kit>({ labels: {}, Link: PlainLink, settings: defaultSettings, languages: undefined });

/** Asked when something opens, since an overlay offers an element that is not there while it is first drawn. */
const ContainerContext = createContext((): HTMLElement | undefined => undefined);

export interface KitProviderProps {
  /** The kit's words in the player's language. What is left out stays English. */
  labels?: Partial<KitLabels>;
  /** The router's link, so that kit links navigate without loading the page anew. */
  link?: ComponentType<KitLinkProps>;
  /** Sizes, delays and limits of the host's own. @default those of the kit */
  settings?: Partial<KitSettings>;
  /** BCP 47 tags of what dates and sizes are written in: the first that the browser has. @default the page's language */
  languages?: readonly string[];
  /** Where overlays and menus are put, e.g. the body of a frame; its document is the page. @default document.body */
  container?: HTMLElement;
  /** Shows the system's light or dark until the player has chosen. @default false: light, or what the page says */
  followSystemTheme?: boolean;
  children: ReactNode;
}

const noLabels = {};
const noSettings = {};

/** What the kit needs to know of its host: its words, its links, its sizes, its page. Everything works without it. */
export function KitProvider({
  labels = noLabels,
  link = PlainLink,
  settings = noSettings,
  languages,
  container,
  followSystemTheme = false,
  children,
}: KitProviderProps): ReactNode {
  useSystemTheme(followSystemTheme);
  const kit = useMemo<Kit>(
    () => ({ labels, Link: link, settings: { ...defaultSettings, ...settings }, languages }),
    [labels, link, settings, languages],
  );
  const getContainer = useCallback(() => container, [container]);
  return (
    <KitContext value={kit}>
      <ContainerContext value={getContainer}>{children}</ContainerContext>
    </KitContext>
  );
}

/**
 * Has what opens inside put into an element: an overlay's own layer, so that menus and dialogs opened there are inside its
 * focus scope and above it.
 */
export function KitContainer({ element, children }: { element: RefObject<HTMLElement | null>; children: ReactNode }): ReactNode {
  const outer = useContext(ContainerContext);
  const getContainer = useMemo(() => innermost(element, outer), [element, outer]);
  return <ContainerContext value={getContainer}>{children}</ContainerContext>;
}

/** The words of a group, e.g. `sharedLabels`, in the host's language where it has given them. */
export function useKitLabels<Group extends Partial<KitLabels>>(group: Group): Group {
  const { labels } = useContext(KitContext);
  return useMemo(() => ({ ...group, ...labels }), [group, labels]);
}

/** Sizes, delays and limits, as the host has set them. */
export function useKitSettings(): KitSettings {
  return useContext(KitContext).settings;
}

/** As the host gives them; undefined is the page's language. */
export function useKitLanguages(): readonly string[] | undefined {
  return useContext(KitContext).languages;
}

const innermost = (element: RefObject<HTMLElement | null>, outer: () => HTMLElement | undefined) => () => element.current ?? outer();

/** Where overlays and menus are put; undefined is the document's body. */
export function useKitContainer(): HTMLElement | undefined {
  return useContext(ContainerContext)();
}

/** The page's writing direction, for parts that must be told; it changes only with the language, which renders anew. */
export function useDirection(): 'ltr' | 'rtl' {
  const page = useKitContainer()?.ownerDocument ?? document;
  return page.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

/** A link of the kit: the host's link component, or a plain anchor. */
export function KitLink(props: KitLinkProps): ReactNode {
  return createElement(useContext(KitContext).Link, props);
}
