import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import * as styles from './Accordion.css.ts';

/** Levels that an accordion's headings can have in the page's outline; the first is for the page itself. */
export const accordionHeadingLevels = [2, 3, 4, 5, 6] as const;
export type AccordionHeadingLevel = (typeof accordionHeadingLevels)[number];

export interface AccordionItem {
  /** Unique among its items, and not ''. */
  value: string;
  title: string;
  /** Below the title, smaller: a date, a price. Seen without opening. */
  note?: ReactNode;
  /** What opening shows. It is in the page only while it is open. */
  content: ReactNode;
  /** Decorative, before the title. */
  icon?: ReactNode;
  /** Shown, but neither opened nor closed by a press. */
  disabled?: boolean;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  items: readonly AccordionItem[];
  /** The open item, when the owner keeps it; '' is none. */
  value?: string;
  /** The item open at first, when the accordion keeps it itself. @default '' none */
  defaultValue?: string;
  /** Called with the item that is to be open, or with '' when the open one is to close. */
  onChange?: (value: string) => void;
  /** One below the heading that the accordion stands under. @default 3 */
  headingLevel?: AccordionHeadingLevel;
}

/** Headings that open what is under them, one at a time; a second press closes. Arrow keys, Home and End go through them. */
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
                  {/* Of its own direction: it need not be written in the page's language. */}
                  <bdi>{item.title}</bdi>
                  {item.note && <span className={styles.note}>{item.note}</span>}
                </span>
                <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={styles.content}>
            <div className={styles.body}>{item.content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
