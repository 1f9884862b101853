import { isStaffMember } from '@fathom/domain/session'
import type { SecondFactor } from '@fathom/identity'
import type { Queryable } from '../../../platform/database/index.ts'
import { DEMO_AUTHENTICATOR_KEY, type DemoPerson } from '../../../platform/demo.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sendLetter } from '../letters.ts'
import { codeAt, findStep, newKey } from './one-time-code.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import {
  findSecondFactor,
  insertSecondFactor,
  type NewSecondFactor,
  replaceSecondFactor,
  useRecoveryCode,
  useStep,
} from './second-factor.store.ts'

const PURPOSE = 'key of a second factor'
const ONE_TIME_CODE = /^\d{6}$/

type Used = Pick<Platform, 'config' | 'db' | 'jobs' | 'secrets' | 'clock'>

/** TS-19: the account service shows the pages, this module stores the keys and checks the codes. */
export function secondFactorOn(deps: Used): SecondFactor {
  const findKey = async (affiliateId: number) => {
    const stored = await findSecondFactor(deps.db, affiliateId)
    return stored && deps.secrets.open(stored.sealed, PURPOSE)
  }
  const isDemoKey = (secret: string | undefined) => deps.config.demo && secret === DEMO_AUTHENTICATOR_KEY
  return {
    isSetUp: async ({ affiliateId }) => (await findKey(affiliateId)) !== undefined,
    newKey: ({ email }) => newKey(email),
    async setUp({ affiliateId }, secret, code) {
      const lastStep = findStep(secret, code.replaceAll(' ', ''), deps.clock.now())
      if (lastStep === undefined) return 'wrong'
      const codes = newRecoveryCodes()
      return deps.db.transaction(async (tx) => {
        const factor = sealedFactor(deps, { secret, lastStep, codes })
        if (!(await insertSecondFactor(tx, affiliateId, factor))) return 'taken'
        await sendLetter(deps, tx, affiliateId, 'secondFactorSet')
        return codes
      })
    },
    async check({ affiliateId }, typed) {
      const code = typed.replaceAll(' ', '')
      if (!ONE_TIME_CODE.test(code))
        return (await isRecoveryCode(deps, affiliateId, code)) ? 'recovery-code' : 'wrong'
      const secret = await findKey(affiliateId)
      const step = secret ? findStep(secret, code, deps.clock.now()) : undefined
      if (step === undefined) return 'wrong'
      // Everybody knows the demo's key, and several visitors may need the same code.
      if (isDemoKey(secret)) return 'code'
      return (await useStep(deps.db, affiliateId, step)) ? 'code' : 'wrong'
    },
    async demoKey({ affiliateId }) {
      if (!isDemoKey(await findKey(affiliateId))) return undefined
      return { secret: DEMO_AUTHENTICATOR_KEY, code: codeAt(DEMO_AUTHENTICATOR_KEY, deps.clock.now()) }
    },
  }
}

type ChosenFactor = { secret: string; lastStep: number; codes: readonly string[] }

export const sealedFactor = (
  { secrets, clock }: Pick<Used, 'secrets' | 'clock'>,
  { secret, lastStep, codes }: ChosenFactor,
): NewSecondFactor => ({
  sealed: secrets.seal(secret, PURPOSE),
  lastStep,
  codeHashes: codes.map((code) => hashRecoveryCode(secrets, code)),
  now: clock.now(),
})

/** The owner gets a mail, because someone else may have found the list. */
async function isRecoveryCode(deps: Used, affiliateId: number, code: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const isRight = await useRecoveryCode(tx, affiliateId, hashRecoveryCode(deps.secrets, code))
    if (isRight) await sendLetter(deps, tx, affiliateId, 'recoveryCodeUsed')
    return isRight
  })
}

/** Every start of a demo gives its staff the documented key, whatever a visitor has set up before. */
export async function renewDemoKey(deps: Pick<Used, 'secrets' | 'clock'>, tx: Queryable, person: DemoPerson) {
  if (!isStaffMember(person.affiliateType)) return
  const factor = sealedFactor(deps, { secret: DEMO_AUTHENTICATOR_KEY, lastStep: 0, codes: [] })
  await replaceSecondFactor(tx, person.affiliateId, factor)
}
