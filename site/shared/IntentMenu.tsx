import { cloneElement, lazy, Suspense, useState, type ReactElement } from 'react';

import type { MenuProps } from '#ui';

const loadMenu = async () => ({ default: (await import('#ui/menu/Menu.tsx')).Menu });
const Menu = lazy(loadMenu);

interface IntentMenuProps extends Omit<MenuProps, 'trigger'> {
  readonly trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }>;
}

/**
 * The kit's menu, loaded when a player reaches for its button and not before: until then the button stands alone, and
 * the first press opens the menu as soon as its code is there.
 */
export function IntentMenu({ trigger, ...menu }: IntentMenuProps) {
  const [wanted, setWanted] = useState<'no' | 'hovered' | 'pressed'>('no');
  const alone = (
    <span
      style={{ display: 'contents' }}
      onPointerEnter={({ pointerType }) => {
        void loadMenu();
        // A finger that arrives has not pressed yet, and may be about to scroll.
        if (menu.openOnHover && pointerType === 'mouse') setWanted('hovered');
      }}
      onPointerDown={({ pointerType, button }) => {
        // The menu's own button may take this one's place before the mouse is up again: its click would then be nobody's.
        if (pointerType === 'mouse' && button === 0) setWanted('pressed');
      }}
      onFocus={() => void loadMenu()}
    >
      {cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setWanted('pressed') })}
    </span>
  );
  return (
    <Suspense fallback={alone}>
      {wanted === 'no' ? alone : <Menu {...menu} trigger={trigger} defaultOpen={wanted === 'pressed'} />}
    </Suspense>
  );
}
