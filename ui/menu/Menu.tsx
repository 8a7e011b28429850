import { Check } from 'lucide-react';
import {
  cloneElement,
  useId,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

import { KitLink } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './Menu.css.ts';
import { MenuLayer, type FirstFocus } from './MenuLayer.tsx';
import { useHoverIntent } from './useHoverIntent.ts';

/** `list` is one item a row; `panel` a grid of tiles with large icons or art. */
export const menuVariants = ['list', 'panel'] as const;
export type MenuVariant = (typeof menuVariants)[number];

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
  /** Open from the first moment, for a menu whose code arrived after its button was pressed. @default false */
  defaultOpen?: boolean;
  /** Which edge of the trigger the menu keeps to. @default 'start' */
  align?: 'start' | 'center' | 'end';
}

interface MenuState {
  readonly open: boolean;
  /** Opened by hovering, it neither takes the focus nor gives it away: the player may be typing elsewhere. */
  readonly firstFocus: FirstFocus;
}

/** A menu under its trigger: arrow keys, Home, End and typing move; Escape and a press elsewhere close. */
export function Menu({
  trigger,
  items,
  header,
  variant = 'list',
  openOnHover = false,
  defaultOpen = false,
  align = 'start',
}: MenuProps): ReactNode {
  const ownId = useId();
  const triggerId = trigger.props.id ?? `${ownId}-trigger`;
  const menuId = `${ownId}-menu`;
  const [{ open, firstFocus }, setState] = useState<MenuState>({ open: defaultOpen, firstFocus: 'menu' });
  const show = (focus: FirstFocus): void => setState({ open: true, firstFocus: focus });
  const close = (): void => setState((was) => ({ ...was, open: false }));
  const hover = useHoverIntent((hovering) => {
    // Asked when the mouse has rested: a press may have opened it meanwhile.
    if (hovering) setState((was) => (was.open ? was : { open: true, firstFocus: 'none' }));
    else close();
  });

  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    trigger.props.onClick?.(event);
    // The press that follows hovering would close what the mouse has just opened.
    if (open && firstFocus !== 'none') close();
    // Pressed by a key there is no detail: the first item is where the keyboard goes on.
    else show(event.detail === 0 ? 'first' : 'menu');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    trigger.props.onKeyDown?.(event);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show('first');
  };

  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? menuId : undefined,
        ...(openOnHover && hover),
        onClick,
        onKeyDown,
      })}
      <MenuLayer
        id={menuId}
        triggerId={triggerId}
        open={open}
        firstFocus={firstFocus}
        align={align}
        className={styles.content[variant]}
        onClose={close}
        {...(openOnHover && { hover })}
      >
        {header && <div className={styles.header}>{header}</div>}
        {items.map((item, index) =>
          item === 'separator' ? (
            // Separators have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <hr key={index} className={styles.separator} />
          ) : (
            <Item key={item.label} item={item} variant={variant} />
          ),
        )}
      </MenuLayer>
    </>
  );
}

function Item({ item, variant }: { item: MenuItem; variant: MenuVariant }): ReactNode {
  const { label, lang, icon, badge, current, critical, disabled, href, onSelect } = item;
  const inside = (
    <>
      {icon && (
        <span className={styles.icon[variant]} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label} lang={lang}>
        {label}
      </span>
      {(badge !== undefined || current) && (
        <span className={styles.end}>
          {badge}
          {current && <Check size="1.2em" aria-hidden="true" />}
        </span>
      )}
    </>
  );
  const native = {
    role: 'menuitem',
    tabIndex: -1,
    'data-label': label,
    className: classes(styles.item[variant], critical && styles.critical),
    ...(current && { 'aria-current': true as const }),
    ...(disabled && { 'aria-disabled': true as const }),
  };
  if (href !== undefined && !disabled)
    return (
      <KitLink {...native} href={href}>
        {inside}
      </KitLink>
    );
  return (
    <button type="button" {...native} onClick={disabled ? undefined : onSelect}>
      {inside}
    </button>
  );
}
