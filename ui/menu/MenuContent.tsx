'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import {
  createContext,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import { useKitContainer } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { composeHandlers } from '../private/composeHandlers.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import * as styles from './Menu.css.ts';
import { holdsFocus, useMenu } from './MenuRoot.tsx';

/** `list` is one item a row; `panel` a grid of tiles with large icons or art. */
export const menuVariants = ['list', 'panel'] as const;
export type MenuVariant = (typeof menuVariants)[number];

/** Layout of items: that of the surrounding content. */
export const MenuVariantContext = createContext<MenuVariant>('list');

/** Gap between the menu and its trigger, and between the menu and the viewport, px. */
const GAP = 8;

export interface MenuContentProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** @default 'list' */
  variant?: MenuVariant | undefined;
  /** Which edge of the trigger the menu aligns with. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** The popup below the trigger, or above it if there is more space. Rendered only while the menu is open. */
export function MenuContent({
  variant = 'list',
  align = 'start',
  className,
  ref,
  onKeyDownCapture,
  onPointerDownCapture,
  onPointerEnter,
  onPointerLeave,
  children,
  ...native
}: MenuContentProps): ReactNode {
  const menu = useMenu();
  const { trigger, hover, setByKey } = menu;
  useFocusOnToggle();

  const onKey = (event: KeyboardEvent): void => {
    setByKey(true);
    if (event.key !== 'Tab') return;
    // Tab continues from the trigger; Radix would ignore it.
    event.stopPropagation();
    menu.returnFocus();
    menu.changeOpen(false);
  };
  /** Radix passes it on, though its types omit it. */
  const untyped = {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!menu.byHover.current) menu.takeFocus();
    },
  };
  const added = useLayer();
  const merged = useMergedRefs(useMergedRefs(menu.content, added), ref);
  return (
    <Radix.Portal container={useKitContainer()}>
      <Radix.Content
        loop
        {...(trigger?.id && { 'aria-labelledby': trigger.id })}
        {...native}
        {...untyped}
        ref={merged}
        align={align}
        sideOffset={GAP}
        collisionPadding={GAP}
        className={classes(styles.content[variant], className)}
        onKeyDownCapture={composeHandlers(onKeyDownCapture, onKey)}
        onPointerDownCapture={composeHandlers(onPointerDownCapture, () => setByKey(false))}
        onPointerEnter={composeHandlers(onPointerEnter, hover.onPointerEnter)}
        onPointerLeave={composeHandlers(onPointerLeave, hover.onPointerLeave)}
        onInteractOutside={(event) => {
          // The trigger handles presses itself.
          if (event.target instanceof Node && trigger?.contains(event.target)) event.preventDefault();
        }}
        onFocusOutside={(event) => {
          if (menu.byHover.current) event.preventDefault();
        }}
        // Runs after the closing animation, when the focus may have moved.
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <MenuVariantContext value={variant}>{children}</MenuVariantContext>
      </Radix.Content>
    </Radix.Portal>
  );
}

/**
 * Returns the focus to the trigger when the menu closes, not after its closing animation, when keys would go to an
 * invisible menu. Radix focuses a menu only when it mounts, so one reopened meanwhile is focused here.
 */
function useFocusOnToggle(): void {
  const menu = useMenu();
  const closing = useRef<HTMLDivElement>(null);
  const onToggle = useEffectEvent((open: boolean) => {
    const { content, byHover, takeFocus, returnFocus } = menu;
    const reopened = open && closing.current !== null && closing.current === content.current;
    closing.current = open ? null : content.current;
    if (reopened && !byHover.current) takeFocus();
    if (!open && holdsFocus(menu)) returnFocus();
  });
  useLayoutEffect(() => onToggle(menu.open), [menu.open]);
}

export interface MenuSubProps {
  /** When controlled. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** A submenu: a `Menu.SubTrigger` among the items, and a `Menu.SubContent`. */
export function MenuSub(props: MenuSubProps): ReactNode {
  return <Radix.Sub {...props} />;
}

export interface MenuSubContentProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {}

/** The popup of a `Menu.SubTrigger`. */
export function MenuSubContent({ className, ref, children, ...native }: MenuSubContentProps): ReactNode {
  return (
    <Radix.Portal container={useKitContainer()}>
      <Radix.SubContent
        loop
        {...native}
        ref={useMergedRefs(useLayer(), ref)}
        sideOffset={GAP}
        collisionPadding={GAP}
        className={classes(styles.subContent, className)}
      >
        <MenuVariantContext value="list">{children}</MenuVariantContext>
      </Radix.SubContent>
    </Radix.Portal>
  );
}

/** A ref that registers a mounted element as one of the menu's layers. */
function useLayer(): (element: HTMLElement | null) => void {
  const { layers } = useMenu();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const set = layers.current;
      set.add(element);
      return () => set.delete(element);
    },
    [layers],
  );
}
