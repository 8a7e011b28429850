import * as Radix from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react';

import { KitLink, useDirection, useKitContainer } from '../kit/KitProvider.tsx';
import { classes } from '../private/classes.ts';
import * as styles from './Menu.css.ts';
import { useHoverIntent } from './useHoverIntent.ts';

/** `list` is one item a row; `panel` a grid of tiles with large icons or art. */
export const menuVariants = ['list', 'panel'] as const;
export type MenuVariant = (typeof menuVariants)[number];

interface MenuItemLook {
  /** Also what typing jumps to; unique in its menu. */
  label: string;
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
  /** A button of the kit, or anything that passes native props and `ref` to a button. */
  trigger: ReactElement;
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
  const [open, setOpen] = useState(defaultOpen);
  /** Opened by hovering, it neither takes the focus nor gives it away: the player may be typing elsewhere. */
  const hovered = useRef(false);
  const triggerElement = useRef<HTMLButtonElement>(null);
  const hover = useHoverIntent((hovering) => {
    if (hovering) hovered.current ||= !open;
    setOpen(hovering);
  });
  const change = (next: boolean): void => {
    hovered.current = false;
    setOpen(next);
  };
  /** The press that follows hovering would close what the mouse has just opened: by the trigger, and as a press outside. */
  const keepOpen = (event: PointerEvent | Event): void => {
    const onTrigger = event.target instanceof Node && triggerElement.current?.contains(event.target);
    if (open && hovered.current && onTrigger) event.preventDefault();
  };
  // Radix hands this on to its focus scope, though its types do not say so.
  const focusHandling = { onOpenAutoFocus: (event: Event) => hovered.current && event.preventDefault() };

  return (
    <Radix.Root modal={false} open={open} onOpenChange={change} dir={useDirection()}>
      <Radix.Trigger asChild ref={triggerElement} {...(openOnHover && { ...hover, onPointerDown: keepOpen })}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={useKitContainer()}>
        <Radix.Content
          className={styles.content[variant]}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          loop
          {...focusHandling}
          {...(openOnHover && hover)}
          onInteractOutside={keepOpen}
          onCloseAutoFocus={(event) => {
            if (hovered.current && document.activeElement !== document.body) event.preventDefault();
          }}
        >
          {header && <Radix.Label className={styles.header}>{header}</Radix.Label>}
          {items.map((item, index) =>
            item === 'separator' ? (
              // Separators have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <Radix.Separator key={index} className={styles.separator} />
            ) : (
              <Item key={item.label} item={item} variant={variant} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ item, variant }: { item: MenuItem; variant: MenuVariant }): ReactNode {
  const { label, icon, badge, current, critical, disabled = false, href, onSelect } = item;
  const inside = (
    <>
      {icon && (
        <span className={styles.icon[variant]} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label}>{label}</span>
      {(badge !== undefined || current) && (
        <span className={styles.end}>
          {badge}
          {current && <Check size="1.2em" aria-hidden="true" />}
        </span>
      )}
    </>
  );
  const native = {
    className: classes(styles.item[variant], critical && styles.critical),
    disabled,
    textValue: label,
    ...(current && { 'aria-current': true as const }),
  };
  if (href === undefined)
    return (
      <Radix.Item {...native} onSelect={onSelect}>
        {inside}
      </Radix.Item>
    );
  return (
    <Radix.Item {...native} asChild>
      <KitLink href={href}>{inside}</KitLink>
    </Radix.Item>
  );
}
