'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import {
  createContext,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';

import { useDirection } from '../kit/KitProvider.tsx';
import { composeHandlers } from '../private/composeHandlers.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import { useHoverIntent } from './useHoverIntent.ts';

interface HoverHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
}

interface MenuState {
  readonly open: boolean;
  readonly changeOpen: (open: boolean) => void;
  /** Focuses the menu, which passes the focus to its first item if a key opened it. */
  readonly takeFocus: () => void;
  readonly returnFocus: () => void;
  /** Whether a key or the pointer was used last: the trigger shows a focus ring only after a key. */
  readonly setByKey: (byKey: boolean) => void;
  readonly trigger: HTMLElement | null;
  readonly setTrigger: (trigger: HTMLElement | null) => void;
  readonly content: RefObject<HTMLDivElement | null>;
  /** The content and the open submenus, each in a portal. */
  readonly layers: RefObject<Set<HTMLElement>>;
  /** Opened by hover, a menu does not take the focus: the player may be typing elsewhere. */
  readonly byHover: Readonly<RefObject<boolean>>;
  readonly hover: HoverHandlers;
}

const MenuContext = createContext<MenuState | undefined>(undefined);

export function useMenu(): MenuState {
  const menu = use(MenuContext);
  if (!menu) throw new Error('A part of Menu is outside Menu.Root.');
  return menu;
}

/** Whether the focus is in the menu or in one of its submenus. */
export function holdsFocus({ layers, trigger }: MenuState): boolean {
  const focused = (trigger?.ownerDocument ?? document).activeElement;
  return [...layers.current].some((layer) => layer.contains(focused));
}

export interface MenuRootProps {
  /** When controlled. */
  open?: boolean | undefined;
  /** When uncontrolled; `first` focuses the first item, as opening by key does. @default false */
  defaultOpen?: boolean | 'first' | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Also opens on hover, without taking the focus. @default false */
  openOnHover?: boolean | undefined;
  children: ReactNode;
}

/**
 * A menu composed of parts: a `Menu.Trigger` and a `Menu.Content` of items. The page stays interactive while it is
 * open.
 */
export function MenuRoot({ open: controlled, defaultOpen = false, onOpenChange, openOnHover = false, children }: MenuRootProps): ReactNode {
  const [uncontrolled, setUncontrolled] = useState(defaultOpen !== false);
  const open = controlled ?? uncontrolled;
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const layers = useRef(new Set<HTMLElement>());
  const byHover = useRef(false);
  const byKey = useRef(defaultOpen === 'first');
  /** Radix tracks keys since it mounted: for an earlier one, the first item is focused here. */
  const startsAtFirst = useRef(defaultOpen === 'first');

  const { enter, leave, cancel } = useHoverIntent();
  const changeOpen = useCallback(
    (next: boolean, hovering = false): void => {
      if (next === open) return;
      cancel();
      byHover.current = hovering;
      setUncontrolled(next);
      onOpenChange?.(next);
    },
    [open, onOpenChange, cancel],
  );
  const menu = useMemo<MenuState>(() => {
    const takeFocus = (): void => {
      byHover.current = false;
      content.current?.focus({ preventScroll: true });
      if (startsAtFirst.current) content.current?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled])')?.focus();
      startsAtFirst.current = false;
    };
    const returnFocus = (): void => trigger?.focus({ preventScroll: true, focusVisible: byKey.current });
    const setByKey = (next: boolean): void => {
      byKey.current = next;
    };
    const hover: HoverHandlers = {
      onPointerEnter: (event) => openOnHover && enter(event, () => changeOpen(true, true)),
      onPointerLeave: (event) => openOnHover && leave(event, () => changeOpen(false)),
    };
    return { open, changeOpen, takeFocus, returnFocus, setByKey, trigger, setTrigger, content, layers, byHover, hover };
  }, [open, changeOpen, trigger, openOnHover, enter, leave]);

  return (
    <MenuContext value={menu}>
      {/* Modal menus inject a style element for their scroll lock, which a strict content security policy blocks. */}
      <Radix.Root open={open} onOpenChange={(next) => changeOpen(next)} dir={useDirection()} modal={false}>
        {children}
      </Radix.Root>
    </MenuContext>
  );
}

export interface MenuTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** A kit button, or any element that passes native props to a button. */
  children: ReactElement;
}

/** Toggles the menu, and names it. The props of this part are merged into its child's. */
export function MenuTrigger({
  children,
  ref,
  onPointerDown,
  onPointerEnter,
  onPointerLeave,
  onClick,
  onKeyDown,
  ...native
}: MenuTriggerProps): ReactNode {
  const menu = useMenu();
  const onPress = (): void => {
    // A press after hovering would close the menu that hover has just opened.
    if (menu.open && menu.byHover.current) menu.takeFocus();
    else menu.changeOpen(!menu.open);
  };
  const onKey = (event: KeyboardEvent): void => {
    menu.setByKey(true);
    if (!openKeys.has(event.key) || !menu.open || !menu.byHover.current) return;
    // Radix would close the menu opened by hover.
    event.preventDefault();
    menu.takeFocus();
  };
  const onPointer = (event: PointerEvent): void => {
    menu.setByKey(false);
    // Radix opens on pointer down, also when touch starts scrolling: the click opens instead.
    event.preventDefault();
  };
  return (
    <Radix.Trigger
      asChild
      {...native}
      ref={useMergedRefs<HTMLButtonElement>(menu.setTrigger, ref)}
      onPointerDown={composeHandlers(onPointerDown, onPointer)}
      onPointerEnter={composeHandlers(onPointerEnter, menu.hover.onPointerEnter)}
      onPointerLeave={composeHandlers(onPointerLeave, menu.hover.onPointerLeave)}
      onClick={composeHandlers(onClick, onPress)}
      onKeyDown={composeHandlers(onKeyDown, onKey)}
    >
      {children}
    </Radix.Trigger>
  );
}

const openKeys = new Set(['Enter', ' ', 'ArrowDown']);
