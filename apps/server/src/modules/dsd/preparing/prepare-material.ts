import { nextStep, type PreparationStep } from '@fathom/domain/dsd'
import type { Queryable } from '../../../platform/database/index.ts'
import { findParticipant } from '../../references/index.ts'
import { giveCourse, layOutLessons } from '../../training/index.ts'
import { lockCheckpoint, saveCheckpoint } from '../checkpoint/checkpoint.store.ts'
import type { DsdHouse } from '../dsd.house.ts'
import { tellProgress } from '../tell-progress.ts'
import {
  type Affiliation,
  type AffiliationKey,
  countTry,
  endPreparing,
  lockAffiliation,
  saveStep,
} from './affiliation.store.ts'

/** What the catalogue calls the course of this program. */
const COURSE_TAG = 'discover-scuba'

/** As often as a job is tried. */
const MOST_TRIES = 5

type House = Omit<DsdHouse, 'jobs'>
type Deed = (house: House, tx: Queryable, affiliation: Affiliation) => Promise<boolean>

/** Each is true once it is done; false when trying again would not help. */
const DEEDS: Readonly<Record<PreparationStep, Deed>> = {
  store: async (_, tx, { storeNumber, memberNumber }) =>
    (await findParticipant(tx, 'store', storeNumber)) !== undefined &&
    (memberNumber === null || (await findParticipant(tx, 'member', memberNumber)) !== undefined),
  course: ({ clock }, tx, affiliation) =>
    giveCourse(tx, { ...affiliation, tag: COURSE_TAG, now: clock.now() }),
  lessons: (house, tx, affiliation) => layOutLessons(house, tx, { ...affiliation, tag: COURSE_TAG }),
}

/**
 * SC-04: step by step, each in a transaction of its own that also says that it is done. Whoever comes after a process
 * that died goes on with the first step that is not done; of two at once, one waits for the other.
 */
export async function prepareMaterial(house: House, key: AffiliationKey): Promise<void> {
  try {
    while (await house.db.transaction((tx) => takeStep(house, tx, key)));
  } catch (error) {
    await house.db.transaction(async (tx) => {
      if ((await countTry(tx, key)) >= MOST_TRIES) await end(house, tx, key, 'failed')
    })
    throw error
  }
}

/** Whether there is more to do. */
async function takeStep(house: House, tx: Queryable, key: AffiliationKey): Promise<boolean> {
  const affiliation = await lockAffiliation(tx, key)
  if (affiliation?.state !== 'preparing') return false
  const step = nextStep(affiliation.done)
  if (step === undefined) {
    await finish(house, tx, affiliation)
    return false
  }
  if (!(await DEEDS[step](house, tx, affiliation))) {
    house.log.error({ step, affiliationId: key.affiliationId }, 'the learning of a guest was not prepared')
    await end(house, tx, key, 'failed')
    return false
  }
  await saveStep(tx, key, step)
  await tellProgress(house.live, tx, key.affiliateId)
  return true
}

async function end(house: House, tx: Queryable, key: AffiliationKey, state: 'ready' | 'failed') {
  await endPreparing(tx, key, state, house.clock.now())
  await tellProgress(house.live, tx, key.affiliateId)
}

/** A guest who has gone to another store meanwhile stays on the way there. */
async function finish(house: House, tx: Queryable, affiliation: Affiliation): Promise<void> {
  const { affiliateId, affiliationId, storeNumber, memberNumber } = affiliation
  const checkpoint = await lockCheckpoint(tx, affiliateId)
  if (checkpoint?.storeNumber === storeNumber && checkpoint.memberNumber === memberNumber)
    await saveCheckpoint(tx, affiliateId, {
      ...checkpoint,
      status: 'processed',
      updatedDate: house.clock.now().toISOString(),
    })
  const store = await findParticipant(tx, 'store', storeNumber)
  await house.notify(tx, affiliateId, {
    kind: 'dsd-ready',
    values: { center: store?.name ?? '' },
    url: '/training/dashboard?ref=dsd',
    key: `dsd:${affiliationId}`,
  })
  await end(house, tx, affiliation, 'ready')
}
