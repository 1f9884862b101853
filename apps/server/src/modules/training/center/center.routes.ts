import {
  assignedWire,
  assignmentsWire,
  centerFilterQuery,
  centerStudentsQuery,
  centerStudentsWire,
  studentsFilterQuery,
} from '@fathom/contract/training'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendCsv } from '../../../platform/csv.ts'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { assignInstructors } from './assign-instructors.ts'
import { listCenterStudents, listMatching, listTaughtMatching } from './list-center-students.ts'
import { studentsCsv } from './students-csv.ts'

const asCsv = (reply: FastifyReply, ...rows: Parameters<typeof studentsCsv>) =>
  sendCsv(reply, 'students', studentsCsv(...rows))

/** LE-10: what a dive center does with its students. */
export const centerRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/center/students',
      {
        schema: {
          summary: 'The students of my dive center, with their instructors',
          querystring: centerStudentsQuery,
          response: { 200: centerStudentsWire },
        },
      },
      (request) => listCenterStudents(deps, request.caller, readingCulture(request), request.query),
    )
    app.get(
      '/center/students.csv',
      { schema: { summary: 'The same, for a spreadsheet', querystring: centerFilterQuery } },
      async (request, reply) => {
        const culture = readingCulture(request)
        return asCsv(reply, await listMatching(deps, request.caller, culture, request.query), culture)
      },
    )
    app.get(
      '/students.csv',
      {
        schema: {
          summary: 'The students that I or my dive center teach, for a spreadsheet',
          querystring: studentsFilterQuery,
        },
      },
      async (request, reply) => {
        const culture = readingCulture(request)
        return asCsv(reply, await listTaughtMatching(deps, request.caller, culture, request.query), culture)
      },
    )
    app.put(
      '/center/students/instructor',
      {
        schema: {
          summary: 'Give students of my dive center to instructors who teach there',
          body: assignmentsWire,
          response: { 200: assignedWire },
        },
      },
      (request) => assignInstructors(deps, request.caller, request.body),
    )
  }
