import type { StaffRight } from '@fathom/domain/session'
import type { $ZodType } from 'zod/v4/core'
import type { Queryable } from '../database/index.ts'

/** Documents that the database has in tables of their own, by key. `title` is in the reader's language. */
export type StoredDocuments<Value> = ReadonlyMap<string, { value: Value; title: string }>

/** Something that staff change at run time, with drafts, versions and a schedule (OF-08). */
export type EditionKind<Value = unknown> = {
  /** In the addresses of the office's calls. */
  name: string
  /** Who may read drafts and publish. */
  right: StaffRight
  /** The shape and the limits of a value, also of an unfinished draft. */
  schema: $ZodType<Value>
  /** The documents, and what applies to each until something is published; null for nothing. */
  defaults: () => Readonly<Record<string, Value | null>>
  /** Further documents, with what applies to each; `current` is null for them until something is published. */
  stored?: (culture: string) => Promise<StoredDocuments<Value>>
  /** Keys of documents that staff may add. */
  newKeys?: RegExp
  /** What a document is called in this language, where its value says so; otherwise `stored` or the portal names it. */
  titleOf?: (value: Value, culture: string) => string | undefined
  /** Why a value can't be published, as codes that the portal words. Characters that nobody sees never can. */
  problems?: (value: Value, key: string, db: Queryable) => readonly string[] | Promise<readonly string[]>
}

/** What applies at this moment: read from memory, by the clock. */
export type Published<Value> = {
  /** Null when there is none and no default. */
  current(key: string): Value | null
  /** The version that applies, where its value must be kept apart from that of others; undefined for the default. */
  edition(key: string): { version: number; value: Value } | undefined
  /** Of all documents, those that staff added included. */
  all(): Readonly<Record<string, Value | null>>
  /** When it, or anything of the kind, changes by the clock alone. */
  changesAt(key?: string): Date | undefined
}
