import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

import { useDirection } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { isShortcut } from '../private/shortcut.ts';
import * as styles from './Tabs.css.ts';
import { useTabList } from './useTabList.ts';

/** `line` divides a page; `pill` chooses among few, close to what it changes. */
export const tabsVariants = ['line', 'pill'] as const;
export type TabsVariant = (typeof tabsVariants)[number];

interface TabHead {
  /** Unique among its tabs. */
  value: string;
  label: string;
  icon?: ReactNode;
  /** After the label, e.g. a count. */
  badge?: ReactNode;
  disabled?: boolean;
}

/** A tab among those that share one panel. */
export interface Tab extends TabHead {
  content?: never;
}

/** A tab with what it shows. */
export interface TabWithContent extends TabHead {
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
  const id = useId();
  const direction = useDirection();
  const enabled = tabs.filter(({ disabled }) => !disabled);
  const [first] = enabled;
  const [own, setOwn] = useState(defaultValue ?? first?.value ?? '');
  const chosen = value ?? (tabs.some((tab) => tab.value === own) ? own : (first?.value ?? ''));
  /** The tab that the Tab key comes to: where the chosen one cannot be pressed, or is not there, the list is in reach all the same. */
  const reached = enabled.find((tab) => tab.value === chosen) ?? first;
  const list = useTabList(chosen);

  const choose = (next: string): void => {
    if (next === chosen) return;
    setOwn(next);
    onChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isShortcut(event)) return;
    const at = enabled.findIndex((tab) => tab === reached);
    const to = moves[direction][event.key]?.(at, enabled.length);
    const next = to === undefined ? undefined : enabled.at(to % enabled.length);
    if (!next) return;
    event.preventDefault();
    event.currentTarget.ownerDocument
      .getElementById(
        tabId(
          id,
          tabs.findIndex((tab) => tab === next),
        ),
      )
      ?.focus();
    choose(next.value);
  };

  const shown = tabs.findIndex((tab) => tab.value === chosen);
  return (
    <div className={className}>
      {/* The tabs in it take the focus, one at a time; the keys of all are heard here. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={list} role="tablist" className={styles.list[variant]} aria-label={named['aria-label']} onKeyDown={onKeyDown}>
        {tabs.map((tab, place) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(id, place)}
            data-value={tab.value}
            aria-selected={tab.value === chosen}
            aria-controls={tab.value === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === reached ? 0 : -1}
            disabled={tab.disabled}
            className={classes(styles.tabBase, styles.tab[variant])}
            onClick={() => choose(tab.value)}
          >
            {tab.icon && <span aria-hidden="true">{tab.icon}</span>}
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div
        // Another tab's content is another panel: nothing typed in one shows up in the next.
        key={children === undefined ? chosen : ''}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={shown < 0 ? undefined : tabId(id, shown)}
        // What a tab shows may hold nothing that takes the focus, and must be reachable all the same.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.panel}
      >
        {children ?? tabs[shown]?.content}
      </div>
    </div>
  );
}

/** By its place: lists of ids are divided by spaces, which a tab's value may well have. */
const tabId = (id: string, place: number): string => `${id}-${place}`;

const back = (at: number, count: number): number => at + count - 1;
const on = (at: number): number => at + 1;
const ends = { Home: () => 0, End: () => -1 };

/** Where each key goes, from the chosen tab; counted on past the end, it starts over. */
const moves: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, (at: number, count: number) => number>>>> = {
  ltr: { ...ends, ArrowLeft: back, ArrowRight: on },
  rtl: { ...ends, ArrowLeft: on, ArrowRight: back },
};
