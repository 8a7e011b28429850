import * as Radix from '@radix-ui/react-tabs';
import { useState, type MouseEvent, type ReactNode } from 'react';

import { useDirection } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './Tabs.css.ts';
import { useTabList } from './useTabList.ts';

/** `line` divides a page; `pill` chooses among few, close to what it changes. */
export const tabsVariants = ['line', 'pill'] as const;
export type TabsVariant = (typeof tabsVariants)[number];

export interface Tab {
  /** Unique among its tabs. */
  value: string;
  label: string;
  icon?: ReactNode;
  /** After the label, e.g. a count. */
  badge?: ReactNode;
  disabled?: boolean;
}

/** A tab with what it shows. */
export interface TabWithContent extends Tab {
  content: ReactNode;
}

interface TabsBase {
  /** What the tabs choose, for screen readers. */
  'aria-label': string;
  /** The chosen tab, when the owner keeps it. */
  value?: string;
  /** The tab chosen at first, when the tabs keep it themselves. @default the first */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** @default 'line' */
  variant?: TabsVariant;
  className?: string;
}

/** Each tab has content of its own, or all share one panel, `children`, which the owner fills by the value. */
export type TabsProps = TabsBase & ({ tabs: readonly TabWithContent[]; children?: never } | { tabs: readonly Tab[]; children: ReactNode });

/** Tabs: arrow keys move and choose. They scroll where they do not fit, and nothing moves when one is chosen. */
export function Tabs({ tabs, value, defaultValue, onChange, variant = 'line', className, children, ...named }: TabsProps): ReactNode {
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value ?? '');
  const chosen = value ?? own;
  const { list, indicator } = useTabList(chosen);

  const choose = (next: string): void => {
    setOwn(next);
    onChange?.(next);
  };

  return (
    <Radix.Root value={chosen} onValueChange={choose} dir={useDirection()} {...(className && { className })}>
      <Radix.List ref={list} className={styles.list[variant]} aria-label={named['aria-label']}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            data-value={tab.value}
            disabled={tab.disabled ?? false}
            className={classes(styles.tabBase, styles.tab[variant])}
            {...chooseOnce}
          >
            {tab.icon && <span aria-hidden="true">{tab.icon}</span>}
            {tab.label}
            {tab.badge}
          </Radix.Trigger>
        ))}
        <span ref={indicator} className={styles.indicator[variant]} />
      </Radix.List>
      {children === undefined ? (
        tabs.map((tab) => (
          <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
            {'content' in tab && tab.content}
          </Radix.Content>
        ))
      ) : (
        <Radix.Content value={chosen} className={styles.panel}>
          {children}
        </Radix.Content>
      )}
    </Radix.Root>
  );
}

/** Radix chooses on the press and again on the focus it brings, and owners would hear of it twice. */
const chooseOnce = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
};
