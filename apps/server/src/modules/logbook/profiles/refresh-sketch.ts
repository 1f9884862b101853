import { mayDo, profileSketch } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import { lockLog, replaceDocument } from '../logs/dive-log.store.ts'
import { listProfiles } from './profile.store.ts'

/**
 * The picture in the list follows the profiles of a dive. A log that may not be changed has the picture that it was
 * verified with. The version stays, so no open form becomes stale.
 */
export async function refreshSketch(tx: Queryable, affiliateId: number, logId: string): Promise<void> {
  const stored = await lockLog(tx, affiliateId, logId)
  if (!stored) return
  const { doc } = stored
  if (!mayDo('edit', { logType: doc.log_type, status: doc.status }, 'owner').granted) return
  const [first] = await listProfiles(tx, affiliateId, logId)
  const sketch = (first && profileSketch(first.profile)) ?? null
  if (JSON.stringify(sketch) !== JSON.stringify(doc.profile_sketch ?? null))
    await replaceDocument(tx, { ...doc, profile_sketch: sketch })
}
