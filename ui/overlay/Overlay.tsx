'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import {
  createContext,
  use,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';

import { KitContainer, useKitContainer } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { EscapeOrder, useEscapeOrder } from './escapeOrder.ts';
import { OverlayDepth } from './isBehindOverlay.ts';
import { useFocusReturn } from './focusReturn.ts';
import { isOfInputMethod } from '../private/inputMethod.ts';
import * as styles from './Overlay.css.ts';
import { useScrollLock } from './scrollLock.ts';

/** Why an overlay requests to close. */
export type CloseReason = 'escape' | 'close-button' | 'backdrop' | 'timeout';

/** Why an overlay requests to open or close. */
export type OpenChangeReason = CloseReason | 'trigger';

/** An overlay is named by its visible title or, without one, by its label. */
export type OverlayName = { title: ReactNode; 'aria-label'?: undefined } | { title?: undefined; 'aria-label': string };

interface OverlayState {
  readonly open: boolean;
  readonly close: (reason: CloseReason) => void;
}

const OverlayContext = createContext<OverlayState | null>(null);

/** State of the surrounding overlay. */
export function useOverlay(): OverlayState {
  const state = use(OverlayContext);
  if (state === null) throw new Error('A part of an overlay stands outside of its Root.');
  return state;
}

export interface OverlayRootProps {
  /** Controlled state. */
  open?: boolean | undefined;
  /** Uncontrolled: initially open. @default false */
  defaultOpen?: boolean | undefined;
  /**
   * Requests opening (by the trigger) or closing, with the reason. A controlled overlay stays as it is if the parent
   * ignores it.
   */
  onOpenChange?: ((open: boolean, reason: OpenChangeReason) => void) | undefined;
  children: ReactNode;
}

/** State of an overlay, for its trigger and its content. */
export function OverlayRoot({ open: controlled, defaultOpen = false, onOpenChange, children }: OverlayRootProps): ReactNode {
  const [uncontrolled, setUncontrolled] = useState(defaultOpen);
  const open = controlled ?? uncontrolled;
  const change = useCallback(
    (next: boolean, reason: OpenChangeReason): void => {
      setUncontrolled(next);
      onOpenChange?.(next, reason);
    },
    [onOpenChange],
  );
  const state = useMemo(() => ({ open, close: (reason: CloseReason) => change(false, reason) }), [open, change]);
  return (
    <OverlayContext value={state}>
      <RadixDialog.Root open={open} onOpenChange={(next) => change(next, next ? 'trigger' : 'close-button')}>
        {children}
      </RadixDialog.Root>
    </OverlayContext>
  );
}

/** Common props of the data-driven modal, dialog and drawer. */
export interface OverlayBaseProps extends OverlayContentProps {
  open: boolean;
  /** Requests `open` to be false; otherwise the overlay stays open. */
  onClose: (reason: CloseReason) => void;
}

/** Root of the data-driven overlays, which are controlled. */
export function ControlledOverlay({ open, onClose, children }: Pick<OverlayBaseProps, 'open' | 'onClose' | 'children'>): ReactNode {
  return (
    <OverlayRoot
      open={open}
      onOpenChange={(_open, reason) => {
        if (reason !== 'trigger') onClose(reason);
      }}
    >
      {children}
    </OverlayRoot>
  );
}

/** Native props are passed to the panel, which has `role="dialog"`. */
export interface OverlayContentProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'title' | 'content'> {
  /** Name for tests and analytics: `data-overlay` on the panel. */
  name: string;
  /** The element to focus initially. @default the content, which opens no on-screen keyboard on phones */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

interface ContentProps extends OverlayContentProps {
  role?: 'dialog' | 'alertdialog' | undefined;
  placement: keyof typeof styles.placement;
  /** Whether Escape requests closing. @default true */
  closeOnEscape?: boolean | undefined;
  /** Called for a click on the backdrop, which does nothing else. */
  onBackdropClick?: (() => void) | undefined;
  /** Whether the backdrop dims the page. @default true */
  dimmed?: boolean | undefined;
  /** Beside the content on wide pages. */
  aside?: ReactNode;
  /** Width of the content, px, limited by the viewport. */
  width?: number | undefined;
  /** Minimum height of the content, px, limited by the viewport. */
  height?: number | undefined;
}

/**
 * Backdrop and panel of the kit's modal, dialog and drawer, based on Radix's dialog. The backdrop and the scroll lock
 * are the kit's: `Dialog.Overlay` injects a style element, which a strict content security policy blocks. The panel
 * unmounts at once and only the backdrop fades out, so that the page is accessible before focus returns to it; see
 * `docs/decisions/overlays.md`.
 */
export function OverlayContent({
  name,
  initialFocus,
  role = 'dialog',
  placement,
  closeOnEscape = true,
  onBackdropClick,
  dimmed = true,
  aside,
  width,
  height,
  className,
  children,
  ...native
}: ContentProps): ReactNode {
  const { open, close } = useOverlay();
  const layer = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const container = useKitContainer();
  const depth = use(OverlayDepth) + 1;
  const focusReturn = useFocusReturn(open);
  useScrollLock(open, container);
  const { onEscape, enter } = useEscapeOrder(open, () => {
    if (closeOnEscape) close('escape');
  });

  const focusContent = (): void => {
    const content = scroller.current;
    if (!content || content.contains(content.ownerDocument.activeElement)) return;
    focusReturn.remember(content.ownerDocument);
    (initialFocus?.current ?? content).focus({ preventScroll: true });
  };

  return (
    <RadixDialog.Portal container={container}>
      <div ref={layer} className={styles.layer} data-state={open ? 'open' : 'closed'}>
        {/* For pointers only: keyboards have Escape and the close button. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={classes(styles.cover, dimmed && styles.background)} onClick={onBackdropClick} />
        <OverlayDepth value={depth}>
          <EscapeOrder value={enter}>
            <KitContainer element={layer}>
              <RadixDialog.Content
                {...native}
                role={role}
                aria-modal="true"
                data-overlay={name}
                className={classes(styles.placement[placement], className)}
                onOpenAutoFocus={(event) => {
                  event.preventDefault();
                  // An overlay below has refocused itself, as it does until Radix activates this one's focus trap.
                  focusContent();
                }}
                onCloseAutoFocus={(event) => {
                  event.preventDefault();
                  focusReturn.restore(ownerOf(event));
                }}
                onFocus={(event) => {
                  native.onFocus?.(event);
                  // Radix focuses the panel when the focused element is removed; the scroller inside it handles arrow
                  // keys.
                  if (event.target === event.currentTarget) scroller.current?.focus({ preventScroll: true });
                }}
                onEscapeKeyDown={(event) => {
                  const inside = belongsInside(event);
                  event.preventDefault();
                  if (!inside) onEscape();
                }}
                onPointerDownOutside={(event) => event.preventDefault()}
              >
                {aside && <div className={styles.aside}>{aside}</div>}
                <div ref={scroller} tabIndex={-1} className={styles.scroller} style={{ inlineSize: width, minBlockSize: height }}>
                  {children}
                </div>
                <OnMount run={focusContent} />
              </RadixDialog.Content>
            </KitContainer>
          </EscapeOrder>
        </OverlayDepth>
      </div>
    </RadixDialog.Portal>
  );
}

/** Runs before paint and before passive effects, one of which hides the page: focus must have left it by then. */
function OnMount({ run }: { run: () => void }): null {
  const onMount = useEffectEvent(run);
  useLayoutEffect(() => onMount(), []);
  return null;
}

const ownerOf = ({ target }: Event): Document => (target instanceof Node ? target.ownerDocument : null) ?? document;

/** Escape first closes nested popups (a list of countries, an input method's candidates), then the overlay. */
function belongsInside(event: KeyboardEvent): boolean {
  return (
    isOfInputMethod(event) ||
    (event.target instanceof Element &&
      (event.target.matches('[aria-haspopup][aria-expanded=true]') || event.target.closest('[data-popup]') !== null))
  );
}
