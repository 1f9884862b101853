import type { translatorFor } from '@fathom/locales/node'
import type { Queryable } from './database/index.ts'

export type Words = ReturnType<typeof translatorFor>

/** A catalog key whose message needs no values. */
export type PlainKey = Extract<Parameters<Words['t']>[0], string>

export type Item = Readonly<Record<string, unknown>>

/** How a module words its part of a person's archive. */
export type ArchiveWords = {
  /** The heading of the module's part. */
  title: PlainKey
  /** Labels by field name. Names that many modules use, such as `createdAt`, have a common label. */
  fields?: Readonly<Record<string, PlainKey>>
  /** The texts of a field that has one of a few values, by field name and value. */
  values?: Readonly<Record<string, Readonly<Record<string, PlainKey>>>>
  /** The text of a field that needs a unit or more of its item, by field name; undefined for an unknown value. */
  formats?: Readonly<Record<string, (value: string, words: Words, item: Item) => string | undefined>>
  /** A list whose items read as sentences. */
  sentences?: { list: string; sentenceOf: (item: Item, words: Words) => Sentence | undefined }
  /** Fields that only programs need, such as keys. The data files include them. */
  technical?: readonly string[]
}

/** `rest`: the fields that the sentence doesn't include. */
export type Sentence = { name: string; message: string; rest: Item }

/** A file in a person's archive: its name there, its key in the store, and its `id` in `ownData`. */
export type OwnFile = { name: string; key: string; id: string }

/** What a module stores about people, and how it is worded in their archive. */
export type OwnDataPart = {
  /** Everything that this module stores about one person, for their own archive: plain values, no secrets. */
  ownData: (db: Queryable, affiliateId: number) => Promise<Item>
  archiveWords: ArchiveWords
  /** The files that belong to this data, such as photos. */
  ownFiles?: (db: Queryable, affiliateId: number) => Promise<readonly OwnFile[]>
}
