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
import { readingCulture } from '../../../platform/reading-culture.ts'
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
    type CatalogueRequest = Parameters<typeof readingCulture>[0]
    const readerOf = (request: CatalogueRequest) => ({
      affiliateId: request.caller.affiliateId,
      culture: readingCulture(request),
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
      (request) =>
        listCatalogue(deps, { caller: request.caller, culture: readingCulture(request) }, request.query.tag),
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
      (request) => listSpecialties(deps, readerOf(request).culture, request.query.packageId),
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
      async (request) => {
        const { refresh, platform } = request.query
        const { packageId } = request.params
        if (isAsked(refresh)) await refreshPackage(deps.db, readerOf(request), packageId)
        return getCourse(deps, readerOf(request), packageId, platform)
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
      (request) => getCourseDetails(deps, readerOf(request), request.params.packageId),
    )
  }
