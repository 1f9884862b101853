import type { ProblemName } from '@fathom/contract/shared'
import type { FastifyServerOptions } from 'fastify'
import type { LogFn, Logger } from 'pino'
import type { Config } from '../config/index.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { MailAway } from '../mail/mail-problem.ts'
import { Problem } from '../problem.ts'
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

/** Said once when it begins, or no failure at all. */
const SAID_ONCE: readonly ProblemName[] = ['account-provider-unavailable', 'draining']

/**
 * That the database, the mail server or the account provider is away is said once, when it goes; not by all that fails
 * because of it. A process that is asked whether it's ready while it stops fails at nothing.
 */
const isSaidOnce = (error: unknown) =>
  isDatabaseAway(error) ||
  error instanceof MailAway ||
  (error instanceof Problem && SAID_ONCE.includes(error.problem))

function withoutRepeats(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [details] = args as unknown[]
  if (typeof details === 'object' && details !== null && 'err' in details && isSaidOnce(details.err)) return
  method.apply(this, args)
}

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
    hooks: { streamWrite: scrub, logMethod: withoutRepeats },
  } satisfies FastifyServerOptions['logger']
}
