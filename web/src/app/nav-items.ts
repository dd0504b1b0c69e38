import { House, LayoutGrid, type LucideIcon, Menu, Store, UserRound } from 'lucide-react';
import type { MessageKey } from '../lib/i18n.ts';

export type NavItem = { readonly to: string; readonly label: MessageKey; readonly icon: LucideIcon };

/** The entries of the navigation; Home stands in the middle. */
export const NAV_ITEMS: readonly NavItem[] = [
  { to: '/profile', label: 'common.profile', icon: UserRound },
  { to: '/categories', label: 'common.quizzes', icon: LayoutGrid },
  { to: '/', label: 'common.home', icon: House },
  { to: '/store', label: 'common.store', icon: Store },
  { to: '/menu', label: 'common.menu', icon: Menu },
];
