import { type KeyboardEvent, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Up and down lead through what stands in a group: its text field first, then its links and buttons. Tab does, too.
 * The ref is for the group, the handler for its key presses.
 */
export function useArrowKeys<E extends HTMLElement>() {
  const group = useRef<E>(null);
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const { activeElement } = document;
    if (step === undefined || event.nativeEvent.isComposing || !(activeElement instanceof HTMLElement))
      return;
    const stops = [...(group.current?.querySelectorAll<HTMLElement>('input, a, button') ?? [])];
    const next = stops[stops.indexOf(activeElement) + step];
    if (!stops.includes(activeElement) || next === undefined) return;
    event.preventDefault();
    next.focus();
  }
  return { group, onKeyDown };
}
