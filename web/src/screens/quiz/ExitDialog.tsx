import { useLocation, useNavigate } from 'react-router';
import { round } from '../../game/round.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asks before the progress of the quiz is thrown away. */
export function ExitDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { leadsBack?: boolean } | null };
  const exit = () => {
    round.exit();
    // Who came from a list finds their place in it again.
    if (state?.leadsBack) navigate(-1);
    else navigate('/categories', { replace: true });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      title={t('quiz.exit.title')}
      description={t('quiz.exit.text')}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            {t('quiz.exit.stay')}
          </Button>
          <Button size="lg" variant="secondary" onClick={exit}>
            {t('quiz.exit.leave')}
          </Button>
        </>
      }
    />
  );
}
