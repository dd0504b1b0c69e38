import { randomUUID } from 'node:crypto';
import { endpoints } from '@trivium/contract/index';
import { LIMITS } from '@trivium/contract/limits';
import type { NameIndex } from '@trivium/questions/library/name-index';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Listen } from './db/listen.ts';
import type { Db } from './db/pool.ts';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { categoryRoutes, coverRoutes } from './features/categories/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { leaderboardRoutes } from './features/leaderboard/routes.ts';
import { notificationRoutes, streamRoutes } from './features/notifications/routes.ts';
import { openStreams } from './features/notifications/stream.service.ts';
import { pictureRoutes } from './features/pictures/routes.ts';
import { playRoutes } from './features/play/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { topicRoutes } from './features/topics/routes.ts';
import { workshopRoutes } from './features/workshop/routes.ts';
import { acceptEmptyBodies } from './http/bodies.ts';
import type { Context } from './http/context.ts';
import { serveDocs } from './http/docs.ts';
import { answerErrors, classify, send } from './http/error-handler.ts';
import { mounter } from './http/mount.ts';
import { openApi } from './http/openapi.ts';
import { servePage } from './http/page.ts';
import { registerPlugins } from './http/plugins.ts';
import { logRequests } from './http/request-log.ts';

export type AppParts = {
  readonly config: Config;
  readonly db: Db;
  /** Hears what the database tells all instances. */
  readonly listen: Listen;
  readonly deps: Deps;
  readonly names: NameIndex;
  readonly logger: FastifyBaseLogger;
  readonly version: string;
  /** True once a stop has begun: then the instance is not ready any more. */
  readonly isStopping?: () => boolean;
};

/** Builds the whole HTTP side: nothing listens yet. One visible line for each feature. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, deps, logger } = parts;
  const app = Fastify({
    loggerInstance: logger,
    // Our own line for each request names the route, not the address: addresses of quizzes hold tokens.
    logController: new LogController({ disableRequestLogging: true }),
    // What fails before there is a route (a bad address, a parameter too long) is answered like the rest.
    frameworkErrors: (error, request, reply) => send(classify(error), request, reply),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: LIMITS.bodyBytes,
    routerOptions: { maxParamLength: LIMITS.token.max, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    return503OnClosing: true,
  });
  const isStopping = parts.isStopping ?? (() => false);
  // While it drains, every answer asks the client to come back on another connection.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
  const ctx: Context = { config, db, deps, log: app.log, names: parts.names };
  answerErrors(app);
  logRequests(app);
  acceptEmptyBodies(app);
  await registerPlugins(app, config);
  const mount = mounter(app);
  accountRoutes(mount, ctx);
  categoryRoutes(mount, ctx);
  topicRoutes(mount, ctx);
  workshopRoutes(mount, ctx);
  playRoutes(mount, ctx);
  feedbackRoutes(mount, ctx);
  leaderboardRoutes(mount, ctx);
  notificationRoutes(mount, ctx);
  privacyRoutes(mount, ctx);
  supportRoutes(mount, ctx);
  analyticsRoutes(mount, ctx);
  coverRoutes(app, ctx);
  pictureRoutes(app, ctx);
  streamRoutes(app, ctx, await openStreams(ctx, parts.listen));
  healthRoutes(app, ctx, isStopping);
  await serveDocs(app, openApi(endpoints, parts.version));
  await servePage(app, config.webDir);
  return app;
}
