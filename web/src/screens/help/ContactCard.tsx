import { useState } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { session } from '../../api/session.ts';
import { t } from '../../lib/i18n.ts';
import { Support, type SupportKind } from '../../parts/Support.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { TopicCard } from './TopicCard.tsx';

/** The way to a person. */
export function ContactCard() {
  const loggedIn = useStore(session, ({ token }) => token !== null);
  const [kind, setKind] = useState<SupportKind | null>(null);
  const paragraphs = [t('help.contact.text'), ...(loggedIn ? [] : [t('help.contact.login')])];
  return (
    <TopicCard topic={{ id: 'contact', title: t('help.contact'), paragraphs }}>
      <div className="flex flex-wrap gap-3">
        {loggedIn ? (
          <>
            <Button onClick={() => setKind('contact')}>{t('help.contact.support')}</Button>
            <Button variant="secondary" onClick={() => setKind('bug')}>
              {t('help.contact.bug')}
            </Button>
          </>
        ) : (
          <Link to="/auth" className={buttonClass({})}>
            {t('help.contact.enter')}
          </Link>
        )}
      </div>
      <Support kind={kind} onClose={() => setKind(null)} />
    </TopicCard>
  );
}
