import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { useDirection, useKitContainer } from '../kit/KitProvider.tsx';
import { usePlacement } from '../private/usePlacement.ts';
import { usePresence } from '../private/usePresence.ts';
import type { HoverHandlers } from './useHoverIntent.ts';
import { itemsOf, useMenuKeys } from './useMenuKeys.ts';

/** What takes the focus when a menu opens: its first item, the menu itself, or nothing. */
export type FirstFocus = 'first' | 'menu' | 'none';

interface MenuLayerProps {
  id: string;
  triggerId: string;
  open: boolean;
  firstFocus: FirstFocus;
  align: 'start' | 'center' | 'end';
  className: string;
  onClose: () => void;
  hover?: HoverHandlers;
  children: ReactNode;
}

/** What opens under a menu's trigger; it stays in the page until it has faded. */
export function MenuLayer(props: MenuLayerProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const container = useKitContainer();
  const present = usePresence(props.open, layer);
  return present && createPortal(<Layer layer={layer} {...props} />, container ?? document.body);
}

interface LayerProps extends MenuLayerProps {
  layer: RefObject<HTMLDivElement | null>;
}

function Layer({ layer, id, triggerId, open, firstFocus, align, className, onClose, hover, children }: LayerProps): ReactNode {
  const direction = useDirection();
  usePlacement(layer, triggerId, { align, direction });

  const page = (): Document => layer.current?.ownerDocument ?? document;
  const focusTrigger = (): void => page().getElementById(triggerId)?.focus({ preventScroll: true });
  const holdsFocus = (): boolean => layer.current?.contains(page().activeElement) ?? false;

  const takeFocus = useEffectEvent((first: FirstFocus) => {
    const menu = layer.current;
    if (!menu || first === 'none') return;
    const target = first === 'first' ? itemsOf(menu)[0] : undefined;
    (target ?? menu).focus({ preventScroll: true });
  });
  const giveFocusBack = useEffectEvent(() => {
    if (holdsFocus()) focusTrigger();
  });
  // At once, not when it has faded: meanwhile keys would go to a menu that is gone for the eye.
  useLayoutEffect(() => {
    if (open) takeFocus(firstFocus);
    else giveFocusBack();
  }, [open, firstFocus]);

  const onKeyDown = useMenuKeys(() => {
    // Tab then goes on from the trigger, as if the menu had not been.
    focusTrigger();
    onClose();
  });

  /** Who moves the mouse over a menu that has the focus chooses by it; a menu opened by hovering leaves the focus alone. */
  const onPointerMove = (event: PointerEvent): void => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=menuitem]') : null;
    if (event.pointerType === 'mouse' && holdsFocus()) (item ?? layer.current)?.focus({ preventScroll: true });
  };
  const onClick = (event: MouseEvent): void => {
    const item = event.target instanceof Element ? event.target.closest('[role=menuitem]:not([aria-disabled=true])') : null;
    if (item) onClose();
  };
  const onTrigger = ({ target }: Event): boolean => target instanceof Element && target.closest(`[id="${triggerId}"]`) !== null;

  return (
    <DismissableLayer
      ref={layer}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={triggerId}
      aria-orientation="vertical"
      data-state={open ? 'open' : 'closed'}
      className={className}
      onDismiss={onClose}
      onInteractOutside={(event) => {
        // The trigger itself decides what a press on it does.
        if (onTrigger(event.detail.originalEvent)) event.preventDefault();
      }}
      onFocusOutside={(event) => {
        if (firstFocus === 'none') event.preventDefault();
      }}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onClick={onClick}
      {...hover}
    >
      {children}
    </DismissableLayer>
  );
}
