import { sdl, trusted } from '@fathom/contract/training'
import type { FastifyPluginAsync } from 'fastify'
import type { Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { attemptRoutes } from './attempts/attempt.routes.ts'
import { recordAttempt } from './attempts/commit-attempt.ts'
import { LESSON_EVENT, lessonEvent, publishLesson } from './attempts/publish-lesson.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { centerRoutes } from './center/center.routes.ts'
import { classRoutes, classWriteRoutes } from './classes/class.routes.ts'
import { CLASS_NEWS_JOB, notifyOfClassNews } from './classes/class-news.ts'
import type { ContentDeps } from './content/content.deps.ts'
import { courseIndexRoutes } from './content/course-index.ts'
import { failureRoutes } from './content/failure.routes.ts'
import { importedRoutes } from './content/imported.routes.ts'
import { prepareLaunch } from './content/launch.ts'
import { contentRoutes } from './content/origin/content.routes.ts'
import { packageRoutes } from './content/package.routes.ts'
import { findDemoPackage } from './demo/demo-packages.ts'
import { renewDemoTraining } from './demo/training.demo.ts'
import { affiliationRoutes, chooseStoreRoutes, enrolRoutes } from './enrolments/enrol.routes.ts'
import { entitlementRoutes, journeyRoutes } from './entitlements.routes.ts'
import { bankRoutes } from './exams/banks/bank.routes.ts'
import { bringShippedBanks } from './exams/banks/shipped-banks.ts'
import { examRoutes } from './exams/exam.routes.ts'
import { learningRoutes } from './learning/learning.routes.ts'
import { linksResolvers } from './links/links.resolvers.ts'
import { trainingMerging } from './merging.ts'
import { noteRoutes } from './notes/note.routes.ts'
import { trainingOwnData } from './own-data.ts'
import { practiceRoutes } from './practice/practice.routes.ts'
import { recordRoutes } from './records/record.routes.ts'
import type { TrainingPorts } from './training.deps.ts'

/** Besides its routes, the module has the origin that course packages run on. */
export type TrainingModule = Module & { content: FastifyPluginAsync }

export function trainingModule(platform: Platform, ports: TrainingPorts): TrainingModule {
  const deps = { ...platform, ...ports }
  const content: ContentDeps = {
    ...platform,
    commitAttempt: (tx, record) => recordAttempt(deps, tx, record),
    publishRefusal: (tx, { affiliateId, attemptId }) =>
      publishLesson(deps, tx, affiliateId, { kind: 'refused', attemptId }),
    findPackage: findDemoPackage,
    hasEnded: ports.hasEnded,
  }
  return {
    ...trainingOwnData,
    merging: trainingMerging,
    content: contentRoutes(content),
    cleanUp: () => bringShippedBanks(platform.db, platform.clock.now()),
    jobs: {
      [CLASS_NEWS_JOB]: (data) => notifyOfClassNews(deps, data as { classId: string; changedAt: string }),
    },
    liveEvents: { [LESSON_EVENT]: lessonEvent },
    renewDemo: (tx, person) => renewDemoTraining(platform, tx, person),
    routes: {
      learning: async (app) => {
        await app.register(entitlementRoutes(deps))
        await app.register(catalogueRoutes(deps))
        await app.register(enrolRoutes(deps))
        await app.register(chooseStoreRoutes(deps))
        await app.register(learningRoutes(deps))
        await app.register(centerRoutes(deps))
        await app.register(classRoutes(deps))
        await app.register(classWriteRoutes(deps))
        await app.register(recordRoutes(deps))
        await app.register(attemptRoutes(deps, (request) => prepareLaunch(deps, request)))
        await app.register(failureRoutes(deps))
        await app.register(examRoutes(deps))
        await app.register(practiceRoutes(deps))
        await app.register(noteRoutes(deps))
        await app.register(courseIndexRoutes(content))
        await app.register(bankRoutes(deps))
        await app.register(packageRoutes(platform))
        await app.register(importedRoutes(deps))
      },
      pro: async (app) => {
        await app.register(journeyRoutes(deps))
        await app.register(affiliationRoutes(deps))
      },
    },
    graphs: { pro: { sdl, trusted, resolvers: linksResolvers(platform) } },
  }
}
