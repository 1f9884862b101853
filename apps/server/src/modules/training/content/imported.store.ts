import type { ImportedPackagesWire } from '@fathom/contract/training/content'
import type { Queryable } from '../../../platform/database/index.ts'

type Imported = ImportedPackagesWire[number]
type Row = Omit<Imported, 'importedAt'> & { importedAt: Date }

const MOST = 200

/** What was imported, the newest first. */
export async function listImported(db: Queryable): Promise<ImportedPackagesWire> {
  const rows = await db.query<Row>(
    `select content_id as "contentId", package_id as "packageId", culture, standard, title, imported_at as "importedAt",
       (select count(*)::int from jsonb_array_elements(activities::jsonb) each where each ->> 'href' is not null) as parts
     from course_content order by imported_at desc, content_id desc limit ${MOST}`,
  )
  return rows.map((row) => ({ ...row, importedAt: row.importedAt.toISOString() }))
}
