import type { ComponentPropsWithRef, Ref } from 'react';

/** Elements that a layout part may be. */
export const layoutElements = ['div', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'main', 'ul', 'ol', 'li', 'span'] as const;
export type LayoutElement = (typeof layoutElements)[number];

/** Steps of the spacing scale. */
export const gaps = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'] as const;
export type Gap = (typeof gaps)[number];

export interface LayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'ref'> {
  /** The element that is rendered: `ul` for a list, `section` for a part of the page. @default 'div' */
  as?: LayoutElement | undefined;
  ref?: Ref<HTMLElement> | undefined;
}
