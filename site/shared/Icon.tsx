import {
  BadgeCheck, Bell, BookOpen, CircleHelp, Clock, Coins, Crown, Dices, Download, Fish, Flame, Gamepad2, Gift, Globe, Headset, Heart,
  History, House, Landmark, LifeBuoy, Lock, LogIn, LogOut, Menu, MessageCircle, Percent, Phone, ReceiptText, Scale, Search, Send, ShieldCheck, Smartphone,
  Sparkles, Spade, Star, Swords, Ticket, Trophy, User, UserPlus, Users, Volleyball, Wallet, Zap, type LucideIcon,
} from 'lucide-react';

/** The icons that config may name. One list, so that only these are in the build. */
export const icons = {
  badge: BadgeCheck, bell: Bell, book: BookOpen, help: CircleHelp, clock: Clock, coins: Coins, crown: Crown, dice: Dices,
  download: Download, fish: Fish, flame: Flame, game: Gamepad2, gift: Gift, globe: Globe, headset: Headset, heart: Heart,
  history: History, home: House, bank: Landmark, support: LifeBuoy, lock: Lock, login: LogIn, logout: LogOut, menu: Menu,
  chat: MessageCircle, percent: Percent, phone: Phone, receipt: ReceiptText, scale: Scale, search: Search, send: Send,
  shield: ShieldCheck, mobile: Smartphone, sparkles: Sparkles, spade: Spade, star: Star, swords: Swords, ticket: Ticket,
  trophy: Trophy, user: User, register: UserPlus, users: Users, ball: Volleyball, wallet: Wallet, bolt: Zap,
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
