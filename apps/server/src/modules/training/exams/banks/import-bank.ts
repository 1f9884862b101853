import type { BankReceiptWire } from '@fathom/contract/training/banks'
import type { ExamPicture } from '@fathom/domain/training'
import type { BankItem, ReadItem, ReadPicture, TrueFalse } from '@fathom/domain/training/banks'
import { matchLocale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { audit } from '../../../../platform/audit/index.ts'
import type { Queryable } from '../../../../platform/database/index.ts'
import type { TrainingDeps } from '../../training.deps.ts'
import { importPictures } from '../pictures/import-pictures.ts'
import { addBankExams } from './add-bank-exams.ts'
import { bankObject, getPlanToChange } from './change-plan.ts'
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
  { db, clock, files }: Pick<TrainingDeps, 'db' | 'clock' | 'files'>,
  of: BankOf,
  { bytes, by, isCheck }: Importing,
): Promise<BankReceiptWire> {
  const { format, items, refused, losses, files: zipped } = await readBankFile(bytes, trueFalseIn(of.culture))
  const at = clock.now()
  const done = await db.transaction(async (tx) => {
    await lockBank(tx, of)
    const plan = await getPlanToChange(tx, of, at)
    const stored = await listItems(tx, of)
    const topics = createTopics(plan)
    const pictures = await importPictures({ files, clock }, tx, {
      packageId: of.packageId,
      items,
      stored,
      bytesOf: ({ picture }) => (picture ? bytesIn(picture.from, zipped) : undefined),
      by: isCheck ? undefined : by,
    })
    const changes = changesOf(items, stored, topics, pictures.taken)
    if (!isCheck && changes.items.length > 0) {
      const { shipped } = plan
      await writePlan(tx, of, { ...plan, sections: topics.sections() }, { shipped, by: null })
      await writeAll(tx, of, changes.items, { by, at })
      await addBankExams(tx, at, of.packageId)
      const detail = { added: changes.added, replaced: changes.items.length - changes.added }
      await audit(tx, { actor: by, action: 'exam-bank-imported', object: bankObject(of), detail })
    }
    return { ...changes, newTopics: topics.added(), withoutPicture: pictures.refused }
  })
  const allLosses = [
    ...losses,
    ...done.withoutPicture.map((item) => ({ line: null, item, loss: 'picture' as const })),
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

/** The choices of a true or false question, which files don't word. */
function trueFalseIn(culture: string): TrueFalse {
  const { t } = translatorFor(matchLocale([culture]))
  return { yes: t('training-banks.true'), no: t('training-banks.false') }
}

const bytesIn = (from: ReadPicture['from'], zipped: ReadonlyMap<string, Buffer> | undefined) =>
  'path' in from ? zipped?.get(from.path) : Buffer.from(from.base64, 'base64')

type Changed = { item: ItemChange['item']; shipped: string | null }

function changesOf(
  read: readonly ReadItem[],
  stored: readonly StoredItem[],
  topics: ReturnType<typeof createTopics>,
  pictures: ReadonlyMap<string, ExamPicture>,
) {
  const known = new Map(stored.map((item) => [item.id, item]))
  const retired: string[] = []
  const items: Changed[] = []
  let position = Math.max(-1, ...stored.map((item) => item.position))
  for (const { topic, picture: _, ...question } of read) {
    const before = known.get(question.id)
    // A file without a picture leaves the one that is there.
    const picture = pictures.get(question.id) ?? before?.picture ?? null
    const section = topic === null ? (before?.section ?? topics.other()) : topics.idOf(topic)
    if (before?.isRetired) retired.push(before.id)
    if (before && isSame(before, { ...question, picture, section })) continue
    if (!before) position += 1
    const item = {
      ...question,
      picture,
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
  one.page === other.page &&
  one.picture?.id === other.picture?.id &&
  one.picture?.alt === other.picture?.alt

async function writeAll(
  tx: Queryable,
  of: BankOf,
  changed: readonly Changed[],
  change: Pick<ItemChange, 'by' | 'at'>,
): Promise<void> {
  for (const each of changed) await writeItem(tx, of, { ...each, ...change })
}
