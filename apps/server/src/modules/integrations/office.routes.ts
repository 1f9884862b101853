import {
  clientChangeWire,
  clientParams,
  clientSecretWire,
  clientsWire,
  clientWire,
  deliveriesQuery,
  deliveriesWire,
  deliveryWire,
  newClientWire,
  newWebhookWire,
  officePurchasesQuery,
  officePurchasesWire,
  retriedPurchaseWire,
  rotationWire,
  webhookChangeWire,
  webhookParams,
  webhookSecretWire,
  webhooksWire,
  webhookWire,
} from '@fathom/contract/integrations'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { declareRight } from '../../platform/http/index.ts'
import { listClients } from './clients/client.store.ts'
import {
  changeClient,
  clientWireOf,
  createClient,
  rotateClient,
  withdrawClient,
} from './clients/manage-clients.ts'
import type { IntegrationsDeps } from './integrations.deps.ts'
import { intentOf } from './intent.ts'
import { readPurchases, retryPurchase } from './purchases/office-purchases.ts'
import { readDeliveries, retryDelivery } from './webhooks/deliveries.ts'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  rotateWebhook,
  webhookWireOf,
} from './webhooks/manage-webhooks.ts'
import { listWebhooks } from './webhooks/webhook.store.ts'

const path = '/integrations'
const params = webhookParams

/** CO-01: one key for one intention, so that a repeated request makes no second secret. */
const intentHeader = z.looseObject({ 'idempotency-key': z.string().min(16).max(200).optional() })
type Intended = { caller: { affiliateId: number }; headers: z.infer<typeof intentHeader> }

const intentIn = ({ secrets }: IntegrationsDeps, { caller, headers }: Intended) =>
  intentOf(secrets, caller.affiliateId, headers['idempotency-key'])

/** OF-10, for staff. What gives out a secret, a scope or an address needs a fresh authentication (TS-17). */
export const officeRoutes =
  (deps: IntegrationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareRight(app, { right: 'settings' })
    await app.register(clientRoutes(deps))
    await app.register(webhookRoutes(deps))
    await app.register(logRoutes(deps))
  }

const clientRoutes =
  (deps: IntegrationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${path}/clients`,
      { schema: { summary: 'Clients of other systems', response: { 200: clientsWire } } },
      async () => ({
        items: (await listClients(deps.db)).map((client) => clientWireOf(client, deps.clock.now())),
        tokenUrl: deps.findClientToken ? new URL('/accounts/token', deps.config.publicUrl).href : null,
      }),
    )
    app.post(
      `${path}/clients`,
      {
        schema: {
          summary: 'Create a client; its secret is shown this once',
          headers: intentHeader,
          body: newClientWire,
          response: { 201: clientSecretWire },
        },
      },
      async (request, reply) => {
        const { caller, headers, body } = request
        await deps.mustBeFresh(caller, headers.cookie)
        const asked = { ...body, intent: intentIn(deps, request) }
        return reply.code(201).send(await createClient(deps, caller.affiliateId, asked))
      },
    )
    app.put(
      `${path}/clients/:clientId`,
      {
        schema: {
          summary: 'Change the name and the scopes of a client',
          params: clientParams,
          body: clientChangeWire,
          response: { 200: clientWire },
        },
      },
      async ({ caller, headers, params: { clientId }, body }) => {
        await deps.mustBeFresh(caller, headers.cookie)
        return changeClient(deps, caller.affiliateId, clientId, body)
      },
    )
    app.post(
      `${path}/clients/:clientId/rotate`,
      {
        schema: {
          summary: 'Give a client a new secret; the old one works for the hours named',
          params: clientParams,
          headers: intentHeader,
          body: rotationWire,
          response: { 200: clientSecretWire },
        },
      },
      async (request) => {
        const {
          caller,
          headers,
          params: { clientId },
          body,
        } = request
        await deps.mustBeFresh(caller, headers.cookie)
        return rotateClient(deps, caller.affiliateId, clientId, { ...body, intent: intentIn(deps, request) })
      },
    )
    app.post(
      `${path}/clients/:clientId/withdraw`,
      {
        schema: {
          summary: 'End a client for good, with its tokens and webhooks',
          params: clientParams,
          response: { 200: clientWire },
        },
      },
      ({ caller, params: { clientId } }) => withdrawClient(deps, caller.affiliateId, clientId),
    )
  }

const webhookRoutes =
  (deps: IntegrationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${path}/webhooks`,
      { schema: { summary: 'Webhooks of clients', response: { 200: webhooksWire } } },
      async () => ({
        items: (await listWebhooks(deps.db)).map((webhook) => webhookWireOf(webhook, deps.clock.now())),
      }),
    )
    app.post(
      `${path}/webhooks`,
      {
        schema: {
          summary: 'Add a webhook; its secret is shown this once',
          headers: intentHeader,
          body: newWebhookWire,
          response: { 201: webhookSecretWire },
        },
      },
      async (request, reply) => {
        const { caller, headers, body } = request
        await deps.mustBeFresh(caller, headers.cookie)
        const asked = { ...body, intent: intentIn(deps, request) }
        return reply.code(201).send(await createWebhook(deps, caller.affiliateId, asked))
      },
    )
    app.put(
      `${path}/webhooks/:id`,
      {
        schema: {
          summary: 'Change the address or the events of a webhook, or switch it on or off',
          params,
          body: webhookChangeWire,
          response: { 200: webhookWire },
        },
      },
      async ({ caller, headers, params: { id }, body }) => {
        // Whoever is at the new address learns of people; switching off tells nobody anything.
        if (body.url !== undefined) await deps.mustBeFresh(caller, headers.cookie)
        return changeWebhook(deps, caller.affiliateId, id, body)
      },
    )
    app.post(
      `${path}/webhooks/:id/rotate`,
      {
        schema: {
          summary: 'Give a webhook a new secret; messages have both signatures for the hours named',
          params,
          headers: intentHeader,
          body: rotationWire,
          response: { 200: webhookSecretWire },
        },
      },
      async (request) => {
        const {
          caller,
          headers,
          params: { id },
          body,
        } = request
        await deps.mustBeFresh(caller, headers.cookie)
        return rotateWebhook(deps, caller.affiliateId, id, { ...body, intent: intentIn(deps, request) })
      },
    )
    app.delete(
      `${path}/webhooks/:id`,
      { schema: { summary: 'Delete a webhook and its log', params } },
      async ({ caller, params: { id } }, reply) => {
        await removeWebhook(deps, caller.affiliateId, id)
        return reply.code(204).send()
      },
    )
  }

const logRoutes =
  (deps: IntegrationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${path}/deliveries`,
      {
        schema: {
          summary: 'The last messages to webhooks, newest first',
          querystring: deliveriesQuery,
          response: { 200: deliveriesWire },
        },
      },
      ({ query }) => readDeliveries(deps, query),
    )
    app.post(
      `${path}/deliveries/:id/retry`,
      {
        schema: { summary: 'Send a message to a webhook again now', params, response: { 200: deliveryWire } },
      },
      ({ caller, params: { id } }) => retryDelivery(deps, caller.affiliateId, id),
    )
    app.get(
      `${path}/purchases`,
      {
        schema: {
          summary: 'Purchases that clients reported, newest first',
          querystring: officePurchasesQuery,
          response: { 200: officePurchasesWire },
        },
      },
      ({ query }) => readPurchases(deps, query),
    )
    app.post(
      `${path}/purchases/:id/retry`,
      {
        schema: {
          summary: 'Retry the items of a purchase that had no effect',
          params,
          response: { 200: retriedPurchaseWire },
        },
      },
      ({ caller, params: { id } }) => retryPurchase(deps, caller.affiliateId, id),
    )
  }
