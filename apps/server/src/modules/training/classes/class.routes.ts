import { myCoursesQuery } from '@fathom/contract/training'
import {
  attendanceWire,
  classChangeWire,
  classChoicesWire,
  classClosedWire,
  classesWire,
  classWire,
  missedQuestionsWire,
  myClassesWire,
  sessionChangeWire,
  signedOffWire,
  signOffRequestWire,
  withdrawalWire,
} from '@fathom/contract/training/classes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendCsv } from '../../../platform/csv.ts'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { listClassChoices } from './class-choices.ts'
import { getClassCalendar, getClassCsv, listMissedQuestions } from './class-files.ts'
import { getClassRecord, listClasses, listMyClasses } from './load-class.ts'
import { saveClass, setClosed } from './save-class.ts'
import { changeSession, markAttendance, removeSession } from './save-session.ts'
import { signOffSession, withdrawSigned } from './sign-off.ts'

const classParams = z.object({ classId: z.string().max(100) })
const sessionParams = classParams.extend({ sessionId: z.string().max(100) })

/** LE-09: reading classes. */
export const classRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const querystring = myCoursesQuery
    app.get(
      '/classes',
      {
        schema: {
          summary: 'The classes that I or my dive center teach',
          querystring,
          response: { 200: classesWire },
        },
      },
      (request) => listClasses(deps, request.caller, readingCulture(request)),
    )
    app.get(
      '/class-choices',
      {
        schema: {
          summary: 'Instructors, dive centers, courses and students for a class of mine',
          querystring,
          response: { 200: classChoicesWire },
        },
      },
      (request) => listClassChoices(deps, request.caller, readingCulture(request)),
    )
    app.get(
      '/my-classes',
      {
        schema: { summary: 'The classes that I am taught in', querystring, response: { 200: myClassesWire } },
      },
      (request) => listMyClasses(deps, request.caller, readingCulture(request)),
    )
    app.get(
      '/classes/:classId',
      {
        schema: {
          summary: 'A class with its students, sessions, attendance and sign-offs',
          params: classParams,
          querystring,
          response: { 200: classWire },
        },
      },
      (request) => getClassRecord(deps, request.caller, request.params.classId, readingCulture(request)),
    )
    app.get(
      '/classes/:classId/questions',
      {
        schema: {
          summary: 'The questions that the students of a class missed most often',
          params: classParams,
          response: { 200: missedQuestionsWire },
        },
      },
      ({ caller, params }) => listMissedQuestions(deps, caller, params.classId),
    )
    fileRoutes(deps, app)
  }

type App = Parameters<FastifyPluginAsyncZod>[0]

function fileRoutes(deps: TrainingDeps, app: App): void {
  const querystring = myCoursesQuery
  app.get(
    '/classes/:classId/students.csv',
    { schema: { summary: 'The students of a class for a spreadsheet', params: classParams, querystring } },
    async (request, reply) => {
      const text = await getClassCsv(deps, request.caller, request.params.classId, readingCulture(request))
      return sendCsv(reply, 'students', text)
    },
  )
  app.get(
    '/classes/:classId/calendar.ics',
    { schema: { summary: 'The sessions of a class for a calendar', params: classParams, querystring } },
    async (request, reply) => {
      const text = await getClassCalendar(
        deps,
        request.caller,
        request.params.classId,
        readingCulture(request),
      )
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="class.ics"')
        .header('cache-control', 'no-store')
        .send(text)
    },
  )
}

/** LE-09: changing classes. Each answers with nothing: the page reads the class again. */
export const classWriteRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const response = { 204: z.null() }
    app.put(
      '/classes/:classId',
      {
        schema: { summary: 'Create or change a class', params: classParams, body: classChangeWire, response },
      },
      async ({ caller, params, body }, reply) => {
        await saveClass(deps, caller, params.classId, body)
        return reply.code(204).send(null)
      },
    )
    app.put(
      '/classes/:classId/closed',
      {
        schema: {
          summary: 'Archive a class that is over, or bring it back',
          params: classParams,
          body: classClosedWire,
          response,
        },
      },
      async ({ caller, params, body }, reply) => {
        await setClosed(deps, caller, params.classId, body.isClosed)
        return reply.code(204).send(null)
      },
    )
    sessionRoutes(deps, app)
    signOffRoutes(deps, app)
  }

function sessionRoutes(deps: TrainingDeps, app: App): void {
  const response = { 204: z.null() }
  app.put(
    '/classes/:classId/sessions/:sessionId',
    {
      schema: {
        summary: 'Add, change or bring back a session',
        params: sessionParams,
        body: sessionChangeWire,
        response,
      },
    },
    async ({ caller, params, body }, reply) => {
      await changeSession(deps, caller, params, body)
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/classes/:classId/sessions/:sessionId',
    { schema: { summary: 'Delete a session', params: sessionParams, response } },
    async ({ caller, params }, reply) => {
      await removeSession(deps, caller, params)
      return reply.code(204).send(null)
    },
  )
  app.put(
    '/classes/:classId/sessions/:sessionId/attendance',
    {
      schema: {
        summary: 'Record who was at a session',
        params: sessionParams,
        body: attendanceWire,
        response,
      },
    },
    async ({ caller, params, body }, reply) => {
      await markAttendance(deps, caller, params, body)
      return reply.code(204).send(null)
    },
  )
}

/** A signature needs a fresh authentication (TS-17), and so does taking it back. */
function signOffRoutes(deps: TrainingDeps, app: App): void {
  app.post(
    '/classes/:classId/sessions/:sessionId/sign-off',
    {
      schema: {
        summary: 'Sign off a session for students who were present',
        params: sessionParams,
        body: signOffRequestWire,
        response: { 200: signedOffWire },
      },
    },
    async ({ caller, params, body, headers }) => {
      await deps.mustBeFresh(caller, headers.cookie)
      return signOffSession(deps, caller, params, body.students)
    },
  )
  app.put(
    '/classes/:classId/sign-offs/:signOffId/withdrawal',
    {
      schema: {
        summary: 'Withdraw a sign-off, with a reason',
        params: classParams.extend({ signOffId: z.string().max(100) }),
        body: withdrawalWire,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params, body, headers }, reply) => {
      await deps.mustBeFresh(caller, headers.cookie)
      await withdrawSigned(deps, caller, params, body.reason)
      return reply.code(204).send(null)
    },
  )
}
