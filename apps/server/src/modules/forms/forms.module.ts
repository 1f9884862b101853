import { sdl, trusted } from '@fathom/contract/forms'
import type { GraphContext, Module } from '../../platform/module.ts'
import { renewDemoForms } from './demo/demo-due.ts'
import { addDemoPapers } from './demo/demo-papers.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { verificationRoutes } from './documents/verification.routes.ts'
import { draftRoutes } from './drafts/draft.routes.ts'
import { evaluationRoutes } from './evaluations/evaluation.routes.ts'
import type { FormsDeps } from './forms.deps.ts'
import { countProForms, listProForms } from './forms.store.ts'
import { COPY_JOB, mailCopy } from './links/copy-letter.ts'
import { linkRoutes } from './links/link.routes.ts'
import { LINK_JOB, sendLinkLetter } from './links/link-letter.ts'
import { formsMerging } from './merging.ts'
import { formsOwnData } from './own-data.ts'
import { paperRoutes } from './papers/paper.routes.ts'
import { paperQueue } from './papers/paper-queue.ts'
import { FORMS_EVENT, formsEvent } from './publish-change.ts'
import { standingRoutes } from './standings/standing.routes.ts'
import { witnessRoutes } from './witness/witness.routes.ts'

export function formsModule(deps: FormsDeps): Module {
  const { db, clock } = deps
  return {
    ...formsOwnData(deps),
    merging: formsMerging(deps),
    demo: (tx, person) => addDemoPapers(deps, tx, person),
    renewDemo: (tx, person) => renewDemoForms(tx, person, clock.now()),
    mails: {
      [LINK_JOB]: (data) => sendLinkLetter(deps, data as { id: string }),
      [COPY_JOB]: (data) => mailCopy(deps, data as Parameters<typeof mailCopy>[1]),
    },
    queues: [paperQueue(deps)],
    liveEvents: { [FORMS_EVENT]: formsEvent },
    routes: {
      forms: async (app) => {
        await app.register(draftRoutes(deps))
        await app.register(documentRoutes(deps))
        await app.register(verificationRoutes(deps))
        await app.register(standingRoutes(deps))
        await app.register(linkRoutes(deps))
        await app.register(evaluationRoutes(deps))
        await app.register(witnessRoutes(deps))
        await app.register(paperRoutes(deps))
      },
    },
    graphs: {
      pro: {
        sdl,
        trusted,
        resolvers: {
          Query: {
            forms: (_: unknown, __: unknown, { caller }: GraphContext) =>
              listProForms(db, caller.affiliateId),
            formsTotal: (_: unknown, __: unknown, { caller }: GraphContext) =>
              countProForms(db, caller.affiliateId),
          },
        },
      },
    },
  }
}
