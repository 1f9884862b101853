import { createHash } from 'node:crypto'
import type { CourseName } from '@fathom/courses'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { DISCOVER_SCUBA, NITROX, OPEN_WATER, PEAK_BUOYANCY } from '../demo/demo-catalogue.ts'
import { addBank, findNewestBank, type StoredBank } from './exam-bank.store.ts'

/** Our own courses, by their id in the catalog. */
export const OWN_COURSES: Readonly<Record<string, CourseName>> = {
  [OPEN_WATER]: 'open-water',
  [NITROX]: 'nitrox',
  [DISCOVER_SCUBA]: 'discover-scuba',
  [PEAK_BUOYANCY]: 'buoyancy',
}

/**
 * The bank that the next exam of a course is drawn from. The banks of our own courses come with the product:
 * a new release stores its own when it's first asked for.
 */
export async function findCurrentBank(
  tx: Queryable,
  { packageId, culture }: { packageId: string; culture: string },
  now: Date,
): Promise<StoredBank | undefined> {
  const name = culture === DEFAULT_LOCALE ? OWN_COURSES[packageId] : undefined
  if (name) {
    const { readExamBank } = await import('@fathom/courses')
    const bank = readExamBank(name, culture)
    const digest = createHash('sha256').update(JSON.stringify(bank)).digest('hex')
    await addBank(tx, { packageId, culture, digest, bank }, now)
  }
  return findNewestBank(tx, packageId, culture)
}
