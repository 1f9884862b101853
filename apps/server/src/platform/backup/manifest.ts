import { z } from 'zod'

export const FORMAT = 1

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })

/** The first entry: what a restore needs to know before it begins. */
export const manifest = z.object({
  format: z.number(),
  /** Fathom's. */
  version: z.string(),
  takenAt: z.string(),
  /** The major version. */
  postgres: z.number(),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  /** Whether the key is in the archive; otherwise SECRET_KEY is needed for a restore. */
  hasSecretKey: z.boolean(),
  /** A value that only the right key opens. */
  sealed: z.string(),
})

/** The last entry: an archive without it isn't complete. */
export const totals = z.object({
  entries: z.number(),
  /** Rows by table, such as `public.account`. */
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  fileBytes: z.number(),
})

export const sequences = z.array(
  z.object({ schema: z.string(), name: z.string(), last: z.string(), isCalled: z.boolean() }),
)

export type Manifest = z.infer<typeof manifest>
export type Table = z.infer<typeof table>
export type Totals = z.infer<typeof totals>

/** The names of entries. A part number follows the names of tables and of large files. */
export const ENTRY = {
  manifest: 'manifest.json',
  secretKey: 'secret.key',
  jobs: 'database/jobs.sql',
  table: ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `database/${schema}.${name}/`,
  sequences: 'database/sequences.json',
  data: 'data/',
  files: 'files/',
  totals: 'totals.json',
} as const

export const keyOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`

export const isTableEntry = (name: string) => name.startsWith('database/') && name.endsWith('.copy.gz')

export function tableOf(entryName: string): string {
  return entryName.split('/')[1] ?? ''
}
