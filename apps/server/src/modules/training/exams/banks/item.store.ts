import type { ExamPicture } from '@fathom/domain/training'
import type { BankItem } from '@fathom/domain/training/banks'
import type { Queryable } from '../../../../platform/database/index.ts'
import type { BankOf } from './plan.store.ts'

export type StoredItem = BankItem & {
  position: number
  shipped: string | null
  isChanged: boolean
  isRetired: boolean
  version: number
}

type ItemRow = {
  item_id: string
  section: string
  position: number
  prompt: string
  choices: string[]
  right_choice: number
  reason: string
  feedback: string[]
  picture: ExamPicture | null
  page: string | null
  shipped: string | null
  changed_at: Date | null
  retired_at: Date | null
  version: number
}

const itemOf = (row: ItemRow): StoredItem => ({
  id: row.item_id,
  section: row.section,
  position: row.position,
  prompt: row.prompt,
  choices: row.choices,
  right: row.right_choice,
  reason: row.reason,
  feedback: row.choices.map((_, at) => row.feedback[at] ?? ''),
  page: row.page,
  picture: row.picture,
  shipped: row.shipped,
  isChanged: row.changed_at !== null,
  isRetired: row.retired_at !== null,
  version: row.version,
})

/** In the order of the bank, retired ones included. */
export async function listItems(db: Queryable, { packageId, culture }: BankOf): Promise<StoredItem[]> {
  const rows = await db.query<ItemRow>(
    'select * from exam_item where package_id = $1 and culture = $2 order by position, item_id',
    [packageId, culture],
  )
  return rows.map(itemOf)
}

export type ItemChange = {
  item: BankItem & { position: number; isRetired: boolean }
  shipped: string | null
  /** Null when the product brings it. */
  by: number | null
  at: Date
}

/** Adds a question or changes it. Its statistics begin anew if it then asks something else. */
export async function writeItem(
  tx: Queryable,
  { packageId, culture }: BankOf,
  { item, shipped, by, at }: ItemChange,
): Promise<void> {
  await tx.query(
    `insert into exam_item as i (package_id, culture, item_id, section, position, prompt, choices, right_choice,
       reason, page, shipped, changed_at, changed_by, retired_at, feedback, picture)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $16, $17)
     on conflict (package_id, culture, item_id) do update set section = $4, position = $5, prompt = $6,
       choices = $7, right_choice = $8, reason = $9, page = $10, feedback = $16, picture = $17, shipped = $11,
       changed_at = coalesce($12, i.changed_at), changed_by = coalesce($13, i.changed_by),
       retired_at = case when $14::timestamptz is null then null else coalesce(i.retired_at, $14) end,
       worded_at = case when i.prompt = $6 and i.choices::jsonb = $7::jsonb and i.right_choice = $8
           and i.picture ->> 'id' is not distinct from $17::json ->> 'id'
         then i.worded_at else $15 end,
       version = i.version + 1`,
    [
      packageId,
      culture,
      item.id,
      item.section,
      item.position,
      item.prompt,
      JSON.stringify(item.choices),
      item.right,
      item.reason,
      item.page,
      shipped,
      by === null ? null : at,
      by,
      item.isRetired ? at : null,
      at,
      JSON.stringify(item.feedback),
      item.picture ? JSON.stringify(item.picture) : null,
    ],
  )
}
