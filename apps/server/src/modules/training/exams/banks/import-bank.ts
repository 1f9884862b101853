import type { BankReceiptWire } from '@fathom/contract/training/banks'
import type { BankItem, ReadItem } from '@fathom/domain/training/banks'
import type { Queryable } from '../../../../platform/database/index.ts'
import type { TrainingDeps } from '../../training.deps.ts'
import { getPlanToChange } from './change-plan.ts'
import { type ItemChange, listItems, type StoredItem, writeItem } from './item.store.ts'
import { type BankOf, lockBank, writePlan } from './plan.store.ts'
import { readBankFile } from './read-bank-file.ts'
import { createTopics } from './topics.ts'

const MOST_LISTED = 500

type Importing = { bytes: Buffer; by: number; isCheck: boolean }

/**
 * Adds the questions of a file, and replaces those with the same identifier. Exams that were drawn before keep
 * their text. Everything that isn't taken is in the receipt.
 */
export async function importBank(
  { db, clock }: Pick<TrainingDeps, 'db' | 'clock'>,
  of: BankOf,
  { bytes, by, isCheck }: Importing,
): Promise<BankReceiptWire> {
  const { format, items, refused, losses } = await readBankFile(bytes)
  const at = clock.now()
  const done = await db.transaction(async (tx) => {
    await lockBank(tx, of)
    const plan = await getPlanToChange(tx, of, at)
    const stored = await listItems(tx, of)
    const topics = createTopics(plan)
    const changes = changesOf(items, stored, topics)
    if (!isCheck && changes.items.length > 0) {
      const { shipped } = plan
      await writePlan(tx, of, { ...plan, sections: topics.sections() }, { shipped, by: null })
      await writeAll(tx, of, changes.items, { by, at })
    }
    return { ...changes, newTopics: topics.added() }
  })
  const allLosses = [
    ...losses,
    ...done.retired.map((item) => ({ line: null, item, loss: 'retired' as const })),
  ]
  const { added, items: changed } = done
  return {
    format,
    added,
    replaced: changed.length - added,
    unchanged: items.length - changed.length,
    newTopics: done.newTopics,
    refused: refused.slice(0, MOST_LISTED),
    refusedCount: refused.length,
    losses: allLosses.slice(0, MOST_LISTED),
    lossCount: allLosses.length,
  }
}

type Changed = { item: ItemChange['item']; shipped: string | null }

function changesOf(
  read: readonly ReadItem[],
  stored: readonly StoredItem[],
  topics: ReturnType<typeof createTopics>,
) {
  const known = new Map(stored.map((item) => [item.id, item]))
  const retired: string[] = []
  const items: Changed[] = []
  let position = Math.max(-1, ...stored.map((item) => item.position))
  for (const { topic, ...question } of read) {
    const before = known.get(question.id)
    const section = topic === null ? (before?.section ?? topics.other()) : topics.idOf(topic)
    if (before?.isRetired) retired.push(before.id)
    if (before && isSame(before, { ...question, section })) continue
    if (!before) position += 1
    const item = {
      ...question,
      // Files bring no pictures.
      picture: before?.picture ?? null,
      section,
      position: before?.position ?? position,
      isRetired: before?.isRetired ?? false,
    }
    items.push({ item, shipped: before?.shipped ?? null })
  }
  return { items, retired, added: items.filter(({ item }) => !known.has(item.id)).length }
}

const isSame = (one: BankItem, other: BankItem) =>
  one.section === other.section &&
  one.prompt === other.prompt &&
  JSON.stringify(one.choices) === JSON.stringify(other.choices) &&
  one.right === other.right &&
  one.reason === other.reason &&
  JSON.stringify(one.feedback) === JSON.stringify(other.feedback) &&
  one.page === other.page

async function writeAll(
  tx: Queryable,
  of: BankOf,
  changed: readonly Changed[],
  change: Pick<ItemChange, 'by' | 'at'>,
): Promise<void> {
  for (const each of changed) await writeItem(tx, of, { ...each, ...change })
}
