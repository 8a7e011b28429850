'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';

import { IconButton } from '../button/Button.tsx';
import { useKitLabels } from '../kit/KitProvider.tsx';
import { sharedLabels } from '../kit/labels.ts';
import { inkOn } from '../theme/ink.ts';
import { registerStickyHeader } from '../theme/stickyHeader.ts';
import { classes } from '../private/classes.ts';
import { LineIcon } from '../private/LineIcon.tsx';
import * as styles from './Overlay.css.ts';

export interface OverlayHeaderProps {
  /** Without it, the close button floats over the corner of the content. */
  title?: ReactNode;
  /** @default true */
  closeButton?: boolean | undefined;
  /** Container beside the close button for a part of the content. While it holds anything, the title is for screen readers only. */
  bar?: Ref<HTMLDivElement> | undefined;
  /** Background as `#rrggbb`; its text is white or black, by contrast. @default the panel's */
  color?: string | undefined;
}

/** Sticky title and close button of an overlay. */
export function OverlayHeader({ title, closeButton = true, bar, color }: OverlayHeaderProps): ReactNode {
  const labels = useKitLabels(sharedLabels);
  const bare = title === undefined;
  if (bare && !closeButton) return null;
  return (
    <div
      ref={registerStickyHeader}
      className={classes(styles.header, bare && styles.bareHeader, color !== undefined && styles.colored)}
      style={color === undefined ? undefined : { background: color, color: inkOn(color) }}
    >
      {!bare && <OverlayTitle>{title}</OverlayTitle>}
      {bar && <div ref={bar} className={styles.bar} />}
      {closeButton && (
        <RadixDialog.Close asChild>
          <IconButton aria-label={labels.close} className={classes(styles.closeButton, bare && styles.bareCloseButton)}>
            <LineIcon shape="x" size={20} />
          </IconButton>
        </RadixDialog.Close>
      )}
    </div>
  );
}

/** Names the overlay. */
export function OverlayTitle({ className, ...native }: ComponentPropsWithRef<'h2'>): ReactNode {
  return <RadixDialog.Title {...native} className={classes(styles.title, className)} />;
}

/** The scrolling content under the header. */
export function OverlayBody({ bare = false, className, ...native }: ComponentPropsWithRef<'div'> & { bare?: boolean }): ReactNode {
  return <div {...native} className={classes(styles.body, bare && styles.bareBody, className)} />;
}

/** Sticky buttons below the content. */
export function OverlayFooter({ className, ...native }: ComponentPropsWithRef<'div'>): ReactNode {
  return <div {...native} className={classes(styles.footer, className)} />;
}

/** Opens the overlay; `asChild` merges its behavior into a kit button. */
export const OverlayTrigger = RadixDialog.Trigger;

/** Describes the overlay to screen readers. */
export const OverlayDescription = RadixDialog.Description;

/** Closes the overlay with the reason `close-button`; `asChild` merges its behavior into a kit button. */
export const OverlayClose = RadixDialog.Close;
