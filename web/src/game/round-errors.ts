import { ApiError } from '../api/errors.ts';
import type { Failure } from './round-state.ts';

const MOVED_ON: readonly string[] = ['already_answered', 'wrong_question', 'nothing_asked'];

/** Whether an answer was refused because another tab had answered: what the server shows now is what counts. */
export function hasMovedOn(error: unknown): boolean {
  return error instanceof ApiError && MOVED_ON.includes(error.code);
}

/** Whether the quiz has ended elsewhere: finished or given up in another tab, or left lying too long. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'quiz_not_running';
}

/** Which failure to tell: the server said no, or it could not be reached. */
export function refusedOr(error: unknown, refused: Failure, unsent: Failure): Failure {
  return error instanceof ApiError ? refused : unsent;
}
