import {
  courseDetailsWire,
  courseQuery,
  courseRecordWire,
  coursesQuery,
  coursesWire,
  specialtiesQuery,
} from '@fathom/contract/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingCulture } from '../reading-culture.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { getCourse, getCourseDetails } from './get-course.ts'
import { listCatalogue, listSpecialties } from './list-catalogue.ts'
import { refreshPackage } from './refresh-package.ts'

/** `refresh`, `refresh=true` and `refresh=1`. */
const isAsked = (flag: string | undefined) => flag !== undefined && !/^(false|0|no)$/i.test(flag)

const params = z.object({ packageId: z.string().max(100) })

export const catalogueRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    type Asking = Parameters<typeof readingCulture>[0]
    const readerOf = (asking: Asking) => ({
      affiliateId: asking.caller.affiliateId,
      culture: readingCulture(asking),
    })
    app.get(
      '/courses',
      {
        schema: {
          summary: 'The catalogue, or the part of it under a tag',
          querystring: coursesQuery,
          response: { 200: coursesWire },
        },
      },
      (asking) =>
        listCatalogue(deps, { caller: asking.caller, culture: readingCulture(asking) }, asking.query.tag),
    )
    app.get(
      '/specialties',
      {
        schema: {
          summary: 'The courses that specialise in another',
          querystring: specialtiesQuery,
          response: { 200: coursesWire },
        },
      },
      (asking) => listSpecialties(deps, readerOf(asking).culture, asking.query.packageId),
    )
    app.get(
      '/courses/:packageId',
      {
        schema: {
          summary: 'A course, its parts, and where I stand in it',
          params,
          querystring: courseQuery,
          response: { 200: courseRecordWire },
        },
      },
      async (asking) => {
        const { refresh, platform } = asking.query
        const { packageId } = asking.params
        if (isAsked(refresh)) await refreshPackage(deps.db, readerOf(asking), packageId)
        return getCourse(deps, readerOf(asking), packageId, platform)
      },
    )
    app.get(
      '/courses/:packageId/details',
      {
        schema: {
          summary: 'The page of a course in the catalogue',
          params,
          querystring: courseQuery,
          response: { 200: courseDetailsWire },
        },
      },
      (asking) => getCourseDetails(deps, readerOf(asking), asking.params.packageId),
    )
  }
