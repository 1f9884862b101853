import type { ContentDocumentWire, ContentListWire, ContentOverviewWire } from '@fathom/contract/office'
import type { User } from '@fathom/domain/session'
import { currentOf, layersOf, stateOf } from '../../../platform/editions/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { actsAsStaff } from '../../../platform/staff-rights/index.ts'
import { listNames } from '../../account/index.ts'

export type ContentDeps = Pick<Platform, 'db' | 'editions' | 'clock'>

type Json = ContentDocumentWire['value']

/** OF-08: the kinds that the caller has the right to change. */
export async function readOverview({ editions }: ContentDeps, caller: User): Promise<ContentOverviewWire> {
  const mine = editions.kinds().filter(({ right }) => actsAsStaff(caller, right))
  const kinds = mine.map(async ({ name }) => {
    const documents = await editions.list(name)
    return {
      kind: name,
      documents: documents.length,
      drafts: documents.filter((each) => each.hasDraft).length,
    }
  })
  return { kinds: (await Promise.all(kinds)) as ContentOverviewWire['kinds'] }
}

export async function listDocuments(
  { editions }: ContentDeps,
  kind: string,
  culture: string,
): Promise<ContentListWire> {
  const documents = await editions.list(kind, culture)
  return {
    documents: documents.map(({ value, changesAt, ...rest }) => ({
      ...rest,
      value: value as Json,
      changesAt: changesAt?.toISOString() ?? null,
    })),
  }
}

export async function openDocument(
  { db, editions, clock }: ContentDeps,
  { kind, key, culture }: { kind: string; key: string; culture: string },
): Promise<ContentDocumentWire> {
  const { title, default: fallback, draft, editions: all } = await editions.open(kind, key, culture)
  const now = clock.now()
  const people = [draft?.by, ...all.map(({ by }) => by)].filter((by) => typeof by === 'number')
  const names = await listNames(db, [...new Set(people)])
  const personOf = (affiliateId: number) => ({ affiliateId, name: names.get(affiliateId) ?? '' })
  return {
    key,
    title,
    value: (currentOf(layersOf(all), now)?.value ?? fallback) as Json,
    default: fallback as Json,
    latest: all[0]?.version ?? 0,
    draft: draft
      ? { ...draft, value: draft.value as Json, at: draft.at.toISOString(), by: personOf(draft.by) }
      : null,
    versions: all.slice(0, MOST_VERSIONS).map((edition) => {
      const { version, value, undoes, from, until, note, at, by } = edition
      return {
        ...{ version, value: value as Json, undoes, note, state: stateOf(all, edition, now) },
        from: from.toISOString(),
        until: until?.toISOString() ?? null,
        at: at.toISOString(),
        by: by === null ? null : personOf(by),
      }
    }),
  }
}

/** More than anyone reads; older ones stay in the database. */
const MOST_VERSIONS = 200
