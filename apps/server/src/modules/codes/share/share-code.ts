import type { AccessCodeWire } from '@fathom/contract/codes'
import { isEmail } from '@fathom/domain/account'
import { codeKey } from '@fathom/domain/codes'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import type { CodeCaller } from '../caller.ts'
import { codeProblem, waitProblem } from '../code-problem.ts'
import { titlesOf, wiresOf } from '../code-wire.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { lockCode, type StoredCode } from '../codes.store.ts'
import { admit } from '../guesses.ts'
import { publishChange } from '../publish-change.ts'
import { addShare } from './share.store.ts'
import { SHARE_JOB } from './share-letter.ts'

/** Rate limit, because the recipients may not have asked for these emails. */
const SHARES = { limit: 30, windowSeconds: 3600 }

/** CA-25. Sharing with the same address again changes nothing and sends no second email. */
export async function shareCode(
  deps: CodesDeps,
  caller: CodeCaller,
  typed: string,
  address: string,
): Promise<AccessCodeWire> {
  const { user, locale } = caller
  const email = address.trim().toLowerCase()
  if (!isEmail(email)) throw codeProblem('no-address', locale)
  if (email === user.email.toLowerCase()) throw codeProblem('own-address', locale)
  const key = codeKey(typed)
  await admit(deps, caller, key)
  return deps.db.transaction(async (tx) => {
    const code = key === undefined ? undefined : await lockCode(tx, key)
    if (!code || (code.redeemedBy ?? code.ownerId) !== user.affiliateId)
      throw codeProblem('not-found', locale)
    if (code.redeemedBy !== null) throw codeProblem('already-yours', locale)
    if (code.isWithdrawn) throw codeProblem('withdrawn', locale)
    if (code.sharedWith !== null && code.sharedWith !== email) throw codeProblem('shared', locale)
    if (code.sharedWith === null) await offer(deps, tx, caller, code, email)
    return wireNow(deps, tx, caller, code.key)
  })
}

async function offer(
  deps: CodesDeps,
  tx: Queryable,
  { user, locale }: CodeCaller,
  code: StoredCode,
  email: string,
): Promise<void> {
  const now = deps.clock.now()
  const verdict = await countAttempt(deps.db, `shares of ${user.affiliateId}`, SHARES, now)
  if (!verdict.allowed) throw waitProblem('too-many-shares', locale, verdict.retryAfterSeconds)
  const known = await deps.findByAddress(email)
  const toId = known?.affiliateId ?? null
  const id = await addShare(tx, { key: code.key, fromId: user.affiliateId, email, toId, now })
  await deps.jobs.send(tx, SHARE_JOB, { id, locale })
  await publishChange(deps.live, tx, [user.affiliateId, toId])
  if (!known) return
  const sender = `${user.givenName} ${user.familyName}`.trim()
  const course = (await titlesOf(deps, tx, [code], known.language))(code)
  await deps.notify(tx, known.affiliateId, {
    kind: 'code-shared',
    values: { sender, course },
    url: '/codes',
    key: `code-shared ${id}`,
  })
}

export async function wireNow(
  deps: CodesDeps,
  tx: Queryable,
  { locale }: CodeCaller,
  key: string,
): Promise<AccessCodeWire> {
  const code = await lockCode(tx, key)
  const [wire] = code ? await wiresOf(deps, tx, [code], locale) : []
  if (!wire) throw new Problem('unexpected', 500)
  return wire
}
