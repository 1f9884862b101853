import {
  affiliatedWire,
  chooseStoreWire,
  enrolLinkWire,
  enrolmentWire,
  enrolOfferWire,
  enrolWire,
} from '@fathom/contract/training'
import { isProfessional } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { readingCulture } from '../../../platform/reading-culture.ts'
import { findEnrolment } from '../learning/find-enrolment.ts'
import { teacherOf } from '../learning/teacher.ts'
import { isUuid, noCourseFound } from '../no-course.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { chooseOwnStore } from './choose-store.ts'
import { enrol } from './enrol.ts'
import { readExtraData, writeExtraData } from './enrol-links.ts'
import { getEnrolOffer, offerOfTeacher } from './enrol-offer.ts'

const extraDataParams = z.object({ extraData: z.string().max(2000) })

export const enrolRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
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
        return enrol(deps, caller, culture, { ...body, ...params })
      },
    )
    app.post(
      '/courses/enroll/:extraData',
      {
        schema: {
          summary: 'Enrol me by a link that names the course and who teaches it',
          params: extraDataParams,
          response: { 200: enrolmentWire },
        },
      },
      async ({ caller, params, headers }) => {
        const reading = readingCulture({ query: {}, headers, caller })
        const offer = readExtraData(deps.secrets, params.extraData, reading)
        return enrol(deps, caller, readingCulture({ query: offer, headers, caller }), offer)
      },
    )
    app.get(
      '/courses/enroll/:extraData',
      {
        schema: {
          summary: 'What a link leads to, before it enrols me',
          params: extraDataParams,
          response: { 200: enrolOfferWire },
        },
      },
      async ({ caller, params, headers }) => {
        const reading = readingCulture({ query: {}, headers, caller })
        const offer = readExtraData(deps.secrets, params.extraData, reading)
        return getEnrolOffer(deps, caller, reading, offer)
      },
    )
    app.post(
      '/courses/:packageId/link',
      {
        schema: {
          summary: 'A link that enrols others in a course with me',
          params: z.object({ packageId: z.string().max(100) }),
          response: { 200: enrolLinkWire },
        },
      },
      async ({ caller, params }) => {
        if (!isProfessional(caller.affiliateType)) throw new Problem('not-allowed', 403)
        const offer = await offerOfTeacher(deps, caller, params.packageId)
        return { extraData: writeExtraData(deps.secrets, offer) }
      },
    )
  }

export const chooseStoreRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/courses/:packageId/store',
      {
        schema: {
          summary: 'Choose or change the dive center of my course',
          params: z.object({ packageId: z.string().max(100) }),
          body: chooseStoreWire,
          response: { 200: affiliatedWire },
        },
      },
      async ({ caller, params, body, headers }) => {
        const culture = readingCulture({ query: {}, headers, caller })
        const chosen = { id: params.packageId, storeNumber: body.storeNumber }
        const enrolment = await chooseOwnStore(deps, caller, culture, chosen)
        const { packageId } = enrolment
        return { ...(await teacherOf(deps.db, enrolment)), packageId, affiliated: true }
      },
    )
  }

export const affiliationRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
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
          ? await findEnrolment(deps.db, caller.affiliateId, packageId)
          : undefined
        if (!isUuid(packageId)) throw noCourseFound(packageId)
        const teacher = await teacherOf(deps.db, enrolment ?? { storeNumber: null, memberNumber: null })
        const affiliated = teacher.storeNumber !== null || teacher.memberNumber !== null
        return { ...teacher, packageId: enrolment?.packageId ?? packageId.toLowerCase(), affiliated }
      },
    )
  }
