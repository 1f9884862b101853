/** The format of messages after the build: small, and readable without a parser. */
export type Compiled = string | readonly Part[]

/** `0` represents `#`, the number of the enclosing plural. */
export type Part = string | 0 | Placeholder

export type Placeholder =
  | readonly [name: string]
  | readonly [name: string, kind: 'number' | 'date' | 'time', style?: string]
  | readonly [name: string, kind: 'select', cases: Cases]
  | readonly [name: string, kind: 'plural' | 'selectordinal', cases: Cases, offset?: number]

/** Exact numbers keep their ICU spelling, `=0`. */
export type Cases = Readonly<Record<string, Compiled>>

export type Catalogue = Readonly<Record<string, Compiled>>
