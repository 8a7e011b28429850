import { cloneElement, Suspense, useRef, useState, type ReactElement } from 'react';

import type { MenuProps } from '#ui';
import { lazyPart, loadEarly } from './lazyPart.ts';

const menuCode = () => import('#ui/menu/Menu.tsx');
const Menu = lazyPart(menuCode, 'Menu');

interface IntentMenuProps extends Omit<MenuProps, 'trigger'> {
  readonly trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }>;
}

/**
 * The kit's menu, loaded when a player reaches for its button and not before: until then the button stands alone, and
 * the first press opens the menu as soon as its code is there.
 */
export function IntentMenu({ trigger, ...menu }: IntentMenuProps) {
  const [wanted, setWanted] = useState<'no' | 'hovered' | 'pressed'>('no');
  const pressing = useRef(false);
  // The menu's own button takes this one's place: in the middle of a press, the click would then be nobody's.
  const hover = async (): Promise<void> => {
    await menuCode();
    if (!pressing.current) setWanted('hovered');
  };
  const alone = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted('pressed'),
  });
  if (wanted === 'no') {
    return (
      <span
        style={{ display: 'contents' }}
        onPointerEnter={() => loadEarly(menu.openOnHover ? hover : menuCode)}
        onPointerDown={() => {
          pressing.current = true;
        }}
        onPointerLeave={() => {
          pressing.current = false;
        }}
        onFocus={() => loadEarly(menuCode)}
      >
        {alone}
      </span>
    );
  }
  return (
    <Suspense fallback={alone}>
      <Menu {...menu} trigger={trigger} defaultOpen={wanted === 'pressed'} />
    </Suspense>
  );
}
