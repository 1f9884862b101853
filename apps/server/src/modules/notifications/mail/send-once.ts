import { MailRefused, type Message, messageIdOf } from '../../../platform/mail/index.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { countFailure, giveUpMail, lockMail, type MailKey, openMail, settleMail } from './mail.store.ts'

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
  const id = messageIdOf(deps.config, key.affiliateId, key.purpose, key.ref)
  try {
    await db.transaction(async (tx) => {
      if ((await lockMail(tx, key)) !== 'open') return
      await mail.send({ ...message, id })
      await settleMail(tx, key, asOf)
    })
  } catch (error) {
    await noteFailure(deps, key, error)
  }
}

/**
 * Rethrows, so that the job tries again. When the message is refused for good, it gives up and logs it.
 */
async function noteFailure({ db, clock, log }: Used, key: MailKey, error: unknown): Promise<void> {
  const problem = problemOf(error)
  await countFailure(db, key, problem)
  if (!(error instanceof MailRefused)) throw error
  await giveUpMail(db, key, clock.now())
  log.error({ affiliateId: key.affiliateId, mail: key.purpose, ref: key.ref, problem }, 'gave up on a mail')
}

/** What the mail server said, without the address; anything else is a failure of ours. */
const problemOf = (error: unknown): string =>
  error instanceof Error && 'problem' in error ? String(error.problem) : 'UNKNOWN'
