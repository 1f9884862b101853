import { randomInt, timingSafeEqual } from 'node:crypto'
import {
  attemptsLeft,
  BYPASSED_CODE,
  CODE_MINUTES,
  CODE_SPACE,
  codeFrom,
  isCodeOver,
} from '@fathom/domain/account'
import type { CodeKey, IdentityDatabase, SecretBox, Transaction } from '../ports.ts'

export type CodeTry =
  | { verdict: 'right'; details: string }
  | { verdict: 'wrong'; left: number }
  | { verdict: 'over' }

type Row = { sealed: string; attempts: number; expires_at: Date }
type Sealed = { code: string; email: string; details: string }

const PURPOSE = 'mailed code'

export type MailedCodes = ReturnType<typeof mailedCodesOn>

/** A form that is sent twice within this time, by an impatient finger or a bad connection, sends one mail. */
const SAME_FORM_MS = 60_000

type About = { email: string; details: string; isBypassed: boolean }

type Db = Pick<IdentityDatabase, 'query' | 'transaction'>

export function mailedCodesOn(db: Db, secrets: SecretBox, now: () => Date) {
  const opened = (row: Row): Sealed => JSON.parse(secrets.open(row.sealed, PURPOSE))
  return {
    /**
     * Creates a new code and invalidates the previous one. `queue` runs in the same transaction. When the same form
     * comes again, the code stays and nothing is queued; `isNew` asks for another one in any case.
     */
    issue(
      key: CodeKey,
      about: About & { isNew: boolean },
      queue: (tx: Transaction, expiresAt: Date) => Promise<void>,
    ): Promise<void> {
      return db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `code ${key.uid} ${key.purpose}`,
        ])
        const [row] = await tx.query<Row>('select * from account_code where uid = $1 and purpose = $2', [
          key.uid,
          key.purpose,
        ])
        const again = row && !about.isNew ? repeated(row, opened(row), about, now()) : undefined
        const code = again?.code ?? (about.isBypassed ? BYPASSED_CODE : codeFrom(randomInt(CODE_SPACE)))
        const expiresAt = again?.expiresAt ?? new Date(now().getTime() + CODE_MINUTES * 60_000)
        const content: Sealed = { code, email: about.email, details: about.details }
        await tx.query(
          `insert into account_code (uid, purpose, sealed, attempts, expires_at) values ($1, $2, $3, 0, $4)
           on conflict (uid, purpose) do update
             set sealed = excluded.sealed, attempts = 0, expires_at = excluded.expires_at`,
          [key.uid, key.purpose, secrets.seal(JSON.stringify(content), PURPOSE), expiresAt],
        )
        if (!again) await queue(tx, expiresAt)
      })
    },

    /** The code that was issued to expire at this moment, while it's still good. */
    async findIssued({ uid, purpose }: CodeKey, expiresAt: Date): Promise<Sealed | undefined> {
      const [row] = await db.query<Row>(
        'select * from account_code where uid = $1 and purpose = $2 and expires_at = $3',
        [uid, purpose, expiresAt],
      )
      return row && !isCodeOver({ attempts: row.attempts, expiresAt }, now()) ? opened(row) : undefined
    },

    async find(key: CodeKey): Promise<{ email: string; details: string } | undefined> {
      const [row] = await db.query<Row>('select * from account_code where uid = $1 and purpose = $2', [
        key.uid,
        key.purpose,
      ])
      return row && opened(row)
    },

    /**
     * Counts the attempt before it compares, so that a thousand parallel requests get no more than the
     * allowed few.
     */
    async try(key: CodeKey, typed: string): Promise<CodeTry> {
      const [row] = await db.query<Row>(
        'update account_code set attempts = attempts + 1 where uid = $1 and purpose = $2 returning *',
        [key.uid, key.purpose],
      )
      if (!row) return { verdict: 'over' }
      const mailed = { attempts: row.attempts, expiresAt: row.expires_at }
      if (isCodeOver(mailed, now())) return { verdict: 'over' }
      const { code, details } = opened(row)
      if (!isSame(code, typed)) return { verdict: 'wrong', left: attemptsLeft(mailed) }
      return (await use(db, key, row.sealed)) ? { verdict: 'right', details } : { verdict: 'over' }
    },
  }
}

/** The code of the same form a moment ago, if nobody has tried it. */
function repeated(row: Row, { code, email }: Sealed, about: About, now: Date) {
  const issuedAt = row.expires_at.getTime() - CODE_MINUTES * 60_000
  const isSameForm = email === about.email && row.attempts === 0 && now.getTime() - issuedAt < SAME_FORM_MS
  return isSameForm ? { code, expiresAt: row.expires_at } : undefined
}

/** Makes the code single-use: of two parallel right answers, only one deletes the row. */
async function use(db: Db, key: CodeKey, sealed: string): Promise<boolean> {
  const gone = await db.query(
    'delete from account_code where uid = $1 and purpose = $2 and sealed = $3 returning uid',
    [key.uid, key.purpose, sealed],
  )
  return gone.length === 1
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
