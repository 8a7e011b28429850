'use client';

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

import { useBrowserValue } from '../private/useBrowserValue.ts';
import { useStoredTheme, useSystemTheme } from '../theme/useTheme.ts';
import type { KitLabels } from './allLabels.ts';
import { defaultSettings, type KitSettings } from './settings.ts';

/** Props of a link component: a native anchor's, with a required `href`. */
export interface KitLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

interface Kit {
  readonly labels: Partial<KitLabels>;
  readonly Link: ComponentType<KitLinkProps>;
  readonly settings: KitSettings;
  readonly languages: readonly string[] | undefined;
  readonly direction: Direction | undefined;
}

/** Writing direction. */
type Direction = 'ltr' | 'rtl';

/** Without a router every link is a plain anchor. */
function PlainLink({ children, ...anchor }: KitLinkProps): ReactNode {
  return <a {...anchor}>{children}</a>;
}

const KitContext = createContext<Kit>({
  labels: {},
  Link: PlainLink,
  settings: defaultSettings,
  languages: undefined,
  direction: undefined,
});

/** A function, called on opening, since an overlay's element does not exist in its first render. */
const ContainerContext = createContext((): HTMLElement | undefined => undefined);

export interface KitProviderProps {
  /** The kit's texts in the player's language. Missing ones stay English. */
  labels?: Partial<KitLabels> | undefined;
  /** The router's link, so that kit links navigate without a page load. */
  link?: ComponentType<KitLinkProps> | undefined;
  /** Custom sizes, delays and limits. @default those of the kit */
  settings?: Partial<KitSettings> | undefined;
  /** BCP 47 tags for dates and sizes: the first that the browser supports. @default the page's language */
  languages?: readonly string[] | undefined;
  /** Writing direction. Needed on a server for pages from right to left. @default the page's `<html dir>` */
  direction?: 'ltr' | 'rtl' | undefined;
  /** Container of overlays and menus, e.g. the body of a frame; its document is the page. @default document.body */
  container?: HTMLElement | undefined;
  /**
   * Uses the system's color scheme until the player has chosen a theme. @default false: light, or the page's default
   */
  followSystemTheme?: boolean | undefined;
  children: ReactNode;
}

const noLabels = {};
const noSettings = {};

/** Configures the kit for its host: texts, links, sizes, page; shows the player's stored theme. Optional. */
export function KitProvider({
  labels = noLabels,
  link = PlainLink,
  settings = noSettings,
  languages,
  direction,
  container,
  followSystemTheme = false,
  children,
}: KitProviderProps): ReactNode {
  useStoredTheme();
  useSystemTheme(followSystemTheme);
  const kit = useMemo<Kit>(
    () => ({ labels, Link: link, settings: { ...defaultSettings, ...settings }, languages, direction }),
    [labels, link, settings, languages, direction],
  );
  const getContainer = useCallback(() => container, [container]);
  return (
    <KitContext value={kit}>
      <ContainerContext value={getContainer}>{children}</ContainerContext>
    </KitContext>
  );
}

/**
 * Renders what opens inside into an element: an overlay's own layer, so that menus and dialogs opened there are inside
 * its focus scope and above it.
 */
export function KitContainer({ element, children }: { element: RefObject<HTMLElement | null>; children: ReactNode }): ReactNode {
  const outer = useContext(ContainerContext);
  const getContainer = useMemo(() => innermost(element, outer), [element, outer]);
  return <ContainerContext value={getContainer}>{children}</ContainerContext>;
}

/** The texts of a group, e.g. `sharedLabels`, in the host's language where available. */
export function useKitLabels<Group extends Partial<KitLabels>>(group: Group): Group {
  const { labels } = useContext(KitContext);
  return useMemo(() => ({ ...group, ...labels }), [group, labels]);
}

/** Sizes, delays and limits, with the host's overrides. */
export function useKitSettings(): KitSettings {
  return useContext(KitContext).settings;
}

/** As passed by the host; undefined is the page's language. */
export function useKitLanguages(): readonly string[] | undefined {
  return useContext(KitContext).languages;
}

const innermost = (element: RefObject<HTMLElement | null>, outer: () => HTMLElement | undefined) => () => element.current ?? outer();

/** Container of overlays and menus; undefined is the document's body. */
export function useKitContainer(): HTMLElement | undefined {
  return useContext(ContainerContext)();
}

/** Writing direction: the host's, else the page's, which changes only with the language; that re-renders. */
export function useDirection(): Direction {
  const { direction } = useContext(KitContext);
  const ofPage = useBrowserValue<Direction>(useRootReader(directionOf), 'ltr');
  return direction ?? ofPage;
}

const directionOf = ({ dir }: HTMLElement): Direction => (dir === 'rtl' ? 'rtl' : 'ltr');

/** Reads from the page's root element: that of the container's document. */
export function useRootReader<Value>(read: (root: HTMLElement) => Value): () => Value {
  const container = useKitContainer();
  return () => read((container?.ownerDocument ?? document).documentElement);
}

/** A link of the kit: the host's link component, or a plain anchor. */
export function KitLink(props: KitLinkProps): ReactNode {
  return createElement(useContext(KitContext).Link, props);
}
