import type {
  FactorProofWire,
  NewAppKeyWire,
  RecoveryCodesWire,
  ReplaceAppWire,
  SecondFactorWire,
} from '@fathom/contract/account'
import { isStaff, isStaffMember, type User } from '@fathom/domain/session'
import { codeLimits } from '@fathom/identity'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt, forgetAttempts } from '../../../platform/rate-limit.ts'
import { type AccountDeps, mustBeManagedHere } from '../account.deps.ts'
import { findAccountBySub } from '../account.store.ts'
import { mustHavePasskey } from '../authentication/authenticate.ts'
import { mustBeFresh } from '../authentication/must-be-fresh.ts'
import { sendLetter } from '../letters.ts'
import { findStep, newKey } from './one-time-code.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import {
  countRecoveryCodes,
  findSecondFactor,
  lockSecondFactor,
  replaceRecoveryCodes,
  replaceSecondFactor,
} from './second-factor.store.ts'
import { sealedFactor, secondFactorOn } from './second-factor-on.ts'

const PURPOSE = 'key of an authenticator app to come'
const KEY_LASTS_MS = 15 * 60_000

type Cookie = string | undefined

export async function readSecondFactor(deps: AccountDeps, caller: User): Promise<SecondFactorWire> {
  mustBeManagedHere(deps)
  mustBeConfirmedStaff(caller)
  const [app, recoveryCodesLeft] = await Promise.all([
    findSecondFactor(deps.db, caller.affiliateId),
    countRecoveryCodes(deps.db, caller.affiliateId),
  ])
  return { setUpAt: app?.createdAt.toISOString() ?? null, recoveryCodesLeft }
}

export async function newAppKey(
  deps: AccountDeps,
  caller: User,
  proof: FactorProofWire,
  cookie: Cookie,
): Promise<NewAppKeyWire> {
  await mustProveFactor(deps, caller, proof, cookie)
  const { secret, uri } = newKey(caller.email)
  const until = deps.clock.now().getTime() + KEY_LASTS_MS
  const { affiliateId } = caller
  const replaces = await replacedBy(deps.db, affiliateId)
  const key = deps.secrets.seal(JSON.stringify({ affiliateId, secret, until, replaces }), PURPOSE)
  return { key, secret, uri }
}

/** The old app and its recovery codes stop working. */
export async function replaceApp(
  deps: AccountDeps,
  caller: User,
  { key, code }: ReplaceAppWire,
  cookie: Cookie,
): Promise<RecoveryCodesWire> {
  await mayManage(deps, caller, cookie)
  const made = findNewKey(deps, caller, key)
  if (!made) throw new Problem('key-expired', 422)
  const { secret, replaces } = made
  await countCode(deps, caller, code)
  const lastStep = findStep(secret, code.replaceAll(' ', ''), deps.clock.now())
  if (lastStep === undefined) throw new Problem('code-wrong', 422)
  const codes = newRecoveryCodes()
  await deps.db.transaction(async (tx) => {
    await lockSecondFactor(tx, caller.affiliateId)
    if ((await replacedBy(tx, caller.affiliateId)) !== replaces) throw new Problem('key-expired', 422)
    await replaceSecondFactor(tx, caller.affiliateId, sealedFactor(deps, { secret, lastStep, codes }))
    await sendLetter(deps, tx, caller.affiliateId, 'secondFactorSet')
  })
  return { codes }
}

export async function renewRecoveryCodes(
  deps: AccountDeps,
  caller: User,
  proof: FactorProofWire,
  cookie: Cookie,
): Promise<RecoveryCodesWire> {
  await mustProveFactor(deps, caller, proof, cookie)
  if (!(await findSecondFactor(deps.db, caller.affiliateId))) throw new Problem('no-app', 409)
  const codes = newRecoveryCodes()
  await deps.db.transaction(async (tx) => {
    const hashes = codes.map((code) => hashRecoveryCode(deps.secrets, code))
    await replaceRecoveryCodes(tx, caller.affiliateId, hashes)
    await sendLetter(deps, tx, caller.affiliateId, 'recoveryCodesRenewed')
  })
  return { codes }
}

/** About their own account, so it isn't an action of staff for the security log. */
function mustBeConfirmedStaff(caller: User): void {
  if (isStaff(caller)) return
  throw new Problem(isStaffMember(caller.affiliateType) ? 'second-factor-needed' : 'not-allowed', 403)
}

async function mayManage(deps: AccountDeps, caller: User, cookie: Cookie): Promise<void> {
  mustBeManagedHere(deps)
  mustBeConfirmedStaff(caller)
  await mustBeFresh(deps, caller, cookie)
}

/** An open session and the password aren't enough to replace what they are to be confirmed with (TS-19). */
async function mustProveFactor(
  deps: AccountDeps,
  caller: User,
  proof: FactorProofWire,
  cookie: Cookie,
): Promise<void> {
  await mayManage(deps, caller, cookie)
  if ('response' in proof) return mustHavePasskey(deps, caller, proof.response)
  const keys = await countCode(deps, caller, proof.code)
  const account = await findAccountBySub(deps.db, caller.sub)
  const verdict = account ? await secondFactorOn(deps).check(account, proof.code) : 'wrong'
  if (verdict === 'wrong') throw new Problem('code-wrong', 422, { securityEvent: 'identity-check-failed' })
  for (const key of keys) await forgetAttempts(deps.db, key)
}

/** The same counters as at sign-in: guessing here and there isn't twice as many guesses. */
async function countCode({ db, clock }: AccountDeps, { sub }: User, code: string): Promise<string[]> {
  const limits = codeLimits(sub, code)
  for (const { key, limit, seconds } of limits) {
    const { allowed, retryAfterSeconds } = await countAttempt(
      db,
      key,
      { limit, windowSeconds: seconds },
      clock.now(),
    )
    if (!allowed) throw new Problem('too-many-attempts', 429, { extra: { retryAfter: retryAfterSeconds } })
  }
  return limits.map(({ key }) => key)
}

/** A key replaces the app that was there when it was made, so it counts only once. */
const replacedBy = async (db: Queryable, affiliateId: number): Promise<string | null> =>
  (await findSecondFactor(db, affiliateId))?.createdAt.toISOString() ?? null

type NewKey = { secret: string; replaces: string | null }

function findNewKey({ secrets, clock }: AccountDeps, caller: User, key: string): NewKey | undefined {
  try {
    const { affiliateId, secret, until, replaces } = JSON.parse(secrets.open(key, PURPOSE))
    const isOpen = affiliateId === caller.affiliateId && clock.now().getTime() < until
    return isOpen ? { secret, replaces } : undefined
  } catch {
    // Not ours, or changed on the way.
    return undefined
  }
}
