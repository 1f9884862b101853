import type { ClientScope } from '@fathom/domain/session'
import type { Module } from '../../platform/module.ts'
import { authorizeClient } from './clients/authorize-client.ts'
import type { IntegrationsDeps } from './integrations.deps.ts'
import { officeRoutes } from './office.routes.ts'
import { integrationsOwnData } from './own-data.ts'
import { applyWaiting, sweepPurchases } from './purchases/apply-waiting.ts'
import { purchaseRoutes } from './purchases/purchase.routes.ts'
import { deliverWebhook } from './webhooks/deliver-webhook.ts'
import { deleteOldDeliveries } from './webhooks/delivery.store.ts'
import { DELIVERY_JOB } from './webhooks/publish-event.ts'

const LOG_DAYS = 90
const DAY_MS = 86_400_000

export type IntegrationsModule = Module & {
  authorize: (token: string, scope: ClientScope) => Promise<{ clientId: string; name: string }>
  /** For a person who has just confirmed this address. Never throws. */
  applyWaiting: (email: string) => Promise<void>
}

export function integrationsModule(deps: IntegrationsDeps): IntegrationsModule {
  return {
    ...integrationsOwnData,
    merging: {
      moves: [{ table: 'purchase', column: 'affiliate_id' }],
      stays: { 'integration_client.created_by': 'staff are not merged' },
    },
    routes: { integrations: purchaseRoutes(deps), office: officeRoutes(deps) },
    jobs: {
      [DELIVERY_JOB]: (data, { signal }) =>
        deliverWebhook(deps, data as { id: string; attempts: number }, signal),
    },
    cleanUp: async () => {
      await sweepPurchases(deps)
      await deleteOldDeliveries(deps.db, new Date(deps.clock.now().getTime() - LOG_DAYS * DAY_MS))
    },
    authorize: (token, scope) => authorizeClient(deps, token, scope),
    applyWaiting: (email) => applyWaiting(deps, email),
  }
}
