import {
  assessmentResultsWire,
  certifyRequestWire,
  courseReportWire,
  eRecordArchiveWire,
  eRecordWire,
  studentQuery,
} from '@fathom/contract/training'
import type { User } from '@fathom/domain/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readingCulture } from '../../../platform/reading-culture.ts'
import { certify } from '../students/certify.ts'
import { mustTeach } from '../students/may-teach.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { getAssessmentResults } from './assessment-results.ts'
import { loadCourseReport } from './course-report.ts'
import { getERecord, listArchive } from './e-record.ts'
import { loadRecord, type RecordOf } from './load-record.ts'
import { printRecord } from './pdf/print-record.ts'

type RecordRequest = { caller: User; params: { id: string }; headers: FastifyRequest['headers'] }
type Own = RecordRequest & { query: { culture?: string | undefined } }
type OfStudent = RecordRequest & { query: z.output<typeof studentQuery> }

const params = z.object({ id: z.string().max(100) })
const querystring = z.object({ culture: z.string().max(35).optional() })

const asPdf = async (reply: FastifyReply, [deps, of, id]: [TrainingDeps, RecordOf, string]) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="training-record-${of.affiliateId}.pdf"`)
    .header('cache-control', 'no-store')
    .send(await printRecord(await getERecord(deps, of, id), of.culture))

/** Each record has two routes: one's own, and that of a student one teaches (RO-05). */
export const recordRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const own = (request: Own): [TrainingDeps, RecordOf, string] => [
      deps,
      { affiliateId: request.caller.affiliateId, culture: readingCulture(request) },
      request.params.id,
    ]
    const ofStudent = async (request: OfStudent): Promise<[TrainingDeps, RecordOf, string]> => {
      const { affiliateId } = request.query
      await mustTeach(deps.db, request.caller, { affiliateId, id: request.params.id })
      return [deps, { affiliateId, culture: readingCulture(request) }, request.params.id]
    }
    const schema = <Wire extends z.ZodType>(summary: string, wire: Wire) => ({
      schema: { summary, params, querystring, response: { 200: wire } },
    })
    const studentSchema = <Wire extends z.ZodType>(summary: string, wire: Wire) => ({
      schema: { summary, params, querystring: studentQuery, response: { 200: wire } },
    })

    app.get(
      '/courses/:id/assessmentresults',
      schema('What I answered and scored', assessmentResultsWire),
      (request) => getAssessmentResults(...own(request), request.caller),
    )
    app.get(
      '/courses/:id/instructor/assessmentresults',
      studentSchema('What a student of mine answered and scored', assessmentResultsWire),
      async (request) => getAssessmentResults(...(await ofStudent(request)), request.caller),
    )
    app.get('/courses/:id/report', schema('My course part by part', courseReportWire), async (request) =>
      loadCourseReport(deps, await loadRecord(...own(request))),
    )
    app.get('/courses/:id/eRecord', schema('What I did, when and with whom', eRecordWire), (request) =>
      getERecord(...own(request)),
    )
    app.get(
      '/courses/:id/instructor/eRecord',
      studentSchema('What a student of mine did, when and with whom', eRecordWire),
      async (request) => getERecord(...(await ofStudent(request))),
    )
    app.get(
      '/courses/:id/eRecord/archive',
      schema('Each time that I took the course', eRecordArchiveWire),
      (request) => listArchive(...own(request)),
    )
    app.get(
      '/courses/:id/instructor/eRecord/archive',
      studentSchema('Each time that a student of mine took the course', eRecordArchiveWire),
      async (request) => listArchive(...(await ofStudent(request))),
    )
    app.post(
      '/courses/:id/instructor/certify',
      {
        schema: {
          ...studentSchema('Certify a student of mine, once nothing is missing', eRecordWire).schema,
          body: certifyRequestWire,
        },
      },
      (request) => {
        const { affiliateId } = request.query
        return certify(
          deps,
          request.caller,
          { affiliateId, culture: readingCulture(request) },
          request.params.id,
          request.body?.isRefusalKnown === true,
        )
      },
    )
    app.get(
      '/courses/:id/eRecord.pdf',
      { schema: { summary: 'My record as PDF, in my language', params, querystring } },
      async (request, reply) => asPdf(reply, own(request)),
    )
    app.get(
      '/courses/:id/instructor/eRecord.pdf',
      { schema: { summary: 'The record of a student of mine as PDF', params, querystring: studentQuery } },
      async (request, reply) => asPdf(reply, await ofStudent(request)),
    )
  }
