import { type AffiliateType, STAFF_RIGHTS, type User } from '@fathom/domain/session'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { Problem } from '../problem.ts'
import type { SecurityEvent } from '../security-log/index.ts'
import { createHttp, type HttpOptions } from './create-http.ts'

export const aUser = (more: Partial<User> = {}): User => ({
  sub: 'sub-100001',
  sid: 'session-1',
  hasSecondFactor: false,
  affiliateId: 100001,
  affiliateType: 1,
  email: 'diver@fathom.test',
  givenName: 'Dana',
  familyName: 'Reef',
  birthdate: '1990-01-01',
  gender: '',
  language: 'en-US',
  globalUuid: '018f0000-0000-7000-8000-000000000001',
  audience: 'portal',
  ...more,
})

/** Test bearers: `diver` and `staff`; any other value is rejected. */
const TYPES: Readonly<Record<string, AffiliateType>> = { diver: 1, staff: 9 }

const verify = async (token: string): Promise<User> => {
  const affiliateType = TYPES[token]
  if (!affiliateType) throw new Problem('unauthenticated', 401)
  return aUser({ affiliateType, hasSecondFactor: affiliateType === 9 })
}

export const notHandedOver = async (): Promise<undefined> => undefined

export const allRights = async () => STAFF_RIGHTS

export const as = (name: string) => ({ authorization: `Bearer ${name}` })

/** A log that a test can read. */
export function aLog(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  return { log: Fastify({ logger: { level: 'trace', stream } }).log, lines }
}

/** A security log that a test can read. */
export function aSecurityLog() {
  const events: SecurityEvent[] = []
  return { events, record: (event: SecurityEvent) => void events.push(event) }
}

export const anHttpServer = (more: Partial<HttpOptions> = {}, securityLog = aSecurityLog()) =>
  createHttp(
    { log: aLog().log, version: '2.0.121', publicUrl: 'http://localhost:3150', ...more },
    { verify, findHandover: notHandedOver, findRights: allRights, securityLog },
  )
