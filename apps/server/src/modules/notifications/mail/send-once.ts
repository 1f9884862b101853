import { FinalFailure } from '../../../platform/jobs/index.ts'
import { type Message, messageIdOf } from '../../../platform/mail/index.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { countFailure, giveUpMail, lockMail, type MailKey, openMail, settleMail } from './mail.store.ts'

type Used = Pick<DeliveryDeps, 'db' | 'mail' | 'clock' | 'config'>

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

/** Rethrows: the job tries again, or fails for good and is counted on the operator's page. */
async function noteFailure({ db, clock }: Used, key: MailKey, error: unknown): Promise<void> {
  await countFailure(db, key, problemOf(error))
  if (error instanceof FinalFailure) await giveUpMail(db, key, clock.now())
  throw error
}

/** What the mail server said, without the address; a failure of ours has only its name. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  return 'problem' in error ? String(error.problem) : error.name
}
