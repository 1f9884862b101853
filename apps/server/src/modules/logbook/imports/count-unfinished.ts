import type { GaugeSource } from '../../../platform/metrics/index.ts'
import type { LogbookDeps } from '../logbook.deps.ts'

export const unfinishedImports = ({ db }: Pick<LogbookDeps, 'db'>): GaugeSource => ({
  name: 'fathom_dive_imports',
  help: 'Imports of dive files that are being read, or wait for their diver.',
  label: 'state',
  seconds: 30,
  read: async () => {
    const rows = await db.query<{ status: string; count: number }>(
      `select status, count(*)::int as count from dive_import where status <> 'accepted' group by status`,
    )
    const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
    return { reading: of('reading'), preview: of('preview') }
  },
})
