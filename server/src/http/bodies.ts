import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/**
 * JSON bodies, where an empty one counts as absent: a call without payload is often sent with the JSON
 * content type all the same. `__proto__` and `constructor` keys are refused by the parser.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      done(error ? new ApiError('bad_input', 'The body is not valid JSON.') : null, value);
    });
  });
}
