import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import type { Config } from '../config/index.ts'
import { logOptions } from './log-options.ts'

/** The application logger; Fastify gets it as `loggerInstance`. */
export function createLog(config: Pick<Config, 'logLevel'>, stream?: DestinationStream): FastifyBaseLogger {
  return stream ? pino(logOptions(config), stream) : pino(logOptions(config))
}
