import { createHash } from 'node:crypto'
import type { Message } from '../../../platform/mail/index.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { countFailure, giveUpMail, lockMail, type MailKey, openMail, settleMail } from './mail.store.ts'

/** The same as the number of attempts of a job. */
const TRIES = 5

type Used = Pick<DeliveryDeps, 'db' | 'mail' | 'clock' | 'log' | 'config'>

/**
 * Sends a message once. The row stays locked while the mail server accepts the message, and is marked `sent`
 * right after; only a crash between the two sends it again, under the same Message-ID. `asOf` is when its
 * content was read.
 */
export async function sendOnce(
  deps: Used,
  key: MailKey,
  message: Message,
  asOf = deps.clock.now(),
): Promise<void> {
  const { db, mail, clock } = deps
  await openMail(db, key, clock.now())
  const headers = { ...message.headers, 'Message-ID': messageIdOf(deps, key) }
  try {
    await db.transaction(async (tx) => {
      if ((await lockMail(tx, key)) !== 'open') return
      await mail.send({ ...message, headers })
      await settleMail(tx, key, asOf)
    })
  } catch (error) {
    await noteFailure(deps, key, error)
  }
}

/** The same message always has the same id, so mailboxes drop a duplicate. */
function messageIdOf({ config }: Pick<Used, 'config'>, { affiliateId, purpose, ref }: MailKey): string {
  const name = createHash('sha256').update([affiliateId, purpose, ref].join('\n')).digest('hex').slice(0, 40)
  return `<${name}@${new URL(config.publicUrl).hostname}>`
}

/**
 * Rethrows while retries are left; otherwise, or when the address is refused permanently, gives up and logs
 * it.
 */
async function noteFailure({ db, clock, log }: Used, key: MailKey, error: unknown): Promise<void> {
  const problem = problemOf(error)
  const tries = await countFailure(db, key, problem)
  if (tries < TRIES && !/^EENVELOPE 5\d\d$/.test(problem))
    throw new Error(`the mail server did not accept a mail: ${problem}`)
  await giveUpMail(db, key, clock.now())
  log.error({ affiliateId: key.affiliateId, mail: key.purpose, ref: key.ref, problem }, 'gave up on a mail')
}

/** Only codes, because the texts of a mail server contain the person's address. */
function problemOf(error: unknown): string {
  const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number }
  return responseCode === undefined ? String(code) : `${code} ${responseCode}`
}
