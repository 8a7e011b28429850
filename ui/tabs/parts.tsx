'use client';

import * as Radix from '@radix-ui/react-tabs';
import { createContext, use, useMemo, useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';

import { useDirection } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { composeHandlers } from '../private/composeHandlers.ts';
import { inElement } from '../testing/inElement.tsx';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import * as styles from './Tabs.css.ts';
import { useTabList } from './useTabList.ts';

/** `line` divides a page; `pill` switches between few options, close to what it changes. */
export const tabsVariants = ['line', 'pill'] as const;
export type TabsVariant = (typeof tabsVariants)[number];

interface TabsState {
  readonly value: string;
  readonly select: (value: string) => void;
  readonly variant: TabsVariant;
}

const TabsContext = createContext<TabsState>({ value: '', select: () => undefined, variant: 'line' });

export interface TabsRootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  /** The selected tab, when controlled. */
  value?: string | undefined;
  /** The tab selected initially, when uncontrolled. @default none: the first one that is focused */
  defaultValue?: string | undefined;
  /** Called once for each press or key that selects another tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /** @default 'line' */
  variant?: TabsVariant | undefined;
}

/** Tabs composed of parts: a `Tabs.List` of `Tabs.Trigger`s, and a `Tabs.Content` for each value. */
export function TabsRoot({ value: controlled, defaultValue = '', onValueChange, variant = 'line', ...native }: TabsRootProps): ReactNode {
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const value = controlled ?? uncontrolled;
  const tabs = useMemo<TabsState>(() => {
    const select = (next: string): void => {
      if (next === value) return;
      setUncontrolled(next);
      onValueChange?.(next);
    };
    return { value, select, variant };
  }, [value, onValueChange, variant]);
  return (
    <TabsContext value={tabs}>
      <Radix.Root {...native} dir={useDirection()} value={toIdPart(value)} onValueChange={(next) => tabs.select(fromIdPart(next))} />
    </TabsContext>
  );
}

export interface TabsListProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name of the tab list. */
  'aria-label'?: string | undefined;
}

/** The row of triggers. It scrolls horizontally if they do not fit. */
export function TabsList({ className, ref, ...native }: TabsListProps): ReactNode {
  const { value, variant } = use(TabsContext);
  const merged = useMergedRefs(useTabList(value), ref);
  return (
    <Radix.List
      {...native}
      ref={merged}
      style={{ outline: undefined, ...native.style }}
      className={classes(styles.list[variant], className)}
    />
  );
}

export interface TabsTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'value'> {
  /** Unique in its list. */
  value: string;
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** After the label, e.g. a count. */
  badge?: ReactNode;
}

/** A tab: a press or an arrow key selects it. */
export function TabsTrigger({
  value,
  icon,
  badge,
  className,
  children,
  onMouseDown,
  onClick,
  onKeyDown,
  ...native
}: TabsTriggerProps): ReactNode {
  const tabs = use(TabsContext);
  const onPress = ({ currentTarget: tab }: MouseEvent<HTMLButtonElement>): void => {
    // Focusing selects; a tab that is already focused was rejected by a controlled parent.
    if (tab.ownerDocument.activeElement === tab) tabs.select(value);
    else tab.focus({ preventScroll: true, focusVisible: false });
  };
  return (
    <Radix.Trigger
      // Radix removes tabs from the tab order until the page is hydrated.
      {...(value === tabs.value && !native.disabled && { tabIndex: 0 })}
      {...native}
      value={toIdPart(value)}
      data-value={value}
      className={classes(styles.tabBase, styles.tab[tabs.variant], className)}
      // Radix selects on mouse down and again on the resulting focus: the click selects instead, once.
      onMouseDown={composeHandlers(onMouseDown, (event) => event.preventDefault())}
      onClick={composeHandlers(onClick, onPress)}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        if (event.target !== event.currentTarget || !(event.key === 'Enter' || event.key === ' ')) return;
        // The browser's click would report the key again.
        event.preventDefault();
        tabs.select(value);
      })}
    >
      {icon && <span aria-hidden="true">{icon}</span>}
      {inElement(children)}
      {inElement(badge)}
    </Radix.Trigger>
  );
}

export interface TabsContentProps extends ComponentPropsWithRef<'div'> {
  /** Value of its trigger. */
  value: string;
}

/** The panel of a tab. Its children are mounted only while the tab is selected. */
export function TabsContent({ value, className, ...native }: TabsContentProps): ReactNode {
  return <Radix.Content {...native} value={toIdPart(value)} className={classes(styles.panel, className)} />;
}

/** Radix derives ids from values, and white space is invalid in an id. */
const toIdPart = (value: string): string => value.replaceAll(/[\s%]/g, encodeURIComponent);
const fromIdPart = decodeURIComponent;
