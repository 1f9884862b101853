import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayOf, isLinkOver, type LinkProblem, type MailList } from '@fathom/domain/preferences'
import type { Clock } from '../../platform/clock.ts'
import { Problem } from '../../platform/problem.ts'
import type { SecretBox } from '../../platform/secret-box.ts'

/** The recipient of a message. */
export type Reader = { affiliateId: number; globalUuid: string }

export type UnsubscribeTokens = {
  issue(reader: Reader, list: MailList): string
  /**
   * The affiliate id that the link was made for. Throws if we didn't make it for this person, or it has
   * expired.
   */
  open(globalUid: string, token: string, list: MailList): number
}

const PURPOSE = 'preferences.unsubscribe'
const FORM = /^([\da-z]{1,11})\.([\da-z]{1,6})\.([\w-]{43})$/

/**
 * The signature covers the person, the list and the day; without SECRET_KEY nobody can make one for another
 * person.
 */
export function createUnsubscribeTokens(secrets: SecretBox, clock: Clock): UnsubscribeTokens {
  const key = secrets.keyFor(PURPOSE)
  const sign = (globalUid: string, list: MailList, affiliateId: number, day: number) =>
    createHmac('sha256', key).update([globalUid, list, affiliateId, day].join('\n')).digest()
  return {
    issue({ affiliateId, globalUuid }, list) {
      const day = dayOf(clock.now())
      const signature = sign(globalUuid, list, affiliateId, day).toString('base64url')
      return [affiliateId.toString(36), day.toString(36), signature].join('.')
    },
    open(globalUid, token, list) {
      const [, id = '', issued = '', signature = ''] = FORM.exec(token) ?? []
      const [affiliateId, day] = [Number.parseInt(id, 36), Number.parseInt(issued, 36)]
      const given = Buffer.from(signature, 'base64url')
      const right = sign(globalUid, list, affiliateId, day)
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw refused('link-invalid')
      if (isLinkOver(day, clock.now())) throw refused('link-expired')
      return affiliateId
    },
  }
}

const refused = (problem: LinkProblem) => new Problem(problem, 403)
