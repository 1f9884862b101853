import { writeBuddyDive } from './buddy-dive.ts'
import { hexOf } from './bytes.ts'
import { isOfDevice, readCode } from './code.ts'
import type { CheckSignature } from './cose.ts'
import { type DeviceClock, isClockWrong, timeAtLeast } from './device-clock.ts'
import { type DiveConfirmation, openConfirmation } from './dive-confirmation.ts'
import { type Issuer, isKeyRevoked, isNameOf, isSignedBy } from './issuer.ts'
import type { Statement, StatementKind } from './statement.ts'

export type Verdict =
  | 'valid'
  | 'altered'
  | 'incomplete'
  | 'unknown-issuer'
  | 'expired'
  | 'revoked'
  | 'unreadable'
  | 'newer'
/** Why a verdict may be incomplete. */
export type Caveat = 'clock-wrong' | 'list-old' | 'list-missing'

export type Judgement = {
  verdict: Verdict
  /** Set only if an issuer that we know has signed it, so we never show invented content. */
  statement?: Statement
  /** The kind that the code claims, even if unproven. It's used only to select the wording. */
  kind?: StatementKind
  issuer?: Issuer
  caveats: readonly Caveat[]
}

type Store = { issuers: readonly Issuer[]; clock: DeviceClock; check: CheckSignature }

/** A boat may be out for two nights; after that, the device should get online. */
const LIST_IS_OLD_AFTER = 3 * 86_400

/** Verifies a code with only the data on the device. The code of a file must name that exact file. */
export async function judge(
  text: string,
  { issuers, clock, check }: Store,
  fileHash?: string,
): Promise<Judgement> {
  const code = readCode(text)
  if (code.is === 'foreign') return { verdict: 'unreadable', caveats: [] }
  if (code.is === 'newer') return { verdict: 'newer', caveats: [] }
  // The signed file contains its complete code, so a file with a cut-off code isn't the signed one.
  if (code.is === 'cut' && fileHash === undefined) return { verdict: 'incomplete', caveats: [] }
  if (code.is === 'confirmation') return judgeConfirmation(code.confirmation, { issuers, clock, check })
  // A request proves nothing yet; `/verify` offers to confirm it.
  if (code.is === 'request') return { verdict: 'unreadable', kind: 'dive', caveats: [] }
  if (code.is !== 'signed')
    return { verdict: 'altered', caveats: [], ...(isOfDevice(text) && { kind: 'dive' as const }) }
  const { signed, statement } = code
  const { kind } = statement.subject
  const issuer = issuers.find(({ keys }) => keys.some(({ keyId }) => keyId === signed.keyId))
  const key = issuer?.keys.find(({ keyId }) => keyId === signed.keyId)
  if (!issuer || !key) return { verdict: 'unknown-issuer', kind, caveats: [] }
  if (!(await isSignedBy(key, signed, check)) || !isNameOf(issuer, statement.issuer))
    return { verdict: 'altered', kind, issuer, caveats: [] }
  if (fileHash !== undefined && !isOfFile(statement, fileHash))
    return { verdict: 'altered', kind, issuer, caveats: [] }
  const isRevoked = isKeyRevoked(key, issuer.list) || issuer.list?.revoked.has(statement.statusIndex) === true
  const verdict = isRevoked ? 'revoked' : isExpired(statement, issuer, clock) ? 'expired' : 'valid'
  return { verdict, statement, kind, issuer, caveats: caveatsOf(statement, issuer, clock) }
}

/** TS-15: old confirmations stay valid: what counts is the day on which the buddy's device signed. */
async function judgeConfirmation(
  said: DiveConfirmation,
  { issuers, clock, check }: Store,
): Promise<Judgement> {
  const opened = await openConfirmation(said, { issuers, check })
  if (opened.is === 'altered' || opened.is === 'unknown-issuer')
    return { verdict: opened.is, kind: 'dive', caveats: [] }
  const { dive, diver, buddy, confirmedAt, issuer } = opened
  const content = await crypto.subtle.digest('SHA-256', writeBuddyDive(dive))
  const { logId, timeIn, ...facts } = dive
  const statement: Statement = {
    issuer: buddy.issuer,
    number: logId,
    issuedAt: confirmedAt,
    expiresAt: buddy.expiresAt,
    statusIndex: buddy.statusIndex,
    subject: {
      kind: 'dive',
      ...facts,
      ...(timeIn && { timeIn }),
      title: dive.place,
      diver: personText(diver),
      confirmer: 'buddy',
      confirmedBy: personText(buddy),
      confirmedOn: new Date(confirmedAt * 1000).toISOString().slice(0, 10),
      contentHash: hexOf(new Uint8Array(content)),
    },
  }
  return { verdict: opened.is, statement, kind: 'dive', issuer, caveats: caveatsOf(statement, issuer, clock) }
}

const personText = ({ name, person }: { name: string; person: number }) => `${name} ${person}`

const isOfFile = ({ subject }: Statement, fileHash: string) =>
  subject.kind === 'document' && subject.fileHash === fileHash

const signedTimes = ({ issuedAt }: Statement, { list }: Issuer) => [
  issuedAt,
  ...(list ? [list.signedAt] : []),
]

function isExpired(statement: Statement, issuer: Issuer, clock: DeviceClock): boolean {
  const { expiresAt = Number.POSITIVE_INFINITY } = statement
  return timeAtLeast(clock, signedTimes(statement, issuer)) > expiresAt
}

function caveatsOf(statement: Statement, issuer: Issuer, clock: DeviceClock): readonly Caveat[] {
  const times = signedTimes(statement, issuer)
  const caveats: (Caveat | false)[] = [
    isClockWrong(clock, times) && 'clock-wrong',
    issuer.list === undefined && 'list-missing',
    issuer.list !== undefined &&
      timeAtLeast(clock, times) - issuer.list.signedAt > LIST_IS_OLD_AFTER &&
      'list-old',
  ]
  return caveats.filter((caveat) => caveat !== false)
}
