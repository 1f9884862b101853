import { randomUUID } from 'node:crypto'
import { lessonFailureAnswerWire } from '@fathom/contract/training'
import {
  importedPackagesWire,
  importedQueryWire,
  packageChangeWire,
  previewRequestWire,
  previewWire,
} from '@fathom/contract/training/content'
import type { User } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { audit } from '../../../platform/audit/index.ts'
import { declareRight } from '../../../platform/http/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { findContent } from './content.store.ts'
import { isUnitHeard } from './failure.store.ts'
import { listImported, publishContent, releaseUnread, withdrawContent } from './imported.store.ts'
import { type LaunchDeps, prepareLaunch } from './launch.ts'

const params = z.object({ contentId: z.uuid().toLowerCase() })
const FIRST_PAGE = importedQueryWire.parse({})
const by = ({ affiliateId }: User, id: string) => ({ actor: affiliateId, object: { kind: 'package', id } })
const noPackageFound = () => new Problem('no-package-found', 404)

/** The imported packages; staff only, like importing. */
export function importedRoutes(deps: LaunchDeps): FastifyPluginAsyncZod {
  const { db, clock } = deps
  return async (app) => {
    declareRight(app, { right: 'courses' })
    await app.register(previewRoutes(deps))
    app.get(
      '/packages',
      {
        schema: {
          summary: 'The packages that were imported',
          querystring: importedQueryWire,
          response: { 200: importedPackagesWire },
        },
      },
      ({ query }) => listImported(db, query),
    )
    app.post(
      '/packages/:contentId/publish',
      {
        schema: {
          summary: 'Publish a draft, or an earlier package again',
          params,
          response: { 200: importedPackagesWire },
        },
      },
      ({ caller, params: { contentId } }) =>
        db.transaction(async (tx) => {
          if (!(await publishContent(tx, contentId, clock.now()))) throw noPackageFound()
          await audit(tx, { ...by(caller, contentId), action: 'package-published' })
          return listImported(tx, FIRST_PAGE)
        }),
    )
    app.put(
      '/packages/:contentId',
      {
        schema: {
          summary: 'Withdraw a package, so that the one before it is in use again, or restore it',
          params,
          body: packageChangeWire,
          response: { 200: importedPackagesWire },
        },
      },
      ({ caller, params: { contentId }, body: { isWithdrawn } }) =>
        db.transaction(async (tx) => {
          if (!(await withdrawContent(tx, contentId, isWithdrawn, clock.now()))) throw noPackageFound()
          if (isWithdrawn) await releaseUnread(tx, contentId)
          const action = isWithdrawn ? 'package-withdrawn' : 'package-restored'
          await audit(tx, { ...by(caller, contentId), action })
          return listImported(tx, FIRST_PAGE)
        }),
    )
  }
}

/** Opens a package in the player without an attempt, so that nothing of it can be recorded (LE-12). */
function previewRoutes(deps: LaunchDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/packages/:contentId/preview',
      {
        schema: {
          summary: 'Open a part of a package to look at it, without recording anything',
          params,
          body: previewRequestWire,
          response: { 200: previewWire },
        },
      },
      async ({ caller, params: { contentId }, body }) => {
        const content = await findContent(deps.db, contentId)
        if (!content) throw noPackageFound()
        const { title, serverExams } = content
        const activities = content.activities
          .filter(({ id, href }) => href !== null && !serverExams.includes(id))
          .map((each) => ({ id: each.id, title: each.title }))
        const activityId = body?.activityId ?? activities[0]?.id
        const activity = activities.find(({ id }) => id === activityId)
        if (!activity) throw new Problem('no-activity-found', 404)
        const attempt = { attemptId: randomUUID(), state: null }
        const { playerUrl, start } = await prepareLaunch(deps, {
          caller,
          content,
          activityId: activity.id,
          attempt,
          mode: 'browse',
        })
        return { title, playerUrl, start, activities }
      },
    )
    app.get(
      '/packages/:contentId/preview/:attemptId',
      {
        schema: {
          summary: 'Whether the package in a preview has contacted the server (LE-03)',
          params: params.extend({ attemptId: z.uuid().toLowerCase() }),
          response: { 200: lessonFailureAnswerWire },
        },
      },
      async ({ caller, params: { attemptId } }) => ({
        isHeard: await isUnitHeard(deps.db, caller.affiliateId, attemptId),
      }),
    )
  }
}
