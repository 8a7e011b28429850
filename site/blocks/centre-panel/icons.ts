import {
  Activity,
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgePercent,
  Banknote,
  CalendarDays,
  ChartLine,
  Clock,
  Coins,
  Gift,
  LayoutDashboard,
  Mail,
  Megaphone,
  Network,
  ReceiptText,
  ScrollText,
  ShieldCheck,
  Target,
  TrendingDown,
  UserPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/** Icons for entries of a center. Separate from the site's icons, so that only centers load them. */
const centreIcons: Readonly<Record<string, LucideIcon>> = {
  announcement: Megaphone,
  bets: ScrollText,
  bonus: BadgePercent,
  deposit: ArrowDownToLine,
  dividend: Coins,
  friends: UserPlus,
  hours: Clock,
  income: Banknote,
  live: Activity,
  loss: TrendingDown,
  messages: Mail,
  missions: Target,
  overview: LayoutDashboard,
  profit: ChartLine,
  record: ReceiptText,
  reward: Gift,
  security: ShieldCheck,
  team: Network,
  transfer: ArrowLeftRight,
  wages: CalendarDays,
  wallet: Wallet,
  withdraw: ArrowUpFromLine,
};

/** The icon of an entry; `undefined` for an unknown name. */
export function iconOf(name: string | undefined): LucideIcon | undefined {
  return name !== undefined && Object.hasOwn(centreIcons, name) ? centreIcons[name] : undefined;
}
