import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type GoState, goStep } from '../game/go-keys.ts';
import { placeOf } from '../game/keys.ts';
import { settings } from '../game/settings.ts';

/** G and then H, C, L or P lead to a screen, unless single keys are switched off or a dialog is open. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const state = useRef<GoState>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!settings.getState().singleKeys || document.querySelector('[role$="dialog"]')) return;
      const { key, ctrlKey, metaKey, altKey, isComposing, repeat } = event;
      const at = placeOf(event.target);
      const step = goStep(
        state.current,
        { key, ctrlKey, metaKey, altKey, isComposing, repeat, at },
        event.timeStamp,
      );
      state.current = step.state;
      if (step.to !== null) navigate(step.to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
}
