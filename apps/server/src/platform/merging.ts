import type { MergeArea, MergeConflict, MergeRefusal } from '@fathom/domain/session'
import type { Queryable } from './database/index.ts'

/** Everything of `from` becomes `to`'s. */
export type MergePair = { from: number; to: number }

/**
 * Rows that change their owner when two accounts are merged (OF-03). In SQL, `t` is the row, `$1::bigint` the number
 * that goes and `$2::bigint` the one that stays. A row whose primary key the staying person already has stays behind.
 */
export type MergeMove = {
  table: string
  /** Which column has the person's number. */
  column: string
  /** What the preview counts these rows as. Rows that belong to others, such as the photos of a dive, have none. */
  area?: MergeArea
  /** Which of them the preview counts. */
  counted?: string
  /** They move only between accounts of the same name, because another person must never read them. */
  isPrivate?: boolean
  /** Only these rows move; the others stay behind on purpose. */
  only?: string
  /** These stay behind, because the staying person has one that takes their place. */
  unless?: string
  /** What else changes. It must be right with both numbers swapped too: that is how a merge is undone. */
  set?: string
}

/** What a module does with its data when two accounts are merged. */
export type MergePart = {
  moves: readonly MergeMove[]
  /** Columns with a person's number that don't move, as `table.column`, and why. */
  stays: Readonly<Record<string, string>>
  /** Why these two may not be merged. */
  refuse?: (db: Queryable, pair: MergePair) => Promise<MergeRefusal | undefined>
  /** What staff should know before they confirm. */
  conflicts?: (db: Queryable, pair: MergePair) => Promise<Partial<Record<MergeConflict, number>>>
  /** What must be decided before rows move. The ids that it returns are given to `restore`. */
  prepare?: (tx: Queryable, pair: MergePair, now: Date) => Promise<readonly string[]>
  /** Takes back what `prepare` did; the rows have moved back. */
  restore?: (tx: Queryable, ids: readonly string[]) => Promise<void>
  /** After the rows have moved; when a merge is undone, with both numbers swapped. */
  moved?: (tx: Queryable, pair: MergePair) => Promise<void>
}

/** Files don't move with their rows: their tag then names the number that they were stored under. */
export const KEEP_FILE = `file_tag = case when t.file_tag like '%@%' then t.file_tag else t.file_tag || '@' || $1::bigint end`

/** A signature that names the number stays as it was: the row remembers for whom it was signed. */
export const KEEP_SIGNED_NUMBER = `sealed_for = case when t.sealed_for = $2::bigint then null else coalesce(t.sealed_for, $1::bigint) end`
