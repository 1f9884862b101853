import { nextStep, type PreparationStep } from '@fathom/domain/dsd'
import type { Queryable } from '../../../platform/database/index.ts'
import { findParticipant } from '../../references/index.ts'
import { giveCourse, layOutLessons } from '../../training/index.ts'
import { lockCheckpoint, saveCheckpoint } from '../checkpoint/checkpoint.store.ts'
import type { DsdDeps } from '../dsd.deps.ts'
import { publishProgress } from '../publish-progress.ts'
import {
  type Affiliation,
  type AffiliationKey,
  countTry,
  endPreparing,
  lockAffiliation,
  saveStep,
} from './affiliation.store.ts'

/** The tag of this program's course in the catalog. */
const COURSE_TAG = 'discover-scuba'

/** The number of attempts of a job. */
const MOST_TRIES = 5

type Deps = Omit<DsdDeps, 'jobs'>
type Action = (deps: Deps, tx: Queryable, affiliation: Affiliation) => Promise<boolean>

/** Each returns true once it is done, and false when a retry wouldn't help. */
const ACTIONS: Readonly<Record<PreparationStep, Action>> = {
  store: async (_, tx, { storeNumber, memberNumber }) =>
    (await findParticipant(tx, 'store', storeNumber)) !== undefined &&
    (memberNumber === null || (await findParticipant(tx, 'member', memberNumber)) !== undefined),
  course: ({ clock, publish }, tx, affiliation) =>
    giveCourse(publish, tx, { ...affiliation, tag: COURSE_TAG, now: clock.now() }),
  lessons: (deps, tx, affiliation) => layOutLessons(deps, tx, { ...affiliation, tag: COURSE_TAG }),
}

/**
 * SC-04: runs step by step; each step's transaction also records that it is done. After a crash, the next
 * process continues with the first open step; of two concurrent runs, one waits for the other.
 */
export async function prepareMaterial(deps: Deps, key: AffiliationKey): Promise<void> {
  try {
    while (await deps.db.transaction((tx) => takeStep(deps, tx, key)));
  } catch (error) {
    await deps.db.transaction(async (tx) => {
      if ((await countTry(tx, key)) >= MOST_TRIES) await end(deps, tx, key, 'failed')
    })
    throw error
  }
}

/** Returns whether there is more to do. */
async function takeStep(deps: Deps, tx: Queryable, key: AffiliationKey): Promise<boolean> {
  const affiliation = await lockAffiliation(tx, key)
  if (affiliation?.state !== 'preparing') return false
  const step = nextStep(affiliation.done)
  if (step === undefined) {
    await finish(deps, tx, affiliation)
    return false
  }
  if (!(await ACTIONS[step](deps, tx, affiliation))) {
    deps.log.error(
      { step, affiliationId: key.affiliationId },
      'could not prepare the course material of a guest',
    )
    await end(deps, tx, key, 'failed')
    return false
  }
  await saveStep(tx, key, step)
  await publishProgress(deps.live, tx, key.affiliateId)
  return true
}

async function end(deps: Deps, tx: Queryable, key: AffiliationKey, state: 'ready' | 'failed') {
  await endPreparing(tx, key, state, deps.clock.now())
  await publishProgress(deps.live, tx, key.affiliateId)
}

/** A guest who switched to another store meanwhile keeps their new checkpoint. */
async function finish(deps: Deps, tx: Queryable, affiliation: Affiliation): Promise<void> {
  const { affiliateId, affiliationId, storeNumber, memberNumber } = affiliation
  const checkpoint = await lockCheckpoint(tx, affiliateId)
  if (checkpoint?.storeNumber === storeNumber && checkpoint.memberNumber === memberNumber)
    await saveCheckpoint(tx, affiliateId, {
      ...checkpoint,
      status: 'processed',
      updatedDate: deps.clock.now().toISOString(),
    })
  const store = await findParticipant(tx, 'store', storeNumber)
  await deps.notify(tx, affiliateId, {
    kind: 'dsd-ready',
    values: { center: store?.name ?? '' },
    url: '/training/dashboard?ref=dsd',
    key: `dsd:${affiliationId}`,
  })
  await end(deps, tx, affiliation, 'ready')
}
