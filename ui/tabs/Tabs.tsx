'use client';

import { useState, type ReactNode } from 'react';

import { TabsContent, TabsList, TabsRoot, TabsTrigger, type TabsRootProps } from './parts.tsx';

interface TabHead {
  /** Unique among its tabs. */
  value: string;
  label: string;
  icon?: ReactNode;
  /** After the label, e.g. a count. */
  badge?: ReactNode;
  disabled?: boolean | undefined;
}

/** A tab of those that share one panel. */
export interface Tab extends TabHead {
  content?: undefined;
}

/** A tab with its content. */
export interface TabWithContent extends TabHead {
  content: ReactNode;
}

/** Native props and `ref` go to the element around list and panel. */
interface TabsBase extends Omit<TabsRootProps, 'aria-label' | 'children' | 'onValueChange'> {
  /** Accessible name of the tab list. */
  'aria-label': string;
  /** The selected tab, when controlled. */
  value?: string | undefined;
  /** The tab selected initially, when uncontrolled. @default the first */
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** Each tab has its own content, or all share one panel, `children`, which depends on the value. */
export type TabsProps = TabsBase &
  ({ tabs: readonly TabWithContent[]; children?: undefined } | { tabs: readonly Tab[]; children: ReactNode });

/**
 * Tabs: arrow keys move and select. They scroll if they do not fit, and selecting one shifts no label. For other
 * markup, compose `Tabs.Root`, `Tabs.List`, `Tabs.Trigger` and `Tabs.Content`.
 */
export function Tabs({ tabs, value, defaultValue, onChange, children, 'aria-label': label, ...native }: TabsProps): ReactNode {
  const enabled = tabs.filter(({ disabled }) => !disabled);
  const [first] = enabled;
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? first?.value ?? '');
  const selected = value ?? (tabs.some((tab) => tab.value === uncontrolled) ? uncontrolled : (first?.value ?? ''));
  const shown = tabs.find((tab) => tab.value === selected);
  /** The tab in the tab order, also if the selected one is disabled or missing. */
  const reachable = enabled.find((tab) => tab === shown) ?? first;
  return (
    <TabsRoot
      {...native}
      value={selected}
      onValueChange={(next) => {
        setUncontrolled(next);
        onChange?.(next);
      }}
    >
      <TabsList aria-label={label}>
        {tabs.map((tab) => (
          <TabsTrigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            icon={tab.icon}
            badge={tab.badge}
            {...(tab === reachable && { tabIndex: 0 })}
            // Only the selected tab's panel is rendered.
            {...(tab !== shown && { 'aria-controls': undefined })}
          >
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent
        // Each tab's content is a separate panel: state does not carry over.
        key={children === undefined ? selected : ''}
        value={selected}
        {...(!shown && { 'aria-labelledby': undefined })}
      >
        {children ?? shown?.content}
      </TabsContent>
    </TabsRoot>
  );
}

Tabs.Root = TabsRoot;
Tabs.List = TabsList;
Tabs.Trigger = TabsTrigger;
Tabs.Content = TabsContent;
