import { CONTENT_KINDS, type ContentKind } from '@fathom/domain/office'
import type { Locale } from '@fathom/domain/translations'
import { applicationTypeName, listApplicationTypes } from '../../applications/index.ts'
import { listCardTitles } from '../../certifications/index.ts'
import { listBatchContents, officeTitlesOf } from '../../codes/index.ts'
import { listClientNames, listReferences } from '../../integrations/index.ts'
import { listCourses, listCoursesOf } from '../../training/index.ts'
import type { OfficeDeps } from '../office.deps.ts'

type Deps = Pick<OfficeDeps, 'db' | 'editions'>

/** By id, in the reader's language; without those that have none, or whose name only the portal has. */
type Names = ReadonlyMap<string, string>
type ListNames = (deps: Deps, ids: readonly string[], locale: Locale) => Promise<Names>

type AuditObject = { kind: string; id: string }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const uuids = (ids: readonly string[]) => ids.filter((id) => UUID.test(id))

const documents =
  (kind: ContentKind): ListNames =>
  async ({ editions }, _ids, locale) =>
    new Map((await editions.list(kind, locale)).flatMap(({ key, title }) => (title ? [[key, title]] : [])))

const courses =
  (courseIn: (id: string) => string | undefined): ListNames =>
  async ({ db }, ids, locale) => {
    const packageIds = uuids(ids.flatMap((id) => courseIn(id) ?? []))
    const titles = new Map(
      (await listCourses(db, locale, packageIds)).map(({ packageId, title }) => [packageId, title]),
    )
    return new Map(
      ids.flatMap((id) => {
        const title = titles.get(courseIn(id) ?? '')
        return title ? [[id, title]] : []
      }),
    )
  }

/** A bank is that of a course in a language, a picture belongs to a course: `<course>/<which one>`. */
const coursesOfParts = courses((id) => id.split('/')[0])

const packages: ListNames = async (deps, ids, locale) => {
  const courseOf = await listCoursesOf(deps.db, uuids(ids))
  return courses((id) => courseOf.get(id))(deps, ids, locale)
}

const applications: ListNames = async ({ db }, ids, locale) => {
  const types = await listApplicationTypes(db, uuids(ids))
  return new Map([...types].map(([id, typeId]) => [id, applicationTypeName(typeId, locale)]))
}

const batches: ListNames = async ({ db }, ids, locale) => {
  const found = await listBatchContents(db, uuids(ids))
  const titleOf = await officeTitlesOf({ listCourses }, db, found, locale)
  return new Map(found.map((batch) => [batch.id, titleOf(batch)]))
}

const cards: ListNames = ({ db }, ids, locale) => listCardTitles(db, ids, locale)

const NAMES: Readonly<Record<string, ListNames>> = {
  ...Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, documents(kind)])),
  application: applications,
  bank: coursesOfParts,
  certification: cards,
  client: async ({ db }, ids) => listClientNames(db, ids),
  'code-batch': batches,
  order: cards,
  package: packages,
  picture: coursesOfParts,
  purchase: ({ db }, ids) => listReferences(db, uuids(ids)),
}

/** OF-09: what the objects of entries are called. The log itself has ids only. */
export async function listObjectNames(
  deps: Deps,
  objects: readonly AuditObject[],
  locale: Locale,
): Promise<(object: AuditObject) => string | undefined> {
  const kinds = [...new Set(objects.map(({ kind }) => kind))]
  const named = await Promise.all(
    kinds.map(async (kind) => {
      const ids = [...new Set(objects.filter((object) => object.kind === kind).map(({ id }) => id))]
      return [kind, (await NAMES[kind]?.(deps, ids, locale)) ?? new Map<string, string>()] as const
    }),
  )
  const byKind = new Map<string, Names>(named)
  return ({ kind, id }) => byKind.get(kind)?.get(id)
}
