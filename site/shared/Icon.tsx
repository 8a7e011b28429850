import {
  BadgeCheck,
  Bell,
  CircleHelp,
  Crown,
  Dices,
  Download,
  Fish,
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
} as const satisfies Record<string, LucideIcon>;

interface IconProps {
  /** A name of `icons`; an unknown one draws nothing. */
  readonly name: string | undefined;
  /** CSS pixels; 20 by default. */
  readonly size?: number;
}

/** Decoration beside a text: hidden from screen readers. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawing: LucideIcon | undefined = name !== undefined && Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : undefined;
  return Drawing ? <Drawing size={size} aria-hidden="true" focusable="false" /> : null;
}
