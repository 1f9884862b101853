import { randomInt, timingSafeEqual } from 'node:crypto'
import {
  attemptsLeft,
  BYPASSED_CODE,
  CODE_MINUTES,
  CODE_SPACE,
  codeFrom,
  isCodeOver,
} from '@fathom/domain/account'
import type { IdentityDatabase, SecretBox } from '../ports.ts'

/** Identifies the sign-in in progress and the purpose of the code: there's one code at a time for each. */
export type CodeKey = { uid: string; purpose: 'sign-up' | 'reset' }

export type CodeTry =
  | { verdict: 'right'; details: string }
  | { verdict: 'wrong'; left: number }
  | { verdict: 'over' }

type Row = { sealed: string; attempts: number; expires_at: Date }
type Sealed = { code: string; email: string; details: string }

const PURPOSE = 'mailed code'

export type MailedCodes = ReturnType<typeof mailedCodesOn>

type Db = Pick<IdentityDatabase, 'query'>

export function mailedCodesOn(db: Db, secrets: SecretBox, now: () => Date) {
  const opened = (row: Row): Sealed => JSON.parse(secrets.open(row.sealed, PURPOSE))
  return {
    /** Creates a new code and invalidates the previous one. */
    async issue(
      key: CodeKey,
      about: { email: string; details: string; isBypassed: boolean },
    ): Promise<string> {
      const code = about.isBypassed ? BYPASSED_CODE : codeFrom(randomInt(CODE_SPACE))
      const content: Sealed = { code, email: about.email, details: about.details }
      const expiresAt = new Date(now().getTime() + CODE_MINUTES * 60_000)
      await db.query(
        `insert into account_code (uid, purpose, sealed, attempts, expires_at) values ($1, $2, $3, 0, $4)
         on conflict (uid, purpose) do update
           set sealed = excluded.sealed, attempts = 0, expires_at = excluded.expires_at`,
        [key.uid, key.purpose, secrets.seal(JSON.stringify(content), PURPOSE), expiresAt],
      )
      return code
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
