/**
 * Renders the icons available to config into one file, `site/components/icons.svg`, from the icon library: as code they
 * would add to the initial load, and a page shows only a few of them. Run it after a change of the list: `npx tsx
 * scripts/icons.tsx`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { IconName } from '#site/components/iconNames.ts';

const drawings: Readonly<Record<IconName, LucideIcon>> = {
  register: lucide.UserPlus,
  dice: lucide.Dices,
  ticket: lucide.Ticket,
  spade: lucide.Spade,
  home: lucide.House,
  heart: lucide.Heart,
  fish: lucide.Fish,
  swords: lucide.Swords,
  sparkles: lucide.Sparkles,
  shield: lucide.ShieldCheck,
  scale: lucide.Scale,
  mobile: lucide.Smartphone,
  login: lucide.LogIn,
  lock: lucide.Lock,
  history: lucide.History,
  headset: lucide.Headset,
  game: lucide.Gamepad2,
  bolt: lucide.Zap,
  bell: lucide.Bell,
  bird: lucide.Bird,
  ball: lucide.Volleyball,
  badge: lucide.BadgeCheck,
  logout: lucide.LogOut,
  support: lucide.LifeBuoy,
  gift: lucide.Gift,
  moneyIn: lucide.ArrowDownToLine,
  moneyOut: lucide.ArrowUpFromLine,
  wallet: lucide.Wallet,
  user: lucide.User,
  users: lucide.Users,
  download: lucide.Download,
  help: lucide.CircleHelp,
  trophy: lucide.Trophy,
  crown: lucide.Crown,
  flame: lucide.Flame,
  search: lucide.Search,
  wrench: lucide.Wrench,
  globe: lucide.Globe,
  chat: lucide.MessagesSquare,
};

const PEN = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** The file's content: one symbol per icon, in `currentColor`. */
export function iconSheet(): string {
  const symbols = Object.entries(drawings).map(([name, Drawing]) => {
    const shapes = renderToStaticMarkup(<Drawing />)
      .replace(/^<svg[^>]*>|<\/svg>$/g, '')
      .replaceAll(/><\/\w+>/g, '/>');
    return `<symbol id="${name}" viewBox="0 0 24 24" ${PEN}>${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** Path of the file. */
export const ICON_SHEET = join(import.meta.dirname, '../site/components/icons.svg');

if (process.argv[1] === import.meta.filename) writeFileSync(ICON_SHEET, iconSheet());
