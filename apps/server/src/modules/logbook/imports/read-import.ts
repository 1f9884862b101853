import type { ImportedDiveWire, ImportSummaryWire, ImportWire } from '@fathom/contract/logbook'
import { computerKeyOf } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { listAdding } from '../profiles/profile.store.ts'
import { becomesInPreview } from './becomes.ts'
import {
  findImport,
  findReceipt,
  findTables,
  type ImportKey,
  listImports,
  type StoredImport,
} from './import.store.ts'
import { listDives, type StoredDive } from './import-dive.store.ts'
import { type FindSite, siteFinder } from './near-site.ts'
import { leftOutPhotos } from './receipt-lines.ts'
import { NOTHING_UNDONE, undoUntil } from './undo-import.ts'

export async function readImport(db: Queryable, key: ImportKey): Promise<ImportWire> {
  const found = await findImport(db, key)
  if (!found) throw new Problem('not-found', 404)
  const dives = await listDives(db, key)
  const findSite = await siteFinder(db, key.affiliateId, found.status === 'preview' ? dives : [])
  const adding = await listAdding(db, key)
  return {
    ...summaryOf(found),
    dives: dives
      .toSorted(byStart)
      .map((dive) => ({ ...diveWireOf(dive, findSite), addsProfiles: adding.has(dive.index) })),
    tables: found.status === 'preview' ? await findTables(db, key) : [],
    leftOutPhotos: leftOutPhotos((await findReceipt(db, key)) ?? []),
  }
}

/** LO-02: the dives of all files together, in the order of the logbook; those without a date come last. */
function byStart({ dive: one, index }: StoredDive, { dive: other, index: otherIndex }: StoredDive): number {
  const [first, second] = [one.start?.local ?? '9999', other.start?.local ?? '9999']
  return first === second ? index - otherIndex : first < second ? -1 : 1
}

export const readImports = async (db: Queryable, affiliateId: number): Promise<ImportSummaryWire[]> =>
  (await listImports(db, affiliateId)).map(summaryOf)

const summaryOf = ({
  id,
  status,
  createdAt,
  acceptedAt,
  files,
  counts,
  created,
  joined,
  undone,
}: StoredImport): ImportSummaryWire => ({
  id,
  status,
  createdAt: createdAt.toISOString(),
  undoUntil: status === 'accepted' && acceptedAt ? undoUntil(acceptedAt).toISOString() : null,
  files,
  counts: { new: 0, known: 0, doubtful: 0, broken: 0, ...counts },
  created,
  joined,
  undone: undone && { ...NOTHING_UNDONE, ...undone },
})

const diveWireOf = (
  { index, dive, verdict, matchId, logId }: StoredDive,
  findSite: FindSite,
): Omit<ImportedDiveWire, 'addsProfiles'> => ({
  index,
  start: dive.start?.local ?? null,
  maxDepth: dive.maxDepth ?? null,
  duration: dive.duration ?? null,
  place: dive.place?.name ?? dive.place?.region ?? dive.place?.country ?? null,
  nearSite: findSite(dive)?.name ?? null,
  verdict,
  problems: dive.problems,
  computers: dive.computers.flatMap(({ maker, model, serial }) =>
    model ? [`${maker ?? ''} ${model}`.trim()] : (maker ?? computerKeyOf({ maker, model, serial }) ?? []),
  ),
  samples: dive.computers.reduce((total, { samples }) => total + samples, 0),
  becomes: becomesInPreview(dive),
  match: matchId,
  logId,
})
