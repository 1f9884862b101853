import type {
  ClientSecretWire,
  ClientsWire,
  ClientWire,
  DeliveriesWire,
  DeliveryWire,
  NewClientWire,
  NewWebhookWire,
  OfficePurchasesWire,
  OfficePurchaseWire,
  RotationWire,
  WebhookChangeWire,
  WebhookSecretWire,
  WebhooksWire,
  WebhookWire,
} from '@fathom/contract/integrations'
import type { DeliveryState, PurchaseState } from '@fathom/domain/integrations'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

export const INTEGRATIONS_KEY = ['integrations'] as const

export const clientsQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: [...INTEGRATIONS_KEY, 'clients'],
    queryFn: ({ signal }) => http.get<ClientsWire>('office', 'integrations/clients', { signal }),
  })

/**
 * CO-01: one key for one content of a dialog, so that sending it again is the same request for the server. A rotation
 * keeps its key when the hours change: a second rotation would end the secret that still works.
 */
export type Intended<Body> = { idempotencyKey: string; body: Body }

export const createClient = ({ http }: Http, request: Intended<NewClientWire>) =>
  http.post<ClientSecretWire>('office', 'integrations/clients', request)

export const changeClient = ({ http }: Http, clientId: string, body: NewClientWire) =>
  http.put<ClientWire>('office', 'integrations/clients/{clientId}', { params: { clientId }, body })

export const rotateClient = ({ http }: Http, clientId: string, request: Intended<RotationWire>) =>
  http.post<ClientSecretWire>('office', 'integrations/clients/{clientId}/rotate', {
    params: { clientId },
    ...request,
  })

export const withdrawClient = ({ http }: Http, clientId: string) =>
  http.post<ClientWire>('office', 'integrations/clients/{clientId}/withdraw', { params: { clientId } })

export const webhooksQuery = ({ http }: Http) =>
  queryOptions({
    queryKey: [...INTEGRATIONS_KEY, 'webhooks'],
    queryFn: ({ signal }) => http.get<WebhooksWire>('office', 'integrations/webhooks', { signal }),
  })

export const createWebhook = ({ http }: Http, request: Intended<NewWebhookWire>) =>
  http.post<WebhookSecretWire>('office', 'integrations/webhooks', request)

export const changeWebhook = ({ http }: Http, id: string, body: WebhookChangeWire) =>
  http.put<WebhookWire>('office', 'integrations/webhooks/{id}', { params: { id }, body })

export const rotateWebhook = ({ http }: Http, id: string, request: Intended<RotationWire>) =>
  http.post<WebhookSecretWire>('office', 'integrations/webhooks/{id}/rotate', { params: { id }, ...request })

export const deleteWebhook = ({ http }: Http, id: string) =>
  http.delete<void>('office', 'integrations/webhooks/{id}', { params: { id } })

/** While something is being sent, its row soon says how it went. */
const WATCH_MS = 2_000
const isSending = ({ items }: DeliveriesWire) =>
  items.some(({ state, nextAt }) => state === 'pending' && nextAt && Date.parse(nextAt) <= Date.now())

export const deliveriesQuery = ({ http }: Http, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...INTEGRATIONS_KEY, 'deliveries', state ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: after }) =>
      http.get<DeliveriesWire>('office', 'integrations/deliveries', {
        query: { ...(state && { state }), ...(after && { after }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: ({ state: { data } }) => (data?.pages.some(isSending) ? WATCH_MS : false),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })

export const retryDelivery = ({ http }: Http, id: string) =>
  http.post<DeliveryWire>('office', 'integrations/deliveries/{id}/retry', { params: { id } })

export const purchasesQuery = ({ http }: Http, state: PurchaseState | undefined, search: string) =>
  infiniteQueryOptions({
    queryKey: [...INTEGRATIONS_KEY, 'purchases', state ?? 'all', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: after }) =>
      http.get<OfficePurchasesWire>('office', 'integrations/purchases', {
        query: { search, ...(state && { state }), ...(after && { after }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })

export const retryPurchase = ({ http }: Http, id: string) =>
  http.post<OfficePurchaseWire>('office', 'integrations/purchases/{id}/retry', { params: { id } })
