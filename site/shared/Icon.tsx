import {
  BadgeCheck,
  Bell,
  CircleHelp,
  Crown,
  Dices,
  Download,
  Fish,
  Flame,
  Gamepad2,
  Gift,
  Headset,
  Heart,
  History,
  House,
  LifeBuoy,
  Lock,
  LogIn,
  LogOut,
  Scale,
  Search,
  ShieldCheck,
  Smartphone,
  Spade,
  Sparkles,
  Swords,
  Ticket,
  Trophy,
  User,
  UserPlus,
  Users,
  Volleyball,
  Wallet,
  Zap,
  type LucideIcon,
} from 'lucide-react';

/** The icons that config may name. One list, so that only these are in the build. */
export const icons = {
  register: UserPlus,
  dice: Dices,
  ticket: Ticket,
  spade: Spade,
  home: House,
  heart: Heart,
  fish: Fish,
  swords: Swords,
  sparkles: Sparkles,
  shield: ShieldCheck,
  scale: Scale,
  mobile: Smartphone,
  login: LogIn,
  lock: Lock,
  history: History,
  headset: Headset,
  game: Gamepad2,
  bolt: Zap,
  bell: Bell,
  ball: Volleyball,
  badge: BadgeCheck,
  logout: LogOut,
  support: LifeBuoy,
  gift: Gift,
  wallet: Wallet,
  user: User,
  users: Users,
  download: Download,
  help: CircleHelp,
  trophy: Trophy,
  crown: Crown,
  flame: Flame,
  search: Search,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** The icon that a text of config names, or nothing when there is none of that name. */
export function iconNamed(name: string | undefined): IconName | undefined {
  // Own keys only, and the check has just shown that it is one.
  return name !== undefined && Object.hasOwn(icons, name) ? (name as IconName) : undefined;
}

interface IconProps {
  /** Nothing is drawn without a name. */
  readonly name: IconName | undefined;
  /** CSS pixels; 20 by default. */
  readonly size?: number;
}

/** Decoration beside a text: hidden from screen readers. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawing = name && icons[name];
  return Drawing ? <Drawing size={size} aria-hidden="true" focusable="false" /> : null;
}
