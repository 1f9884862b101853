import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config/index.ts'
import { loggableError } from './loggable-error.ts'
import { scrub, scrubPath } from './scrub.ts'

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'setCookie',
  'password',
  'newPassword',
  'token',
  'idToken',
  'accessToken',
  'refreshToken',
  'clientSecret',
  'secret',
  'email',
  'code',
  'answers',
]

/** JSON lines with the request id; they contain no secrets and no personal data. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[hidden]',
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: scrubPath(url) }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: loggableError,
    },
    hooks: { streamWrite: scrub },
  } satisfies FastifyServerOptions['logger']
}
