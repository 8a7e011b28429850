import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { toneIcons, tones } from '../private/tones.ts';
import * as styles from './Callout.css.ts';

export const calloutTones = ['neutral', ...tones] as const;
export type CalloutTone = (typeof calloutTones)[number];

/** `polite` waits until the reader has finished, `assertive` interrupts, for what stopped the user. */
export const calloutLives = ['polite', 'assertive'] as const;
export type CalloutLive = (typeof calloutLives)[number];

export interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** @default 'neutral', without an icon */
  tone?: CalloutTone | undefined;
  /** A few words above the text. */
  title?: ReactNode;
  /** In place of the tone's icon; `null` for none. Decorative, about 20 px. */
  icon?: ReactNode;
  /** What can be done about it: buttons or links, below the text. */
  action?: ReactNode;
  /** Less padding and smaller text, within a card or a row. @default false */
  compact?: boolean | undefined;
  /**
   * Screen readers announce the text when it appears or changes. Leave the callout in place and only change its text:
   * without a text and a title it is an empty region that takes no room. @default undefined, not announced
   */
  live?: CalloutLive | undefined;
}

const roles = { polite: 'status', assertive: 'alert' } as const;

/**
 * A message within the page: what went wrong with a form, what to know before going on. Use a toast for what may pass by
 * unread, a dialog for what must be answered, and a field's `message` for one field.
 */
export function Callout({
  tone = 'neutral',
  title,
  icon,
  action,
  compact = false,
  live,
  className,
  children,
  ...native
}: CalloutProps): ReactNode {
  const isEmpty = !title && !children;
  const role = live && roles[live];
  if (isEmpty) return live ? <div {...native} role={role} className={styles.empty} /> : null;
  const ToneIcon = tone === 'neutral' ? undefined : toneIcons[tone];
  const sign = icon === undefined ? ToneIcon && <ToneIcon size={20} /> : icon;
  return (
    <div
      {...native}
      role={role}
      data-tone={tone}
      className={classes(styles.callout, compact && styles.compact, styles.tone[tone], className)}
    >
      {sign && (
        <span className={styles.icon} aria-hidden="true">
          {sign}
        </span>
      )}
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
        {action && <div className={styles.actions}>{action}</div>}
      </div>
    </div>
  );
}
