import { createElement, type ReactNode } from 'react';
import {
  CircleUserRound,
  CreditCard,
  History,
  Hourglass,
  KeyRound,
  LockKeyhole,
  Mail,
  PenLine,
  Smartphone,
  TabletSmartphone,
  type LucideIcon,
} from 'lucide-react';

/** Icons for sections. */
export const SECTION_ICONS: Readonly<Record<string, LucideIcon>> = {
  avatar: CircleUserRound,
  nickname: PenLine,
  password: KeyRound,
  payment: LockKeyhole,
  email: Mail,
  mobile: Smartphone,
  authenticator: TabletSmartphone,
  logins: History,
  cards: CreditCard,
  limits: Hourglass,
};

/** The icon of a section; the avatar's for an unknown name. */
export function SectionIcon({ name }: { readonly name: string }): ReactNode {
  return createElement((Object.hasOwn(SECTION_ICONS, name) ? SECTION_ICONS[name] : undefined) ?? CircleUserRound, {
    size: 22,
    'aria-hidden': true,
  });
}
