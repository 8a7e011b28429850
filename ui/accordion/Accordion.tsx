'use client';

import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './Accordion.css.ts';

/** Heading levels of an accordion; h1 is reserved for the page. */
export const accordionHeadingLevels = [2, 3, 4, 5, 6] as const;
export type AccordionHeadingLevel = (typeof accordionHeadingLevels)[number];

export interface AccordionItem {
  /** Unique among its items, and not ''. */
  value: string;
  title: string;
  /** Visible without opening, below the title in a smaller font: a date, a price. */
  note?: ReactNode;
  /** Content of the item. Rendered only while it is open. */
  content: ReactNode;
  /** Decorative, before the title. */
  icon?: ReactNode;
  /** Visible, but cannot be toggled. */
  disabled?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  items: readonly AccordionItem[];
  /** The open item when controlled; '' is none. */
  value?: string | undefined;
  /** The initially open item when uncontrolled. @default '' none */
  defaultValue?: string | undefined;
  /** Called with the item to open, or with '' to close the open one. */
  onChange?: ((value: string) => void) | undefined;
  /** One below the surrounding heading. @default 3 */
  headingLevel?: AccordionHeadingLevel | undefined;
}

/**
 * Headings that expand their content, one at a time; a second press collapses. Arrow keys, Home and End move between
 * headings.
 */
export function Accordion({
  items,
  value,
  defaultValue = '',
  onChange,
  headingLevel = 3,
  className,
  ...native
}: AccordionProps): ReactNode {
  const [own, setOwn] = useState(defaultValue);
  const Heading = `h${headingLevel}` as const;

  const open = (next: string): void => {
    setOwn(next);
    onChange?.(next);
  };

  return (
    <Radix.Root {...native} type="single" collapsible value={value ?? own} onValueChange={open} className={classes(styles.root, className)}>
      {items.map((item) => (
        <Radix.Item key={item.value} value={item.value} disabled={item.disabled ?? false} className={styles.item}>
          <Radix.Header asChild>
            <Heading className={styles.heading}>
              <Radix.Trigger className={styles.trigger}>
                {item.icon && (
                  <span className={styles.icon} aria-hidden="true">
                    {item.icon}
                  </span>
                )}
                <span className={styles.title}>
                  {/* `dir="auto"`: the text may be in another language than the page. */}
                  <bdi>{item.title}</bdi>
                  {item.note && <span className={styles.note}>{item.note}</span>}
                </span>
                <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={styles.content} style={noStyle}>
            <div className={styles.body}>{item.content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

/** Removes properties that Radix would write as a `style` attribute into a server's HTML; see `useCssProperties`. */
const noStyle: CSSProperties & Record<`--radix-accordion-content-${'height' | 'width'}`, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
};
