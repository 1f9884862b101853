import type { Queryable } from '../../../platform/database/index.ts'
import type { DeliveryDeps } from './delivery.deps.ts'

const EVERY_MS = 60_000

/** Records once a minute, in one statement, who has an open page in this process. */
export function keepPresence(deps: DeliveryDeps): void {
  const beat = setInterval(() => {
    writePresence(deps).catch((error) => deps.log.warn({ err: error }, 'could not save who is online'))
  }, EVERY_MS).unref()
  deps.drain.addEventListener('abort', () => clearInterval(beat), { once: true })
}

export const writePresence = ({ db, ports, clock }: Pick<DeliveryDeps, 'db' | 'ports' | 'clock'>) =>
  markPresent(db, ports.listPresent(), clock.now())

export async function markPresent(db: Queryable, people: Iterable<number>, now: Date): Promise<void> {
  const present = [...new Set(people)].sort((a, b) => a - b)
  if (present.length === 0) return
  await db.query(
    `insert into notification_presence (affiliate_id, seen_at) select unnest($1::bigint[]), $2
     on conflict (affiliate_id) do update set seen_at = greatest(notification_presence.seen_at, excluded.seen_at)`,
    [present, now],
  )
}

/** When the person last had an open page, or one of their browsers last renewed its session. */
export async function findLastSeen(
  { db, ports }: Pick<DeliveryDeps, 'db' | 'ports'>,
  affiliateId: number,
): Promise<Date | undefined> {
  const [row] = await db.query<{ seen_at: Date }>(
    'select seen_at from notification_presence where affiliate_id = $1',
    [affiliateId],
  )
  const seen = (await ports.listSessions(affiliateId)).map(({ lastSeenAt }) => lastSeenAt.getTime())
  const latest = Math.max(row?.seen_at.getTime() ?? 0, ...seen)
  return latest > 0 ? new Date(latest) : undefined
}
