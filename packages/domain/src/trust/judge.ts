import { readCode } from './code.ts'
import type { CheckSignature } from './cose.ts'
import { type DeviceClock, isClockWrong, timeAtLeast } from './device-clock.ts'
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
/** What keeps a verdict from being the whole truth. */
export type Caveat = 'clock-wrong' | 'list-old' | 'list-missing'

export type Judgement = {
  verdict: Verdict
  /** Only of what an issuer whom we know has signed: nothing that could be invented is ever shown. */
  statement?: Statement
  /** What the code says that it is, also where that is not proven: it chooses the words, no more. */
  kind?: StatementKind
  issuer?: Issuer
  caveats: readonly Caveat[]
}

type Store = { issuers: readonly Issuer[]; clock: DeviceClock; check: CheckSignature }

/** A boat may be out for two nights; after that somebody should look for a signal. */
const LIST_IS_OLD_AFTER = 3 * 86_400

/** Says what a code is worth, with nothing but what the device holds. Behind a file it must name that very file. */
export async function judge(
  text: string,
  { issuers, clock, check }: Store,
  fileHash?: string,
): Promise<Judgement> {
  const code = readCode(text)
  if (code.is === 'foreign') return { verdict: 'unreadable', caveats: [] }
  // A file holds its code whole, or it is not the file that was signed.
  if (code.is === 'cut' && fileHash === undefined) return { verdict: 'incomplete', caveats: [] }
  if (code.is !== 'signed') return { verdict: 'altered', caveats: [] }
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
