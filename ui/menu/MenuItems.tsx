'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check, ChevronRight, Minus } from 'lucide-react';
import { use, type ComponentPropsWithRef, type PointerEvent, type PointerEventHandler, type ReactNode } from 'react';

import { KitLink, type KitLinkProps } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import { composeHandlers } from '../private/composeHandlers.ts';
import { inElement } from '../testing/inElement.tsx';
import * as styles from './Menu.css.ts';
import { MenuVariantContext } from './MenuContent.tsx';
import { holdsFocus, useMenu } from './MenuRoot.tsx';

interface MenuItemBase {
  /** Decorative, before the label. */
  icon?: ReactNode;
  /** After the label, e.g. a count. */
  badge?: ReactNode;
  /** Destructive, or logout. @default false */
  critical?: boolean | undefined;
  /** Visible, but skipped by the keys and not selectable. @default false */
  disabled?: boolean | undefined;
  /** The text for typeahead. @default the text of the item, or its children if they are a string */
  textValue?: string | undefined;
}

interface SelectableItem extends MenuItemBase, Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Called for a press, Enter and Space. The menu closes then, unless the event's default is prevented. */
  onSelect?: ((event: Event) => void) | undefined;
}

export interface MenuItemProps extends SelectableItem {}

/** An item with an action. With `aria-current` it has a check: the current language, the current page. */
export function MenuItem({ icon, badge, critical, textValue, onSelect, children, ...native }: MenuItemProps): ReactNode {
  return (
    <Radix.Item {...native} {...useItem(native, critical)} {...typeahead(textValue, children)} onSelect={useSelect(onSelect)}>
      <ItemBody icon={icon} badge={badge} mark={native['aria-current'] && check}>
        {children}
      </ItemBody>
    </Radix.Item>
  );
}

export interface MenuLinkItemProps extends Omit<KitLinkProps, 'onSelect'>, MenuItemBase {}

/** An item that navigates, rendered by the link component of `KitProvider`. With `aria-current` it has a check. */
export function MenuLinkItem({ href, icon, badge, critical, disabled, textValue, children, ...native }: MenuLinkItemProps): ReactNode {
  const { changeOpen } = useMenu();
  const item = useItem(native, critical);
  const body = (
    <ItemBody icon={icon} badge={badge} mark={native['aria-current'] && check}>
      {children}
    </ItemBody>
  );
  return (
    <Radix.Item asChild disabled={disabled} {...typeahead(textValue, children)} onSelect={closesByItself}>
      {disabled ? (
        <a {...native} {...item}>
          {body}
        </a>
      ) : (
        <KitLink
          {...native}
          {...item}
          href={href}
          onClick={(event) => {
            native.onClick?.(event);
            // A router's link prevents the default, and Radix would leave the menu open.
            changeOpen(false);
          }}
        >
          {body}
        </KitLink>
      )}
    </Radix.Item>
  );
}

export interface MenuCheckboxItemProps extends SelectableItem {
  /** @default false */
  checked?: boolean | 'indeterminate' | undefined;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** An item that can be checked. */
export function MenuCheckboxItem({ icon, badge, critical, textValue, onSelect, children, ...native }: MenuCheckboxItemProps): ReactNode {
  return (
    <Radix.CheckboxItem {...native} {...useItem(native, critical)} {...typeahead(textValue, children)} onSelect={useSelect(onSelect)}>
      <ItemBody icon={icon} badge={badge} mark={<Indicator>{native.checked === 'indeterminate' ? dash : check}</Indicator>}>
        {children}
      </ItemBody>
    </Radix.CheckboxItem>
  );
}

export interface MenuRadioGroupProps extends ComponentPropsWithRef<'div'> {
  /** The value of the checked `Menu.RadioItem`. */
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** A group of `Menu.RadioItem`s, of which one is checked. */
export function MenuRadioGroup(props: MenuRadioGroupProps): ReactNode {
  return <Radix.RadioGroup {...props} />;
}

export interface MenuRadioItemProps extends SelectableItem {
  /** Unique in its group. */
  value: string;
}

/** One option of a `Menu.RadioGroup`. */
export function MenuRadioItem({ icon, badge, critical, textValue, onSelect, children, ...native }: MenuRadioItemProps): ReactNode {
  return (
    <Radix.RadioItem {...native} {...useItem(native, critical)} {...typeahead(textValue, children)} onSelect={useSelect(onSelect)}>
      <ItemBody icon={icon} badge={badge} mark={<Indicator>{check}</Indicator>}>
        {children}
      </ItemBody>
    </Radix.RadioItem>
  );
}

export interface MenuSubTriggerProps extends MenuItemBase, ComponentPropsWithRef<'div'> {}

/** An item that opens a submenu: by a press, hover, or the arrow key in its direction. */
export function MenuSubTrigger({ icon, badge, critical, textValue, className, children, ...native }: MenuSubTriggerProps): ReactNode {
  const variant = use(MenuVariantContext);
  return (
    <Radix.SubTrigger {...native} {...typeahead(textValue, children)} className={itemClass(variant, critical, className)}>
      <ItemBody icon={icon} badge={badge} mark={<ChevronRight size="1.2em" className={styles.subMark} aria-hidden="true" />}>
        {children}
      </ItemBody>
    </Radix.SubTrigger>
  );
}

export interface MenuLabelProps extends ComponentPropsWithRef<'div'> {}

/** A heading of the menu or of some of its items, e.g. the current user. Not an item. */
export function MenuLabel({ className, ...native }: MenuLabelProps): ReactNode {
  return <Radix.Label {...native} className={classes(styles.header, className)} />;
}

export interface MenuSeparatorProps extends ComponentPropsWithRef<'div'> {}

/** A line between groups of items. */
export function MenuSeparator({ className, ...native }: MenuSeparatorProps): ReactNode {
  return <Radix.Separator {...native} className={classes(styles.separator, className)} />;
}

interface ItemBodyProps {
  icon: ReactNode;
  badge: ReactNode;
  /** At the end: a check, or the arrow of a submenu. */
  mark: ReactNode;
  children: ReactNode;
}

function ItemBody({ icon, badge, mark, children }: ItemBodyProps): ReactNode {
  const variant = use(MenuVariantContext);
  return (
    <>
      {icon && (
        <span className={styles.icon[variant]} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label}>{children}</span>
      {(badge !== undefined || mark) && (
        <span className={styles.end}>
          {inElement(badge)}
          {mark}
        </span>
      )}
    </>
  );
}

const check = <Check size="1.2em" aria-hidden="true" />;
const dash = <Minus size="1.2em" aria-hidden="true" />;

/** Reserves its width while unchecked, so that the menu's width is constant. */
function Indicator({ children }: { children: ReactNode }): ReactNode {
  return (
    <span className={styles.indicator}>
      <Radix.ItemIndicator className={styles.indicator}>{children}</Radix.ItemIndicator>
    </span>
  );
}

interface ItemHandlers<Item> {
  className?: string | undefined;
  onPointerMove?: PointerEventHandler<Item> | undefined;
  onPointerLeave?: PointerEventHandler<Item> | undefined;
}

/** Class and handlers of an item. In Radix the focus follows the mouse: here only if the menu has the focus. */
function useItem<Item extends Element>(
  { className, onPointerMove, onPointerLeave }: ItemHandlers<Item>,
  critical: boolean | undefined,
): Required<ItemHandlers<Item>> {
  const menu = useMenu();
  const variant = use(MenuVariantContext);
  const leaveFocus = (event: PointerEvent): void => {
    if (!holdsFocus(menu)) event.preventDefault();
  };
  return {
    className: itemClass(variant, critical, className),
    onPointerMove: composeHandlers(onPointerMove, leaveFocus),
    onPointerLeave: composeHandlers(onPointerLeave, leaveFocus),
  };
}

const itemClass = (variant: keyof typeof styles.item, critical: boolean | undefined, className: string | undefined): string =>
  classes(styles.item[variant], critical && styles.critical, className);

/** Radix would count icon and badge as text. */
function typeahead(textValue: string | undefined, children: ReactNode): { textValue?: string } {
  const text = textValue ?? (typeof children === 'string' ? children : undefined);
  return text === undefined ? {} : { textValue: text };
}

/**
 * Closes in the same render as the item's action. Radix closes in the next one, when a dialog opened by the item has
 * recorded the item, not the trigger, as the element to return focus to.
 */
function useSelect(onSelect: ((event: Event) => void) | undefined): (event: Event) => void {
  const { changeOpen } = useMenu();
  return composeHandlers(onSelect, (event) => {
    changeOpen(false);
    closesByItself(event);
  });
}

/** Radix would close again. */
const closesByItself = (event: Event): void => event.preventDefault();
