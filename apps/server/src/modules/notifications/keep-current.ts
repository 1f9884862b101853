import type { NewNotification } from '@fathom/domain/notifications'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { publishChange } from './notification-event.ts'
import { findLatestAbout, setCurrent } from './notifications.store.ts'
import type { Notify } from './notify.ts'
import { setSubjectDeleted } from './several.store.ts'
import { factsOf } from './worded.ts'

/** How long after a notification that was read nothing new is said about the same subject. */
const QUIET_MS = 3_600_000

type Current = NewNotification & { subject: string }

export type KeepCurrent = {
  /**
   * One notification about a subject, which says how it is now: it changes in place, and only news make a new one.
   * One that was read stays read for an hour, with the current values.
   */
  keepCurrent: (
    tx: Queryable,
    affiliateId: number,
    current: Current,
    how: { isNews: boolean },
  ) => Promise<void>
  /** There is nothing to say about it any longer. */
  clear: (tx: Queryable, affiliateId: number, subject: string) => Promise<void>
}

export function currentNotifications(
  { live, clock }: Pick<Platform, 'live' | 'clock'>,
  notify: Notify,
): KeepCurrent {
  const clear: KeepCurrent['clear'] = async (tx, affiliateId, subject) => {
    await live.hold(tx, affiliateId)
    const now = clock.now()
    const count = await setSubjectDeleted(tx, affiliateId, subject, now)
    if (count > 0)
      await publishChange(live, tx, affiliateId, {
        ...{ change: 'subject-deleted', subject, timestamp: now.toISOString() },
      })
  }
  return {
    clear,
    keepCurrent: async (tx, affiliateId, current, { isNews }) => {
      await live.hold(tx, affiliateId)
      const last = await findLatestAbout(tx, affiliateId, current.subject)
      const isShown = last !== undefined && last.deleted_at === null
      const isQuiet = last !== undefined && clock.now().getTime() - last.created_at.getTime() < QUIET_MS
      if (isNews && !(isShown && last.read_at === null) && !isQuiet) {
        await clear(tx, affiliateId, current.subject)
        return notify(tx, affiliateId, current)
      }
      // What was removed comes back for news only.
      if (!last || !(isShown || isNews)) return
      const row = await setCurrent(tx, affiliateId, last.id, current.values)
      if (row)
        await publishChange(live, tx, affiliateId, {
          change: isShown ? 'updated' : 'restored',
          notification: factsOf(row),
        })
    },
  }
}
