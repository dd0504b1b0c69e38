import { useState } from 'react';
import { useNavigate } from 'react-router';
import { categoryToPlay } from '../../api/categories.ts';
import { reasonOf } from '../../api/errors.ts';
import { readToken } from '../../api/session.ts';
import { round } from '../../game/round.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';

/** Goes on with another category that the server chooses. */
export function NextQuiz({ categoryId }: { categoryId: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    if (readToken() === null) return showToast({ kind: 'error', title: t('results.nextLoggedOut') });
    setBusy(true);
    try {
      const id = await categoryToPlay(categoryId);
      // Where there is only one category it is played again, and the address stays.
      if (id === categoryId) round.start(id);
      else navigate(`/quiz/${id}`, { replace: true });
    } catch (error) {
      const reason = reasonOf(error, t('results.nextUnsent'));
      showToast({ kind: 'error', title: t('results.nextFailed', { reason }) });
      setBusy(false);
    }
  };
  return (
    <div className="results-next">
      <Button size="lg" full loading={busy} onClick={play}>
        {t('results.next')}
      </Button>
    </div>
  );
}
