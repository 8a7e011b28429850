import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

import { MenuContent, MenuSub, MenuSubContent, type MenuVariant } from './MenuContent.tsx';
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
import { MenuRoot, MenuTrigger } from './MenuRoot.tsx';

interface MenuItemLook {
  /** Also what typing jumps to; unique in its menu. */
  label: string;
  /** Of the label, where that is not the page's language: BCP 47. */
  lang?: string;
  icon?: ReactNode;
  /** After the label, e.g. a count. */
  badge?: ReactNode;
  /** The one chosen now: the page's language, the current page. */
  current?: boolean;
  /** Leaving or destroying. */
  critical?: boolean;
  disabled?: boolean;
}

/** An item goes somewhere or does something. */
export type MenuItem = MenuItemLook & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export interface MenuProps {
  /** A button of the kit, or anything that passes native props to a button. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  items: readonly (MenuItem | 'separator')[];
  /** Above the items, e.g. who is signed in. */
  header?: ReactNode;
  /** @default 'list' */
  variant?: MenuVariant;
  /** Opens under a resting mouse too. Keyboard and touch work as ever. */
  openOnHover?: boolean;
  /** Open from the first moment, for a menu whose code arrived after its button was pressed; `first` after a key. @default false */
  defaultOpen?: boolean | 'first';
  /** Which edge of the trigger the menu aligns with. @default 'start' */
  align?: 'start' | 'center' | 'end';
}

/**
 * A menu under its trigger: arrow keys, Home, End and typing move; Escape and a press elsewhere close. For submenus, checkboxes
 * and radio items, compose `Menu.Root`, `Menu.Trigger`, `Menu.Content` and the items.
 */
export function Menu({
  trigger,
  items,
  header,
  variant = 'list',
  openOnHover = false,
  defaultOpen = false,
  align = 'start',
}: MenuProps): ReactNode {
  return (
    <MenuRoot openOnHover={openOnHover} defaultOpen={defaultOpen}>
      <MenuTrigger>{trigger}</MenuTrigger>
      <MenuContent variant={variant} align={align}>
        {header && <MenuLabel>{header}</MenuLabel>}
        {items.map((item, index) =>
          item === 'separator' ? (
            // Separators have no identity but their position.
            // oxlint-disable-next-line react/no-array-index-key
            <MenuSeparator key={index} />
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
