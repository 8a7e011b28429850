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
import { OverlayDepth } from './isBehindOverlay.ts';
import { useFocusReturn } from './focusReturn.ts';
import { isOfInputMethod } from '../private/inputMethod.ts';
import * as styles from './Overlay.css.ts';
import { useScrollLock } from './scrollLock.ts';

/** What made an overlay ask to be closed. */
export type CloseReason = 'escape' | 'close-button' | 'backdrop' | 'timeout';

/** What made an overlay ask to be opened or closed. */
export type OpenChangeReason = CloseReason | 'trigger';

/** An overlay is named by the title it shows or, without one, by its label. */
export type OverlayName = { title: ReactNode; 'aria-label'?: never } | { title?: undefined; 'aria-label': string };

interface OverlayState {
  readonly open: boolean;
  readonly close: (reason: CloseReason) => void;
}

const OverlayContext = createContext<OverlayState | null>(null);

/** State of the overlay around a part. */
export function useOverlay(): OverlayState {
  const state = use(OverlayContext);
  if (state === null) throw new Error('A part of an overlay stands outside of its Root.');
  return state;
}

export interface OverlayRootProps {
  /** Controlled: the owner sets it. */
  open?: boolean;
  /** Uncontrolled: open at first. @default false */
  defaultOpen?: boolean;
  /** Asks to open (by the trigger) or to close, and says why. A controlled owner that ignores it keeps the overlay as it is. */
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

/** What the data-driven modal, dialog and drawer have in common. */
export interface OverlayBaseProps extends OverlayContentProps {
  open: boolean;
  /** Asks the owner to set `open` to false; an owner that does not keeps the overlay open. */
  onClose: (reason: CloseReason) => void;
}

/** Root of the data-driven overlays, whose owner holds `open`. */
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

/** Native props reach the panel, which has `role="dialog"`. */
export interface OverlayContentProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'title' | 'content'> {
  /** Identity for tests and measurement: `data-overlay` on the panel. */
  name: string;
  /** What takes the first focus. Without it, the overlay's own content does, and no keyboard pops up on phones. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

interface ContentProps extends OverlayContentProps {
  role?: 'dialog' | 'alertdialog';
  placement: keyof typeof styles.placement;
  /** Whether Escape asks to close. @default true */
  closeOnEscape?: boolean;
  /** Called for a click on the backdrop, which otherwise does nothing. */
  onBackdropClick?: (() => void) | undefined;
  /** Whether the backdrop dims the page. @default true */
  dimmed?: boolean;
  /** Beside the content on wide pages. */
  aside?: ReactNode;
  /** Width of the content where the page has room, px. */
  width?: number;
  /** Least height of the content where the page has room, px. */
  height?: number;
}

/**
 * Backdrop and panel of the kit's modal, dialog and drawer, over Radix's dialog. The backdrop and the scroll lock are the
 * kit's: `Dialog.Overlay` injects a style element, which a strict content security policy blocks. The panel leaves at once
 * and only the backdrop fades, so that Radix uncovers the page before focus returns to it; see `docs/decisions/overlays.md`.
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

  const focusContent = (): void => {
    const content = scroller.current;
    if (!content || content.contains(content.ownerDocument.activeElement)) return;
    focusReturn.remember(content.ownerDocument);
    (initialFocus?.current ?? content).focus({ preventScroll: true });
  };

  return (
    <RadixDialog.Portal container={container}>
      <div ref={layer} className={styles.layer} data-state={open ? 'open' : 'closed'}>
        {/* For pointers only: the keyboard has Escape and the close button. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={classes(styles.cover, dimmed && styles.background)} onClick={onBackdropClick} />
        <OverlayDepth value={depth}>
          <KitContainer element={layer}>
            <RadixDialog.Content
              {...native}
              role={role}
              aria-modal="true"
              data-overlay={name}
              className={classes(styles.placement[placement], className)}
              onOpenAutoFocus={(event) => {
                event.preventDefault();
                // An overlay below has taken the focus back, as it does until Radix lets this one hold it.
                focusContent();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                focusReturn.restore(ownerOf(event));
              }}
              onFocus={(event) => {
                native.onFocus?.(event);
                // Radix focuses the panel when the focused element is removed; the scroller inside it takes arrow keys.
                if (event.target === event.currentTarget) scroller.current?.focus({ preventScroll: true });
              }}
              onEscapeKeyDown={(event) => {
                const inside = belongsInside(event);
                event.preventDefault();
                if (closeOnEscape && !inside) close('escape');
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
        </OverlayDepth>
      </div>
    </RadixDialog.Portal>
  );
}

/** Runs before paint and before passive effects: Radix hides the page in one, and the focus must have left it by then. */
function OnMount({ run }: { run: () => void }): null {
  const onMount = useEffectEvent(run);
  useLayoutEffect(() => onMount(), []);
  return null;
}

const ownerOf = ({ target }: Event): Document => (target instanceof Node ? target.ownerDocument : null) ?? document;

/** Escape first closes what is open inside (a list of countries, an input method's candidates), then the overlay. */
function belongsInside(event: KeyboardEvent): boolean {
  return (
    isOfInputMethod(event) ||
    (event.target instanceof Element &&
      (event.target.matches('[aria-haspopup][aria-expanded=true]') || event.target.closest('[data-popup]') !== null))
  );
}
