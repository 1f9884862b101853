import { DEFAULT_TIME_ZONE, digestDayAt } from '@fathom/domain/notifications'
import { jobIdOf } from '../../../platform/jobs/index.ts'
import type { DeliveryDeps } from '../delivery/delivery.deps.ts'
import { DIGEST_JOB } from './send-digest.ts'
import { listZones } from './zone.store.ts'

export const SWEEP_JOB = 'notification-digest-sweep'

/** Time zones differ by quarters of an hour. */
const EVERY_MS = 900_000
const AT_ONCE = 500

/** Each quarter of an hour has one sweep, whichever process plans it; each sweep plans the next one. */
export async function planSweep({ db, jobs, clock }: DeliveryDeps): Promise<void> {
  const quarter = Math.floor(clock.now().getTime() / EVERY_MS) + 1
  const startAfter = new Date(quarter * EVERY_MS)
  await jobs.send(db, SWEEP_JOB, {}, { startAfter, id: jobIdOf(SWEEP_JOB, quarter) })
}

/** Finds the people whose morning it is. A person and a day make one job, however often they're found. */
export async function sweepDigests(deps: DeliveryDeps): Promise<void> {
  await planSweep(deps)
  let after = 0
  for (;;) {
    const readers = await deps.ports.listDigestReaders(after, AT_ONCE)
    await planDigests(deps, readers)
    const last = readers.at(-1)
    if (last === undefined || readers.length < AT_ONCE) return
    after = last
  }
}

async function planDigests({ db, jobs, clock }: DeliveryDeps, readers: readonly number[]): Promise<void> {
  const zones = await listZones(db, readers)
  for (const affiliateId of readers) {
    const day = digestDayAt(clock.now(), zones.get(affiliateId) ?? DEFAULT_TIME_ZONE)
    if (day !== undefined)
      await jobs.send(db, DIGEST_JOB, { affiliateId, day }, { id: jobIdOf(DIGEST_JOB, affiliateId, day) })
  }
}
