import type { ExamBank } from '@fathom/domain/training'
import type { Queryable } from '../../../../platform/database/index.ts'
import { addBank, type StoredBank } from '../exam-bank.store.ts'
import { listItems } from './item.store.ts'
import { type BankOf, findPlan } from './plan.store.ts'
import { bringShipped, digestOf } from './shipped-banks.ts'

/**
 * The bank that the next exam of a course is drawn from: a snapshot of its questions as they are now. Exams that
 * were drawn before keep theirs.
 */
export async function findCurrentBank(
  tx: Queryable,
  { packageId, culture }: BankOf,
  now: Date,
): Promise<StoredBank | undefined> {
  const of = { packageId, culture }
  if (!(await findPlan(tx, of))) await bringShipped(tx, of, now)
  const bank = await readBank(tx, of)
  return bank && addBank(tx, { ...of, digest: digestOf(bank), bank }, now)
}

async function readBank(tx: Queryable, of: BankOf): Promise<ExamBank | undefined> {
  const plan = await findPlan(tx, of)
  if (!plan) return undefined
  const { shipped: _, isChanged: __, ...exam } = plan
  const items = (await listItems(tx, of)).filter(({ isRetired }) => !isRetired)
  const sections = plan.sections.flatMap(({ id, title }) => {
    const pool = items
      .filter(({ section }) => section === id)
      .map(({ id, prompt, choices, right, reason, feedback, page, picture }) => ({
        id,
        prompt,
        choices,
        right,
        reason,
        feedback,
        page,
        ...(picture && { picture }),
      }))
    return pool.length > 0 ? { id, title, pool } : []
  })
  return sections.length > 0 ? { ...exam, sections } : undefined
}
