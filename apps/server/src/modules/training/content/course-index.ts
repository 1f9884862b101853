import { buffer } from 'node:stream/consumers'
import { type CourseIndexWire, courseIndexWire, packageIndexWire } from '@fathom/contract/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findShippedIndex } from '../exams/banks/shipped-banks.ts'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { ContentDeps } from './content.deps.ts'
import { findContent } from './content.store.ts'
import { type ContentFiles, createContentFiles } from './origin/content-files.ts'

const INDEX_FILE = 'course-index.json'
const LARGEST_BYTES = 4_000_000

export const courseIndexRoutes =
  (deps: ContentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const files = createContentFiles(deps)
    app.get(
      '/courses/:id/index',
      {
        schema: {
          summary: 'The text and the glossary of a course that I take, to search in',
          params: z.object({ id: z.string().max(100) }),
          response: { 200: courseIndexWire },
        },
      },
      ({ caller, params }) => getCourseIndex(deps, files, caller.affiliateId, params.id),
    )
  }

/** In the edition that the person reads. */
async function getCourseIndex(
  { db, log }: ContentDeps,
  files: ContentFiles,
  affiliateId: number,
  id: string,
): Promise<CourseIndexWire> {
  const enrolment = isUuid(id) ? await findEnrolment(db, affiliateId, id) : undefined
  if (!enrolment) throw noCourseFound(id)
  const content = enrolment.contentId === null ? undefined : await findContent(db, enrolment.contentId)
  if (!content) return { culture: '', lessons: [], pages: [], glossary: [] }
  const { contentId, culture, activities, serverExams } = content
  const lessons = activities
    .filter((activity) => activity.href !== null && !serverExams.includes(activity.id))
    .map((activity) => ({ id: activity.id, title: activity.title }))
  const known = new Set(lessons.map((lesson) => lesson.id))
  const inPackage = await readIndex(files, contentId).catch((error: unknown) => {
    // A package of another tool may have a file of this name with something else in it.
    log.warn({ contentId, error }, 'the index of a package is not readable')
    return undefined
  })
  // Editions of our own courses that were built before packages had an index.
  const { pages = [], glossary = [] } = inPackage ?? (await findShippedIndex(content)) ?? {}
  return {
    culture,
    lessons,
    pages: pages.filter(({ lesson }) => known.has(lesson)),
    glossary: glossary
      .filter(({ lesson }) => known.has(lesson))
      .map((term) => ({ ...term, also: [...term.also] })),
  }
}

async function readIndex(files: ContentFiles, contentId: string) {
  const file = await files.find(contentId, INDEX_FILE)
  if (!file || file.size > LARGEST_BYTES) return undefined
  const { body } = await files.open(contentId, file)
  return packageIndexWire.parse(JSON.parse((await buffer(body)).toString('utf8')))
}
