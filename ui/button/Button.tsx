import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { KitLink, type KitLinkProps } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './Button.css.ts';

/** `primary` is the one thing to do here; `critical` destroys or costs; `ghost` sits on busy ground. */
export const buttonVariants = ['primary', 'secondary', 'ghost', 'critical'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** 36, 44 and 52 px high at the kit's density; never under 44 px where fingers point. */
export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

interface ButtonLook {
  /** @default 'secondary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
}

interface ButtonContent {
  /** Takes the whole width of its container. */
  fullWidth?: boolean;
  /** Decorative icon before the text. */
  iconStart?: ReactNode;
  /** Decorative icon after the text. */
  iconEnd?: ReactNode;
}

interface Loadable {
  /** Shows a spinner and ignores presses, keeping size, name and focus. */
  loading?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook, ButtonContent, Loadable {}

/** A push button. Native props and `ref` reach the element, but `onMouseDown` of a submit button; `type` is `button` unless said. */
export function Button({ variant, size, fullWidth, iconStart, iconEnd, loading, className, children, ...native }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...native}
      {...(native.type === 'submit' && { onMouseDown: stayInField })}
      {...(loading && busy)}
      className={classes(look({ variant, size }), fullWidth && styles.fullWidth, className)}
    >
      {content(children, iconStart, iconEnd)}
      {loading && <span className={styles.spinner} />}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'>, ButtonLook, Loadable {
  /** Required: an icon has no name of its own. */
  'aria-label': string;
  /** The icon. */
  children: ReactNode;
}

/** A square button that shows only an icon. Looks `ghost` unless said. */
export function IconButton({ variant = 'ghost', size, loading, className, children, ...native }: IconButtonProps): ReactNode {
  return (
    <button type="button" {...native} {...(loading && busy)} className={classes(look({ variant, size }), styles.square, className)}>
      {content(icon(children))}
      {loading && <span className={styles.spinner} />}
    </button>
  );
}

export interface ButtonLinkProps extends KitLinkProps, ButtonLook, ButtonContent {}

/** A link that looks like a button: for going somewhere. Rendered by the link component of `KitProvider`. */
export function ButtonLink({ variant, size, fullWidth, iconStart, iconEnd, className, children, ...native }: ButtonLinkProps): ReactNode {
  return (
    <KitLink {...native} className={classes(look({ variant, size }), fullWidth && styles.fullWidth, className)}>
      {content(children, iconStart, iconEnd)}
    </KitLink>
  );
}

function look({ variant = 'secondary', size = 'md' }: { [K in keyof ButtonLook]: ButtonLook[K] | undefined }): string {
  return classes(styles.base, styles.variant[variant], styles.size[size]);
}

/**
 * Fields are checked as they are left, and what they say moves what is below: the button would slip away from under the
 * pointer, and the press come to nothing. A finger leaves the field all the same, so that the keyboard on screen goes.
 */
function stayInField(event: MouseEvent): void {
  if (matchMedia('(pointer: fine)').matches) event.preventDefault();
}

/** Not `disabled`: that would drop the focus of whoever just pressed. Also keeps a form from being sent twice. */
const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
} as const;

// Functions, not components: a page has many buttons. Replaced when icons come or go: a translator may have replaced the
// text node that React would insert them before.
function content(children: ReactNode, iconStart?: ReactNode, iconEnd?: ReactNode): ReactNode {
  return (
    <span key={iconStart || iconEnd ? 'icons' : 'plain'} className={styles.content}>
      {iconStart && icon(iconStart)}
      {children}
      {iconEnd && icon(iconEnd)}
    </span>
  );
}

const icon = (children: ReactNode): ReactNode => (
  <span className={styles.icon} aria-hidden="true">
    {children}
  </span>
);
