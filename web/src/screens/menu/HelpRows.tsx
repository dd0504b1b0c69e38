import { Bug, CircleQuestionMark, Info, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { Support, type SupportKind } from '../../parts/Support.tsx';
import { MenuButton, MenuLink } from './MenuRow.tsx';

/** Where help is found, and how to reach the people behind the product. */
export function HelpRows() {
  const [kind, setKind] = useState<SupportKind | null>(null);
  return (
    <>
      <MenuLink to="/help" icon={CircleQuestionMark} label={t('menu.helpCenter')} />
      <MenuLink to="/about" icon={Info} label={t('menu.about')} />
      <MenuButton icon={MessageCircle} label={t('menu.contactSupport')} onClick={() => setKind('contact')} />
      <MenuButton icon={Bug} label={t('menu.reportBug')} onClick={() => setKind('bug')} />
      <Support kind={kind} onClose={() => setKind(null)} />
    </>
  );
}
