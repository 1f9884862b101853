import type { BankItemChangeWire, BankItemWire } from '@fathom/contract/training/banks'
import { BANK_LIMITS, itemFault, tidy, tidyLine } from '@fathom/domain/training/banks'
import { audit } from '../../../../platform/audit/index.ts'
import { Problem } from '../../../../platform/problem.ts'
import type { TrainingDeps } from '../../training.deps.ts'
import { hasPicture } from '../pictures/picture.store.ts'
import { addBankExams } from './add-bank-exams.ts'
import { bankObject, getPlanToChange } from './change-plan.ts'
import { listItems, type StoredItem, writeItem } from './item.store.ts'
import { getItem } from './item-list.store.ts'
import { type BankOf, lockBank, writePlan } from './plan.store.ts'
import { createTopics } from './topics.ts'

type Change = { itemId: string; change: BankItemChangeWire; by: number }

/** Adds a question, changes it, retires it or puts it back. The same change again has no effect. */
export async function changeItem(
  { db, clock }: Pick<TrainingDeps, 'db' | 'clock'>,
  of: BankOf,
  { itemId, change: { topic, version, ...sent }, by }: Change,
): Promise<BankItemWire> {
  const question = {
    ...sent,
    prompt: tidy(sent.prompt),
    choices: sent.choices.map(tidy),
    reason: tidy(sent.reason),
    feedback: sent.choices.map((_, at) => tidy(sent.feedback[at] ?? '')),
    page: tidyLine(sent.page ?? '') || null,
    picture: sent.picture && { id: sent.picture.id, alt: tidyLine(sent.picture.alt) },
  }
  const fault = itemFault(question)
  if (fault) throw new Problem('exam-item-invalid', 422, { extra: { fault } })
  return db.transaction(async (tx) => {
    const at = clock.now()
    await lockBank(tx, of)
    const plan = await getPlanToChange(tx, of, at)
    const stored = await listItems(tx, of)
    const before = stored.find(({ id }) => id === itemId)
    const { picture } = question
    if (picture && !(await hasPicture(tx, { packageId: of.packageId, id: picture.id })))
      throw new Problem('no-exam-picture-found', 422)
    const topics = createTopics(plan)
    const item = {
      ...question,
      id: itemId,
      section: topics.idOf(topic),
      position: positionOf(stored, before),
    }
    if (before && isSame(before, item)) return getItem(tx, of, itemId)
    if ((before?.version ?? null) !== version)
      throw new Problem(before ? 'exam-item-changed' : 'no-exam-item-found', before ? 409 : 404)
    if (!before && stored.length >= BANK_LIMITS.items) throw new Problem('exam-bank-full', 409)
    await writePlan(tx, of, { ...plan, sections: topics.sections() }, { shipped: plan.shipped, by: null })
    await writeItem(tx, of, { item, shipped: before?.shipped ?? null, by, at })
    await addBankExams(tx, at, of.packageId)
    const detail = { question: itemId, isRetired: item.isRetired }
    await audit(tx, { actor: by, action: 'exam-question-changed', object: bankObject(of), detail })
    return getItem(tx, of, itemId)
  })
}

const positionOf = (stored: readonly StoredItem[], before: StoredItem | undefined) =>
  before?.position ?? Math.max(-1, ...stored.map(({ position }) => position)) + 1

type Compared = Omit<StoredItem, 'id' | 'position' | 'shipped' | 'isChanged' | 'version'>

const isSame = (one: Compared, other: Compared) =>
  one.section === other.section &&
  one.prompt === other.prompt &&
  JSON.stringify(one.choices) === JSON.stringify(other.choices) &&
  one.right === other.right &&
  one.reason === other.reason &&
  JSON.stringify(one.feedback) === JSON.stringify(other.feedback) &&
  one.page === other.page &&
  JSON.stringify(one.picture ?? null) === JSON.stringify(other.picture ?? null) &&
  one.isRetired === other.isRetired
