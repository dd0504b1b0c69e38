import { useEffect, useRef } from 'react';
import { wantsLessMotion } from './use-settled.ts';

/** When the XP are counted, ms after the results appear. */
const AFTER_MS = 1_200;

const COLORS = ['#5b2a86', '#00796b', '#f2b632', '#c79bf2', '#66e3c8'];

// Two bursts from the lower corners, each with half of the pieces.
async function throwConfetti(pieces: number): Promise<void> {
  const { default: confetti } = await import('canvas-confetti');
  const canvas = document.createElement('canvas');
  canvas.className = 'results-confetti';
  canvas.ariaHidden = 'true';
  document.body.append(canvas);
  // A worker would be made from a blob, which the content security policy forbids.
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  const burst = (x: number, angle: number, particleCount: number) =>
    fire({
      particleCount,
      angle,
      spread: 70,
      startVelocity: 52,
      ticks: 150,
      origin: { x, y: 0.85 },
      colors: COLORS,
    });
  const left = Math.ceil(pieces / 2);
  await Promise.all([burst(0.05, 62, left), burst(0.95, 118, pieces - left)]);
  canvas.remove();
}

/** Throws confetti once, when the XP are counted or the player jumps there; none for who wants less motion. */
export function useConfetti(pieces: number, settled: boolean): void {
  const thrown = useRef(false);
  useEffect(() => {
    if (pieces === 0 || thrown.current || wantsLessMotion()) return;
    const timer = setTimeout(
      () => {
        thrown.current = true;
        // Without a line there is no confetti, and nothing else is missing.
        throwConfetti(pieces).catch(() => {});
      },
      settled ? 0 : AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [pieces, settled]);
}
