import { sdl, trusted } from '@fathom/contract/forms'
import type { GraphContext, Module } from '../../platform/module.ts'
import type { Platform } from '../../platform/platform.ts'
import { renewDemoForms } from './forms.demo.ts'
import { countProForms } from './forms.store.ts'
import { formsOwnData } from './own-data.ts'

export function formsModule({ db, clock }: Pick<Platform, 'db' | 'clock'>): Module {
  return {
    ...formsOwnData,
    renewDemo: (tx, person) => renewDemoForms(tx, person, clock.now()),
    graphs: {
      pro: {
        sdl,
        trusted,
        resolvers: {
          Query: {
            formsTotal: (_: unknown, __: unknown, { caller }: GraphContext) =>
              countProForms(db, caller.affiliateId),
          },
        },
      },
    },
  }
}
