import type { CatalogCourseWire, CatalogEntryWire, PrerequisiteWire } from '@fathom/contract/shop'
import { checkPrerequisites, type Offered } from '@fathom/domain/shop'
import { isEntryCourse, isExam } from '@fathom/domain/training'
import { contentCultures, findNewestContent, loadExamMinutes } from '../training/index.ts'
import { priceOf, type Shop } from './load-shop.ts'
import type { ShopDeps, ShopReader } from './shop.deps.ts'

export function wireOf(shop: Shop, course: Offered): CatalogCourseWire {
  return {
    packageId: course.packageId,
    product: course.number,
    title: course.title,
    summary: course.summary,
    kind: course.productKind,
    level: course.level,
    isEntry: isEntryCourse(course),
    languages: [...course.languages],
    dives: course.dives,
    minutes: course.minutes,
    scene: course.scene,
    price: priceOf(shop, course),
    isMine: shop.offers.taken.has(course.packageId),
  }
}

function prerequisitesOf({ titles, offers: { beginner } }: Shop, course: Offered): PrerequisiteWire[] {
  const { minimumAge, after, loggedDives } = course.prerequisites
  const title = after === null ? undefined : titles.get(after)
  return checkPrerequisites(course.prerequisites, beginner).flatMap(({ ask, isMet }): PrerequisiteWire[] => {
    if (ask === 'age') return [{ ask, years: minimumAge, isMet }]
    if (ask === 'dives') return [{ ask, count: loggedDives, isMet }]
    return after === null || title === undefined ? [] : [{ ask, packageId: after, title, isMet }]
  })
}

type Expanded = Pick<CatalogEntryWire, 'inside' | 'prerequisites'>

/** CA-54: what the course includes, and its prerequisites. */
export async function expand(
  { db }: ShopDeps,
  { culture }: ShopReader,
  shop: Shop,
  course: Offered,
): Promise<Expanded> {
  const found = await findNewestContent(db, course.packageId, contentCultures(culture))
  const content = found && (await loadExamMinutes(db, [found], []))(found)
  const parts = (content?.activities ?? []).filter(({ href }) => href !== null)
  const exams = parts.filter(isExam).length
  return {
    inside: {
      lessons: parts.length - exams,
      exams,
      minutes: course.minutes,
      skills: course.requirements.skills?.count ?? 0,
      dives: course.dives,
      card: course.requirements.photo,
      culture: content?.culture ?? null,
      outline: parts.map((part) => ({
        title: part.title,
        minutes: part.minutes === null ? null : Math.round(part.minutes),
        isExam: isExam(part),
      })),
    },
    prerequisites: prerequisitesOf(shop, course),
  }
}
