import { endpoints } from '@trivium/contract/index';
import type { Context } from '../../http/context.ts';
import type { Mount } from '../../http/mount.ts';
import { finishQuiz } from './finish.service.ts';
import { answerQuestion, nextQuestion } from './service.ts';
import { abandonQuiz, startQuiz } from './start.service.ts';

export function playRoutes(mount: Mount, ctx: Context): void {
  mount(endpoints.startQuiz, ({ bearer, body }) => startQuiz(ctx, bearer, body));
  mount(endpoints.nextQuestion, ({ bearer, params, header }) => {
    header('cache-control', 'no-store');
    return nextQuestion(ctx, bearer, params.token);
  });
  mount(endpoints.answerQuestion, ({ bearer, params, body }) =>
    answerQuestion(ctx, bearer, params.token, { text: body.answer, questionId: body.questionId }),
  );
  mount(endpoints.abandonQuiz, ({ bearer, params }) => abandonQuiz(ctx, bearer, params.token));
  mount(endpoints.completion, async ({ bearer, params, body }) => ({
    results: await finishQuiz(ctx, bearer, params.id, body),
  }));
}
