import type { BankWire, ExamPlanChangeWire } from '@fathom/contract/training/banks'
import { DEFAULT_EXAM_LIMITS } from '@fathom/domain/training'
import { isLocale } from '@fathom/domain/translations'
import { audit } from '../../../../platform/audit/index.ts'
import type { Queryable } from '../../../../platform/database/index.ts'
import { Problem } from '../../../../platform/problem.ts'
import { findCourse } from '../../catalogue/course.store.ts'
import { noCourseFound } from '../../no-course.ts'
import type { TrainingDeps } from '../../training.deps.ts'
import { listItems } from './item.store.ts'
import { type BankOf, findPlan, lockBank, type StoredPlan, writePlan } from './plan.store.ts'
import { bringShipped } from './shipped-banks.ts'

const FIRST_PLAN = {
  intro: [],
  count: 20,
  passMark: 0.75,
  minutes: null,
  limits: DEFAULT_EXAM_LIMITS,
  sections: [],
  shipped: null,
  isChanged: false,
}

/** The plan of a bank that is about to change; a course without one begins with an empty bank. */
export async function getPlanToChange(tx: Queryable, of: BankOf, now: Date): Promise<StoredPlan> {
  await bringShipped(tx, of, now)
  const plan = await findPlan(tx, of)
  if (plan) return plan
  if (!isLocale(of.culture)) throw new Problem('culture-unknown', 422)
  const course = await findCourse(tx, of.packageId, of.culture)
  if (!course) throw noCourseFound(of.packageId)
  return { ...FIRST_PLAN, title: course.title }
}

export const bankObject = ({ packageId, culture }: BankOf) => ({
  kind: 'bank',
  id: `${packageId}/${culture}`,
})

export const noBankFound = () => new Problem('no-bank-found', 404)

export async function getBankOverview(db: Queryable, of: BankOf): Promise<BankWire> {
  const plan = await findPlan(db, of)
  if (!plan) throw noBankFound()
  const items = await listItems(db, of)
  const { title, count, passMark, minutes, limits, sections } = plan
  const topics = sections.map((section) => {
    const own = items.filter((item) => item.section === section.id)
    const pages = [...new Set(own.flatMap(({ page }) => page ?? []))]
    return { title: section.title, questions: own.filter(({ isRetired }) => !isRetired).length, pages }
  })
  const pictures = items.filter(({ picture, isRetired }) => picture && !isRetired).length
  return { ...of, title, count, passMark, minutes, limits, topics, pictures }
}

/** Changes how the next exams are made. */
export async function changePlan(
  { db, clock }: Pick<TrainingDeps, 'db' | 'clock'>,
  of: BankOf,
  change: ExamPlanChangeWire,
  affiliateId: number,
): Promise<BankWire> {
  return db.transaction(async (tx) => {
    const at = clock.now()
    await lockBank(tx, of)
    const plan = await getPlanToChange(tx, of, at)
    await writePlan(tx, of, { ...plan, ...change }, { shipped: plan.shipped, by: { affiliateId, at } })
    await audit(tx, { actor: affiliateId, action: 'exam-plan-changed', object: bankObject(of) })
    return getBankOverview(tx, of)
  })
}
