import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../../platform/clock.ts'
import { Problem } from '../../../../platform/problem.ts'
import type { SecretBox } from '../../../../platform/secret-box.ts'

/** One person's access to one content, for one attempt, from one session. */
type Launch = { affiliateId: number; contentId: string; attemptId: string; sid: string }

export type LaunchTokens = {
  issue(launch: Launch): string
  /** Throws if we didn't make it, it has expired, or the session that it was made in has ended. */
  open(token: string): Launch
  /** Which launch it belongs to, also when it no longer opens anything; undefined if we didn't make it. */
  find(token: string): Launch | undefined
}

type TokenDeps = { secrets: SecretBox; clock: Clock; hasEnded: (sid: string) => boolean }

const PURPOSE = 'training.content'
const FORM = /^([\da-z]{1,11})\.([\da-z]{1,8})\.([\da-f]{32})\.([\da-f]{32})\.([\w-]{1,400})\.([\w-]{43})$/
const HOUR = 3_600_000
/**
 * Lasts a long evening of reading. There is one token per quarter of a day, so the browser doesn't have to
 * fetch everything again.
 */
const LASTS_HOURS = 12
const ROUND_HOURS = 6

/**
 * The token is part of the path, so a package's relative links work without cookies. It gives access to the
 * files of one content, and to no personal data, as long as the session lasts.
 */
export function createLaunchTokens({ secrets, clock, hasEnded }: TokenDeps): LaunchTokens {
  const key = secrets.keyFor(PURPOSE)
  const signed = (claims: string) => createHmac('sha256', key).update(claims).digest()
  const read = (token: string) => {
    const [, id = '', until = '', attempt = '', content = '', session = '', signature = ''] =
      FORM.exec(token) ?? []
    const given = Buffer.from(signature, 'base64url')
    const right = signed([id, until, attempt, content, session].join('.'))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    return {
      until: Number.parseInt(until, 36) * HOUR,
      launch: {
        affiliateId: Number.parseInt(id, 36),
        contentId: uuidOf(content),
        attemptId: uuidOf(attempt),
        sid: Buffer.from(session, 'base64url').toString(),
      },
    }
  }
  return {
    issue({ affiliateId, contentId, attemptId, sid }) {
      const until = Math.ceil(clock.now().getTime() / HOUR / ROUND_HOURS) * ROUND_HOURS + LASTS_HOURS
      const ids = [attemptId, contentId].map((id) => id.replaceAll('-', '').toLowerCase())
      const session = Buffer.from(sid).toString('base64url')
      const claims = [affiliateId.toString(36), until.toString(36), ...ids, session].join('.')
      return `${claims}.${signed(claims).toString('base64url')}`
    },
    open(token) {
      const found = read(token)
      if (!found || found.until <= clock.now().getTime() || hasEnded(found.launch.sid)) throw closed()
      return found.launch
    },
    find: (token) => read(token)?.launch,
  }
}

const closed = () => new Problem('lesson-closed', 403)

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
