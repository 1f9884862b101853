import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../../platform/clock.ts'
import { Problem } from '../../../../platform/problem.ts'
import type { SecretBox } from '../../../../platform/secret-box.ts'

/** One person's access to one content, for one attempt. */
type Launch = { affiliateId: number; contentId: string; attemptId: string }

export type LaunchTokens = {
  issue(launch: Launch): string
  /** Throws if we didn't make it, or it has expired. */
  open(token: string): Launch
}

const PURPOSE = 'training.content'
const FORM = /^([\da-z]{1,11})\.([\da-z]{1,8})\.([\da-f]{32})\.([\da-f]{32})\.([\w-]{43})$/
const HOUR = 3_600_000
/**
 * Lasts a long evening of reading. There is one token per quarter of a day, so the browser doesn't have to
 * fetch everything again.
 */
const LASTS_HOURS = 12
const ROUND_HOURS = 6

/**
 * The token is part of the path, so a package's relative links work without cookies. It gives access to the
 * files of one content, and to no personal data.
 */
export function createLaunchTokens(secrets: SecretBox, clock: Clock): LaunchTokens {
  const key = secrets.keyFor(PURPOSE)
  const signed = (claims: string) => createHmac('sha256', key).update(claims).digest()
  return {
    issue({ affiliateId, contentId, attemptId }) {
      const until = Math.ceil(clock.now().getTime() / HOUR / ROUND_HOURS) * ROUND_HOURS + LASTS_HOURS
      const ids = [attemptId, contentId].map((id) => id.replaceAll('-', '').toLowerCase())
      const claims = [affiliateId.toString(36), until.toString(36), ...ids].join('.')
      return `${claims}.${signed(claims).toString('base64url')}`
    },
    open(token) {
      const [, id = '', until = '', attempt = '', content = '', signature = ''] = FORM.exec(token) ?? []
      const given = Buffer.from(signature, 'base64url')
      const right = signed([id, until, attempt, content].join('.'))
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw closed()
      if (Number.parseInt(until, 36) * HOUR <= clock.now().getTime()) throw closed()
      return {
        affiliateId: Number.parseInt(id, 36),
        contentId: uuidOf(content),
        attemptId: uuidOf(attempt),
      }
    },
  }
}

const closed = () => new Problem('lesson-closed', 403)

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
