import type { DiveLogWire } from '@fathom/contract/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import type { DemoPerson } from '../../../platform/demo.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { saveUnitSystem } from '../logbook.store.ts'
import { insertLog } from '../logs/dive-log.store.ts'
import { nameOf, rememberChange } from '../logs/history.store.ts'
import { sealLog } from '../review/check-seal.ts'
import { demoLog } from './demo-dive.ts'
import { DEMO_DIVES } from './demo-dives.ts'
import { fillDemoPhotos, renewDemoPhotos } from './demo-photos.ts'
import { fillVeteranDives } from './veteran-dives.ts'

const KAI = { affiliateId: 200001, givenName: 'Kai', familyName: 'Nakamura' }

export async function fillDemoLogbook(
  deps: Pick<LogbookDeps, 'secrets' | 'clock' | 'files'>,
  tx: Queryable,
  person: DemoPerson,
): Promise<void> {
  const now = deps.clock.now()
  const { affiliateId } = person
  if (person.name === 'veteran') {
    await saveUnitSystem(tx, affiliateId, 'Imperial')
    await fillVeteranDives(tx, affiliateId, now)
  }
  const dives = DEMO_DIVES[person.name] ?? []
  // The first entry is the newest, and within a day the higher id comes first.
  for (const [at, dive] of dives.entries()) {
    const doc = demoLog(dive, { affiliateId, seed: dives.length - at, now })
    await insertLog(tx, doc, doc.submitted_date ? KAI.affiliateId : null)
    await rememberChange(tx, person, 'create', new Date(doc.created_date), {
      before: doc,
      after: { ...doc, version: 1 },
    })
    if (doc.status === 'Verified' || doc.status === 'Resubmit') await remember(deps, tx, person, doc)
  }
  if (person.name === 'diver') await fillDemoPhotos(deps, tx, { affiliateId, newest: dives.length })
}

export async function renewDemoLogbook(deps: Pick<LogbookDeps, 'files'>, person: DemoPerson): Promise<void> {
  const newest = DEMO_DIVES.diver?.length ?? 0
  if (person.name === 'diver') await renewDemoPhotos(deps, { affiliateId: person.affiliateId, newest })
}

async function remember(
  { secrets }: Pick<LogbookDeps, 'secrets'>,
  tx: Queryable,
  person: DemoPerson,
  doc: DiveLogWire,
): Promise<void> {
  const at = new Date(doc.verification?.timestamp ?? doc.updated_date)
  const before = { ...doc, status: 'Pending' as const, verification: null, resubmit_reason: null }
  const action = doc.status === 'Verified' ? 'verify' : 'return'
  await rememberChange(tx, KAI, action, at, { before, after: doc })
  await tx.query('update dive_log set reviewed_at = $3 where affiliate_id = $1 and id = $2', [
    doc.affiliate_id,
    doc.id,
    at,
  ])
  if (doc.status === 'Verified') await sealLog(tx, secrets, doc, { diver: nameOf(person), sealedAt: at })
}
