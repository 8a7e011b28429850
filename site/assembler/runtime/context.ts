/** What the app hands to the assembler, and what the assembler hands down to blocks. */
import { createContext, useContext, useSyncExternalStore, type ComponentType, type Context, type ReactNode } from 'react';
import type { Blocks, Waiting } from '#site/assembler/sdk/registry.ts';
import type { SiteState, SiteStore } from './store.ts';
import type { AreaName, Layout, ModalItem, RuntimeFault } from './types.ts';

export interface FrameProps {
  readonly frame: Layout['frame'];
  readonly titles: Layout['titles'];
  /** `null` for an area that holds nothing. */
  readonly areas: Readonly<Record<AreaName, ReactNode>>;
}

export interface ModalFrameProps {
  readonly name: string;
  readonly title: string | undefined;
  /** CSS pixels; the kit's own width when absent. */
  readonly width: number | undefined;
  /** Layout on phones. @default the kit's */
  readonly narrow: 'sheet' | 'full' | undefined;
  readonly required: boolean;
  /** The part of the site's constants that colours the header. */
  readonly header: ModalItem['header'];
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The app's components around assembled blocks. */
export interface Shell {
  /** The areas of a page in their places. */
  readonly Frame: ComponentType<FrameProps>;
  readonly Modal: ComponentType<ModalFrameProps>;
  /** Fallback of a failed block. `retry` is given where its code failed to load. */
  readonly Failed: ComponentType<{ readonly retry?: () => void }>;
  /** Placeholder of a loading block; `minHeight` in CSS pixels. `asleep`: it loads when it enters the viewport. */
  readonly Loading: ComponentType<{ readonly minHeight: number; readonly waiting: Waiting; readonly asleep: boolean }>;
}

/** Opens and closes modals. Stable, so that its users do not re-render when a modal opens. */
export interface ModalOpener {
  /**
   * By its id, or as `centre:<page>`. With `after`, in the place of the modal that is open, once that has come; what is opened or
   * closed meanwhile calls it off.
   */
  readonly open: (name: string, params?: Readonly<Record<string, string>>, after?: Promise<void>) => void;
  readonly close: () => void;
}

/** The open modal, which the app stores in the URL. */
export interface ModalControl extends ModalOpener {
  readonly name: string | null;
  readonly params: Readonly<Record<string, string>>;
  /** Changes some of the parameters in place; an empty text takes one away. */
  readonly put: (changes: Readonly<Record<string, string>>) => void;
}

export interface AssemblyValue {
  readonly store: SiteStore;
  readonly blocks: Blocks;
  readonly shell: Shell;
  readonly opener: ModalOpener;
  /** The text of a key of the `config` bundle in the current language. */
  readonly translate: (key: string) => string;
  readonly report: (fault: RuntimeFault) => void;
}

export const AssemblyContext = createContext<AssemblyValue | null>(null);

/** A context value that `<Assembly>` provides. */
export function useGiven<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (!value) throw new Error('This component must stand inside <Assembly>.');
  return value;
}

export const useAssembly = (): AssemblyValue => useGiven(AssemblyContext);

/** A separate context, so that a page's blocks do not re-render when only a modal's address changes. */
export const ModalContext = createContext<ModalControl | null>(null);

/** The container in an open modal's header that its block may fill, once it is in the page. */
export const ModalBarContext = createContext<HTMLElement | null>(null);

export const useModal = (): ModalControl => useGiven(ModalContext);

/** Selects a part of a store's state; the component re-renders when that part changes. */
export function useStoreState<T>(store: SiteStore, select: (state: SiteState) => T): T {
  const read = (): T => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** A part of the site's state. */
export function useSiteState<T>(select: (state: SiteState) => T): T {
  return useStoreState(useAssembly().store, select);
}
