import { affiliateIdWire } from '@fathom/contract/shared'
import { myCoursesQuery, myCoursesWire, studentsWire } from '@fathom/contract/training'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { readingCulture } from '../../../platform/reading-culture.ts'
import { listStudents } from '../students/list-students.ts'
import { listTaughtCourses } from '../students/may-teach.ts'
import type { TrainingDeps } from '../training.deps.ts'
import { coursesOf, listMyCourses } from './list-my-courses.ts'

export const learningRoutes =
  (deps: TrainingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/my-courses',
      {
        schema: {
          summary: 'The courses that I take, and where I stand',
          querystring: myCoursesQuery,
          response: { 200: myCoursesWire },
        },
      },
      (request) => listMyCourses(deps, request.caller.affiliateId, readingCulture(request)),
    )
    app.get(
      '/students',
      {
        schema: {
          summary: 'The students that I or my dive center teach, with their progress',
          querystring: myCoursesQuery,
          response: { 200: studentsWire },
        },
      },
      (request) => listStudents(deps, request.caller, readingCulture(request)),
    )
    app.get(
      '/students/:affiliateId/courses',
      {
        schema: {
          summary: 'The courses of a student that I or my dive center teach',
          params: z.object({ affiliateId: affiliateIdWire }),
          querystring: myCoursesQuery,
          response: { 200: myCoursesWire },
        },
      },
      async (request) => {
        const { affiliateId } = request.params
        const taught = await listTaughtCourses(deps.db, request.caller, affiliateId)
        if (taught.length === 0) throw new Problem('not-affiliated', 401)
        return coursesOf(deps, taught, readingCulture(request))
      },
    )
  }
