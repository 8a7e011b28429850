import { cloneElement, startTransition, Suspense, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';

import type { MenuProps } from '#ui';
import { lazyWithRetry, preload } from '#site/lib/lazyWithRetry.ts';
import * as styles from './inline.css.ts';

const menuCode = () => import('#ui/menu/Menu.tsx');
const Menu = lazyWithRetry(menuCode, 'Menu');

/** Whether and how the menu opens once its code has loaded. */
const opened = { hovered: false, pressed: true, keyed: 'first' } as const;

interface IntentMenuProps extends Omit<MenuProps, 'trigger'> {
  readonly trigger: ReactElement<{
    onClick?: () => void;
    onKeyDown?: (event: KeyboardEvent) => void;
    'aria-haspopup'?: 'menu';
    'aria-expanded'?: boolean;
  }>;
}

/** Keys that open a menu at its first item. */
const OPEN_KEYS = new Set(['Enter', ' ', 'ArrowDown']);

/** The kit's menu, loaded on intent: until then only the button is rendered, and a press opens the menu once its code has loaded. */
export function IntentMenu({ trigger, ...menu }: IntentMenuProps) {
  const [wanted, setWanted] = useState<'no' | 'hovered' | 'pressed' | 'keyed'>('no');
  const pressing = useRef(false);
  // The menu's button replaces this one: in the middle of a press, the click would be lost.
  const hover = async (): Promise<void> => {
    await menuCode();
    if (!pressing.current) setWanted('hovered');
  };
  // In a transition, the button and its focus stay until the code has loaded.
  const press = (how: 'pressed' | 'keyed'): void => startTransition(() => setWanted(how));
  const alone = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => press('pressed'),
    onKeyDown: (event) => {
      if (!OPEN_KEYS.has(event.key)) return;
      event.preventDefault();
      press('keyed');
    },
  });
  return (
    <Suspense fallback={alone}>
      {wanted === 'no' ? (
        <span
          className={styles.boxless}
          onPointerEnter={() => preload(menu.openOnHover ? hover : menuCode)}
          onPointerDown={() => {
            pressing.current = true;
          }}
          onPointerLeave={() => {
            pressing.current = false;
          }}
          onFocus={() => preload(menuCode)}
        >
          {alone}
        </span>
      ) : (
        <Menu {...menu} trigger={trigger} defaultOpen={opened[wanted]} />
      )}
    </Suspense>
  );
}
