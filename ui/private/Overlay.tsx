import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../button/Button.tsx';
import { useKitContainer, useKitLabels } from '../kit/KitProvider.tsx';
import { sharedLabels } from '../kit/labels.ts';
import { classes } from './classes.ts';
import * as styles from './Overlay.css.ts';
import { useReturnFocus } from './returnFocus.ts';
import { useScrollLock } from './scrollLock.ts';

/** What made an overlay ask to be closed. */
export type CloseReason = 'escape' | 'close-button' | 'cover' | 'timeout';

/** An overlay is named by the title it shows or, without one, by its label. */
export type OverlayName = { title: ReactNode; 'aria-label'?: never } | { title?: undefined; 'aria-label': string };

/** What modals, dialogs and drawers have in common. */
export interface OverlayBaseProps {
  /** Identity for tests and measurement: `data-overlay` on the panel. */
  name: string;
  open: boolean;
  /** Asks the owner to set `open` to false; an owner that does not keeps the overlay open. */
  onClose: (reason: CloseReason) => void;
  /** What takes the first focus. Without it, the overlay's own content does, and no keyboard pops up on phones. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

interface OverlayProps extends OverlayBaseProps {
  'aria-label'?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  placement: keyof typeof styles.placement;
  /** Whether Escape asks to close. @default true */
  closeOnEscape?: boolean;
  onKeyDown?: KeyboardEventHandler;
  /** Called for a press on the cover, which otherwise does nothing. */
  onCoverPress?: (() => void) | undefined;
  /** Whether the cover dims the page. @default true */
  background?: boolean;
  /** Beside the content on wide pages. */
  aside?: ReactNode;
  /** Width of the content where the page has room, px. */
  width?: number;
  /** Least height of the content where the page has room, px. */
  height?: number;
}

/**
 * The one overlay under the kit's modal, dialog and drawer: Radix's dialog with a cover and a scroll lock of our own,
 * since Radix's inject a style element, which a strict content security policy forbids.
 */
export function Overlay({
  name,
  open,
  onClose,
  initialFocus,
  children,
  role = 'dialog',
  placement,
  closeOnEscape = true,
  onCoverPress,
  background = true,
  aside,
  width,
  height,
  onKeyDown,
  ...named
}: OverlayProps): ReactNode {
  const cover = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const state = open ? 'open' : 'closed';
  const container = useKitContainer();
  const page = container?.ownerDocument ?? document;
  useScrollLock(open, page);
  useReturnFocus(open, page);

  const takeFocus = useEffectEvent(() => (initialFocus?.current ?? scroller.current)?.focus({ preventScroll: true }));
  useEffect(() => {
    // When it opens anew before it has quite gone: nothing mounts then, so nothing else would take the focus.
    if (open) takeFocus();
  }, [open]);

  return (
    <Radix.Root open={open}>
      <Radix.Portal container={container}>
        <div className={styles.layer} data-state={state}>
          <div ref={cover} className={classes(styles.cover, background && styles.background)} />
          <Radix.Content
            {...(named['aria-label'] && { 'aria-label': named['aria-label'] })}
            role={role}
            aria-modal="true"
            data-overlay={name}
            className={styles.placement[placement]}
            {...(onKeyDown && { onKeyDown })}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (initialFocus?.current ?? scroller.current)?.focus({ preventScroll: true });
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => {
              if (open && closeOnEscape && !belongsInside(event)) onClose('escape');
            }}
            onPointerDownOutside={(event) => {
              if (open && event.detail.originalEvent.target === cover.current) onCoverPress?.();
            }}
          >
            {aside && <div className={styles.aside}>{aside}</div>}
            <div ref={scroller} tabIndex={-1} className={styles.scroller} style={{ inlineSize: width, minBlockSize: height }}>
              {children}
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Escape first closes what is open inside (a list of countries, an input method's candidates), then the overlay. */
function belongsInside(event: KeyboardEvent): boolean {
  return (
    event.isComposing ||
    (event.target instanceof Element &&
      (event.target.matches('[aria-haspopup][aria-expanded=true]') || event.target.closest('[data-popup]') !== null))
  );
}

/** Title and close button of an overlay; it stays while the content scrolls. */
export function OverlayHeader({ title, onClose }: { title: ReactNode; onClose: (() => void) | undefined }): ReactNode {
  const labels = useKitLabels(sharedLabels);
  const bare = title === undefined;
  if (bare && !onClose) return null;
  return (
    <div className={classes(styles.header, bare && styles.bareHeader)}>
      {!bare && <Radix.Title className={styles.title}>{title}</Radix.Title>}
      {onClose && (
        <IconButton aria-label={labels.close} className={classes(styles.closeButton, bare && styles.bareCloseButton)} onClick={onClose}>
          <X size="1em" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
