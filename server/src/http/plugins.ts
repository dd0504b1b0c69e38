import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ApiError } from './api-error.ts';
import { addressKey, rateLimitFor } from './rate-limits.ts';

/** Everything that stands before a handler: headers, compression, allowance, overload. */
export async function registerPlugins(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Style elements are made by the dialog and toast libraries; a style cannot run code.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  if (config.rateLimits) {
    await app.register(rateLimit, {
      global: true,
      ...rateLimitFor('general'),
      keyGenerator: (request) => addressKey(request.ip),
      errorResponseBuilder: (_request, context) =>
        new ApiError(
          'rate_limited',
          'Too many requests. Please wait a moment.',
          Math.ceil(Math.max(1000, context.ttl) / 1000),
        ),
    });
  }
  await app.register(underPressure, {
    maxEventLoopDelay: 1_000,
    retryAfter: 5,
    exposeStatusRoute: false,
  });
}
