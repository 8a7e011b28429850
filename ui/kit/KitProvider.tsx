import { createContext, createElement, useContext, useMemo, type ComponentType, type ComponentPropsWithRef, type ReactNode } from 'react';

import { defaultLabels, type KitLabels } from './labels.ts';

/** What a link component must accept: a native anchor's props, with an address. */
export interface KitLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

interface Kit {
  readonly labels: KitLabels;
  readonly Link: ComponentType<KitLinkProps>;
}

/** Without a router every link is a plain anchor. */
function PlainLink({ children, ...anchor }: KitLinkProps): ReactNode {
  return <a {...anchor}>{children}</a>;
}

const KitContext = createContext<Kit>({ labels: defaultLabels, Link: PlainLink });

export interface KitProviderProps {
  /** The kit's words in the player's language. What is left out stays English. */
  labels?: Partial<KitLabels>;
  /** The router's link, so that kit links navigate without loading the page anew. */
  link?: ComponentType<KitLinkProps>;
  children: ReactNode;
}

/** What the kit needs to know of its host: its words and its links. Everything works without it. */
export function KitProvider({ labels, link, children }: KitProviderProps): ReactNode {
  const kit = useMemo<Kit>(() => ({ labels: { ...defaultLabels, ...labels }, Link: link ?? PlainLink }), [labels, link]);
  return <KitContext value={kit}>{children}</KitContext>;
}

/** The kit's words, see `defaultLabels`. */
export function useKitLabels(): KitLabels {
  return useContext(KitContext).labels;
}

/** A link of the kit: the host's link component, or a plain anchor. */
export function KitLink(props: KitLinkProps): ReactNode {
  return createElement(useContext(KitContext).Link, props);
}
