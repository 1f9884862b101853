import { createHash } from 'node:crypto'
import type { CourseName, LessonQuestion } from '@fathom/courses'
import { DEFAULT_EXAM_LIMITS, type ExamBank } from '@fathom/domain/training'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Database, Queryable } from '../../../../platform/database/index.ts'
import { DISCOVER_SCUBA, NITROX, OPEN_WATER, PEAK_BUOYANCY } from '../../demo/demo-catalogue.ts'
import { addBankExams } from './add-bank-exams.ts'
import { listItems, writeItem } from './item.store.ts'
import { type BankOf, findPlan, lockBank, type StoredPlan, writePlan } from './plan.store.ts'

/** Our own courses, by their id in the catalog. */
export const OWN_COURSES: Readonly<Record<string, CourseName>> = {
  [OPEN_WATER]: 'open-water',
  [NITROX]: 'nitrox',
  [DISCOVER_SCUBA]: 'discover-scuba',
  [PEAK_BUOYANCY]: 'buoyancy',
}

export const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const plain = (text: string) => text.replaceAll('**', '')

async function findShipped({ packageId, culture }: BankOf): Promise<ExamBank | undefined> {
  const name = culture === DEFAULT_LOCALE ? OWN_COURSES[packageId] : undefined
  if (!name) return undefined
  const { readExamBank } = await import('@fathom/courses')
  return { ...readExamBank(name, culture), minutes: null, limits: DEFAULT_EXAM_LIMITS }
}

/** The questions in the lessons of one of our own courses. */
export async function findLessonQuestions({ packageId, culture }: BankOf): Promise<LessonQuestion[]> {
  const name = culture === DEFAULT_LOCALE ? OWN_COURSES[packageId] : undefined
  if (!name) return []
  const { readLessonQuestions } = await import('@fathom/courses')
  return readLessonQuestions(name, culture)
}

/** The text and the glossary of one of our own courses, as it is now. */
export async function findShippedIndex({ packageId, culture }: BankOf) {
  const name = culture === DEFAULT_LOCALE ? OWN_COURSES[packageId] : undefined
  if (!name) return undefined
  const { readCourseIndex } = await import('@fathom/courses')
  return readCourseIndex(name, culture)
}

/** The banks of our own courses come with the product: a new release brings its own when it starts. */
export async function bringShippedBanks(db: Database, now: Date): Promise<void> {
  for (const packageId of Object.keys(OWN_COURSES))
    await db.transaction((tx) => bringShipped(tx, { packageId, culture: DEFAULT_LOCALE }, now))
  await db.transaction((tx) => addBankExams(tx, now))
}

/**
 * Adds and updates what the product brings, and retires what it no longer has. What staff have changed stays as
 * they left it.
 */
export async function bringShipped(tx: Queryable, of: BankOf, now: Date): Promise<void> {
  const bank = await findShipped(of)
  if (!bank) return
  const digest = digestOf(bank)
  await lockBank(tx, of)
  const before = await findPlan(tx, of)
  if (before?.shipped === digest) return
  await writePlan(tx, of, planOf(bank, before), { shipped: digest, by: null })
  await bringItems(tx, of, bank, now)
}

function planOf({ sections, ...bank }: ExamBank, before: StoredPlan | undefined) {
  const shipped = sections.map(({ id, title }) => ({ id, title }))
  const ids = new Set(shipped.map(({ id }) => id))
  const others = before?.sections.filter(({ id }) => !ids.has(id)) ?? []
  // Staff don't write the introduction, so it always is the one of this release.
  const current = { intro: bank.intro.map(plain), sections: [...shipped, ...others] }
  return { ...(before?.isChanged ? before : bank), ...current }
}

async function bringItems(tx: Queryable, of: BankOf, bank: ExamBank, at: Date): Promise<void> {
  const stored = new Map((await listItems(tx, of)).map((item) => [item.id, item]))
  const shipped = bank.sections
    .flatMap(({ id: section, pool }) => pool.map((question) => ({ ...question, section })))
    .map((item, position) => ({
      ...item,
      prompt: plain(item.prompt),
      choices: item.choices.map(plain),
      reason: plain(item.reason),
      feedback: item.choices.map((_, at) => plain(item.feedback?.[at] ?? '')),
      position,
    }))
  for (const item of shipped) {
    const before = stored.get(item.id)
    stored.delete(item.id)
    const digest = digestOf(item)
    if (before?.shipped === digest && !before.isRetired) continue
    const kept = before?.isChanged ? before : { ...item, isRetired: false }
    await writeItem(tx, of, { item: kept, shipped: digest, by: null, at })
  }
  for (const item of stored.values())
    if (item.shipped !== null && !item.isChanged && !item.isRetired)
      await writeItem(tx, of, { item: { ...item, isRetired: true }, shipped: item.shipped, by: null, at })
}
