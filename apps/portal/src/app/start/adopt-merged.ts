import type { AccountWire } from '@fathom/contract/account'
import { adoptEntries } from '../../shared/offline/adopt.ts'
import { countEntries } from '../../shared/offline/forget.ts'
import { sendPending } from '../../shared/offline/outbox.ts'
import type { Portal } from './compose.ts'

/** What a diver wrote offline. Forms and applications were begun in the name of the other account and stay there. */
const STORES = ['dive-drafts', 'dive-photos', 'dive-deletes'] as const

/**
 * OF-03: dives that wait here under the number of an account that was merged into this one are uploaded as this
 * person's. Only asked for on a device where someone else has left dives.
 */
export async function adoptMerged({ session, calls }: Pick<Portal, 'session' | 'calls'>): Promise<void> {
  const user = session.current()?.user
  if (!user || typeof indexedDB === 'undefined') return
  const to = user.affiliateId
  if ((await countEntries(STORES, { except: to })) === 0) return
  const { mergedNumbers = [] } = await calls.http.get<AccountWire>('auth', 'user/{email}', {
    params: { email: user.email },
  })
  let adopted = 0
  for (const from of mergedNumbers) adopted += await adoptEntries(STORES, { from, to })
  if (adopted > 0) sendPending()
}
