import { affiliatedWire, enrolmentWire, enrolWire } from '@fathom/contract/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { teacherOf } from '../learning/teacher.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import { readingCulture } from '../reading-culture.ts'
import type { TrainingHouse } from '../training.house.ts'
import { enrol } from './enrol.ts'
import { readExtraData } from './extra-data.ts'

const LONGEST_EXTRA_DATA = 2000

export const enrolRoutes =
  (house: TrainingHouse): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/courses/:packageId/enroll',
      {
        schema: {
          summary: 'Enrol me in a course that I am entitled to',
          params: z.object({ packageId: z.string().max(100) }),
          body: enrolWire,
          response: { 200: enrolmentWire },
        },
      },
      async ({ caller, params, body, headers }) => {
        const culture = readingCulture({ query: { culture: body?.culture }, headers, caller })
        return enrol(house, caller, culture, { ...body, ...params })
      },
    )
    app.post(
      '/courses/enroll/:extraData',
      {
        schema: {
          summary: 'Enrol me by a link that names the course and who teaches it',
          params: z.object({ extraData: z.string().max(LONGEST_EXTRA_DATA) }),
          response: { 200: enrolmentWire },
        },
      },
      async ({ caller, params, headers }) => {
        const wish = readExtraData(params.extraData, readingCulture({ query: {}, headers, caller }))
        return enrol(house, caller, readingCulture({ query: wish, headers, caller }), wish)
      },
    )
  }

export const affiliationRoutes =
  (house: TrainingHouse): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/affiliations/affiliated/:packageId',
      {
        schema: {
          summary: 'Who teaches me this course',
          params: z.object({ packageId: z.string().max(100) }),
          response: { 200: affiliatedWire },
        },
      },
      async ({ caller, params: { packageId } }) => {
        const enrolment = isUuid(packageId)
          ? await findEnrolment(house.db, caller.affiliateId, packageId)
          : undefined
        if (!isUuid(packageId)) throw noCourseFound(packageId)
        const teacher = await teacherOf(house.db, enrolment ?? { storeNumber: null, memberNumber: null })
        const affiliated = teacher.storeNumber !== null || teacher.memberNumber !== null
        return { ...teacher, packageId: enrolment?.packageId ?? packageId.toLowerCase(), affiliated }
      },
    )
  }
