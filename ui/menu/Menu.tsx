'use client';

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

import * as styles from './Menu.css.ts';
import { MenuContent, MenuSub, MenuSubContent, type MenuContentProps } from './MenuContent.tsx';
import {
  MenuCheckboxItem,
  MenuItem as Item,
  MenuLabel,
  MenuLinkItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSubTrigger,
} from './MenuItems.tsx';
import { MenuRoot, MenuTrigger, type MenuRootProps } from './MenuRoot.tsx';

interface MenuItemLook {
  /** Also the text for typeahead; unique in its menu. */
  label: string;
  /** Language of the label if it differs from the page's: BCP 47. */
  lang?: string | undefined;
  icon?: ReactNode;
  /** After the label, e.g. a count. */
  badge?: ReactNode;
  /** The current one: the page's language, the current page. */
  current?: boolean | undefined;
  /** Destructive, or logout. */
  critical?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** An item navigates or performs an action. */
export type MenuItem = MenuItemLook & ({ href: string; onSelect?: undefined } | { onSelect: () => void; href?: undefined });

/** Above the items that follow it, up to the next one or to a separator. */
export interface MenuHeading {
  heading: string;
}

/** Native props and `ref` go to the popup. */
export interface MenuProps extends Omit<MenuContentProps, 'children'>, Pick<MenuRootProps, 'open' | 'onOpenChange'> {
  /** A kit button, or any element that passes native props to a button. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  items: readonly (MenuItem | MenuHeading | 'separator')[];
  /** Above the items, e.g. the current user. */
  header?: ReactNode;
  /** Also opens on hover. Keyboard and touch are unchanged. */
  openOnHover?: boolean | undefined;
  /**
   * Open initially, for a menu whose code was loaded after its button was pressed; `first` after a key. @default false
   */
  defaultOpen?: boolean | 'first' | undefined;
}

/**
 * A menu below its trigger, with arrow keys, Home, End and typeahead; Escape and a press outside close it. For
 * submenus, checkboxes and radio items, compose `Menu.Root`, `Menu.Trigger`, `Menu.Content` and the items.
 */
export function Menu({
  trigger,
  items,
  header,
  open,
  onOpenChange,
  openOnHover = false,
  defaultOpen = false,
  ...content
}: MenuProps): ReactNode {
  return (
    <MenuRoot open={open} onOpenChange={onOpenChange} openOnHover={openOnHover} defaultOpen={defaultOpen}>
      <MenuTrigger>{trigger}</MenuTrigger>
      <MenuContent {...content}>
        {header && <MenuLabel>{header}</MenuLabel>}
        {items.map((item, index) =>
          item === 'separator' ? (
            // Separators have no identity but their position.
            // oxlint-disable-next-line react/no-array-index-key
            <MenuSeparator key={index} />
          ) : 'heading' in item ? (
            <MenuLabel key={item.heading} className={styles.heading}>
              {item.heading}
            </MenuLabel>
          ) : (
            <DataItem key={item.label} {...item} />
          ),
        )}
      </MenuContent>
    </MenuRoot>
  );
}

function DataItem({ label, lang, current, href, onSelect, ...look }: MenuItem): ReactNode {
  const shared = { ...look, textValue: label, ...(current && { 'aria-current': true as const }) };
  const text = lang === undefined ? label : <span lang={lang}>{label}</span>;
  return href === undefined ? (
    <Item {...shared} onSelect={() => onSelect()}>
      {text}
    </Item>
  ) : (
    <MenuLinkItem {...shared} href={href}>
      {text}
    </MenuLinkItem>
  );
}

Menu.Root = MenuRoot;
Menu.Trigger = MenuTrigger;
Menu.Content = MenuContent;
Menu.Item = Item;
Menu.LinkItem = MenuLinkItem;
Menu.CheckboxItem = MenuCheckboxItem;
Menu.RadioGroup = MenuRadioGroup;
Menu.RadioItem = MenuRadioItem;
Menu.Sub = MenuSub;
Menu.SubTrigger = MenuSubTrigger;
Menu.SubContent = MenuSubContent;
Menu.Label = MenuLabel;
Menu.Separator = MenuSeparator;
