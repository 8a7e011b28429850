'use client';

import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { useControllable } from '../private/useControllable.ts';
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

interface AccordionBaseProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  items: readonly AccordionItem[];
  /** One below the surrounding heading. @default 3 */
  headingLevel?: AccordionHeadingLevel | undefined;
}

interface OneOpenProps {
  multiple?: false | undefined;
  /** The open item when controlled; '' is none. */
  value?: string | undefined;
  /** The initially open item when uncontrolled. @default '' none */
  defaultValue?: string | undefined;
  /** Called with the item to open, or with '' to close the open one. */
  onChange?: ((value: string) => void) | undefined;
}

interface SeveralOpenProps {
  /** Several items can be open at a time. @default false */
  multiple: true;
  /** The open items when controlled. */
  value?: readonly string[] | undefined;
  /** The initially open items when uncontrolled. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with all items that are to be open. */
  onChange?: ((value: readonly string[]) => void) | undefined;
}

export type AccordionProps = AccordionBaseProps & (OneOpenProps | SeveralOpenProps);

/**
 * Headings that expand their content, one at a time, or with `multiple` any number; a second press collapses. Arrow keys,
 * Home and End move between headings.
 */
export function Accordion(props: AccordionProps): ReactNode {
  return props.multiple ? <SeveralOpen {...props} /> : <OneOpen {...props} />;
}

function OneOpen({
  multiple: _one,
  items,
  headingLevel,
  value,
  defaultValue = '',
  onChange,
  className,
  ...native
}: AccordionBaseProps & OneOpenProps): ReactNode {
  const [opened, open] = useControllable(value, defaultValue, onChange);
  return (
    <Radix.Root {...native} type="single" collapsible value={opened} onValueChange={open} className={classes(styles.root, className)}>
      <Items items={items} headingLevel={headingLevel} />
    </Radix.Root>
  );
}

const NONE: readonly string[] = [];

function SeveralOpen({
  multiple: _several,
  items,
  headingLevel,
  value,
  defaultValue = NONE,
  onChange,
  className,
  ...native
}: AccordionBaseProps & SeveralOpenProps): ReactNode {
  const [opened, open] = useControllable(value, defaultValue, onChange);
  return (
    <Radix.Root {...native} type="multiple" value={[...opened]} onValueChange={open} className={classes(styles.root, className)}>
      <Items items={items} headingLevel={headingLevel} />
    </Radix.Root>
  );
}

function Items({ items, headingLevel = 3 }: Pick<AccordionBaseProps, 'items' | 'headingLevel'>): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return items.map((item) => (
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
  ));
}

/** Removes properties that Radix would write as a `style` attribute into a server's HTML; see `useCssProperties`. */
const noStyle: CSSProperties & Record<`--radix-accordion-content-${'height' | 'width'}`, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
};
