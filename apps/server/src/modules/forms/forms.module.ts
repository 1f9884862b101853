import { sdl, trusted } from '@fathom/contract/forms'
import type { GraphContext, Module } from '../../platform/module.ts'
import { renewDemoForms } from './demo/demo-due.ts'
import { addDemoPapers } from './demo/demo-papers.ts'
import { documentRoutes } from './documents/document.routes.ts'
import { draftRoutes } from './drafts/draft.routes.ts'
import type { FormsHouse } from './forms.house.ts'
import { countProForms, listProForms } from './forms.store.ts'
import { linkRoutes } from './links/link.routes.ts'
import { formsOwnData } from './own-data.ts'
import { FORMS_EVENT, formsEvent } from './tell-forms.ts'

export function formsModule(house: FormsHouse): Module {
  const { db, clock } = house
  return {
    ...formsOwnData(house),
    demo: (tx, person) => addDemoPapers(house, tx, person),
    renewDemo: (tx, person) => renewDemoForms(tx, person, clock.now()),
    liveEvents: { [FORMS_EVENT]: formsEvent },
    routes: {
      forms: async (app) => {
        await app.register(draftRoutes(house))
        await app.register(documentRoutes(house))
        await app.register(linkRoutes(house))
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
