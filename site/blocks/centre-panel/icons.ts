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

/** The icons that entries of a centre may name. Apart from the site's, so that only those who open a centre load them. */
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

/** The icon of an entry; nothing where its name is none of these. */
export function iconOf(name: string | undefined): LucideIcon | undefined {
  return name !== undefined && Object.hasOwn(centreIcons, name) ? centreIcons[name] : undefined;
}
