import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ClientSecretWire, NewClientWire } from '@fathom/contract/integrations'
import type { Caller } from '@fathom/testing/world'
import type { Queryable } from '../../platform/database/index.ts'

export type Received = { headers: IncomingHttpHeaders; body: string }

/** A local receiver of webhooks. It answers as configured, and records what it received. */
export async function aReceiver() {
  const received: Received[] = []
  const answers: number[] = []
  let held: Promise<void> | undefined
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    await held
    response.writeHead(answers.shift() ?? 200, { location: 'http://127.0.0.1:9/elsewhere' }).end('thanks')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** The statuses of the next answers. */
    answer: (...statuses: number[]) => answers.push(...statuses),
    /** Nothing is answered until the function that it returns is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

type AWorld = { url: string; call: (person: string) => Caller }

/** A client that staff create, and how it gets tokens and calls. */
export async function aShop(
  world: AWorld,
  scopes: NewClientWire['scopes'] = ['purchases:write', 'purchases:read'],
) {
  const made = await world
    .call('staff')
    .post('/api/office/integrations/clients', { name: 'The shop', scopes })
  const { client, secret }: ClientSecretWire = await made.json()
  const { clientId } = client
  return { clientId, secret, ...callsOf(world.url, clientId, secret) }
}

export function callsOf(url: string, clientId: string, secret: string) {
  const askForToken = (by = secret, scope?: string) =>
    fetch(`${url}/accounts/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${by}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope !== undefined && { scope }) }),
    })
  const token = async (by?: string, scope?: string): Promise<string> =>
    (await (await askForToken(by, scope)).json()).access_token
  return {
    askForToken,
    token,
    report: async (purchase: object, bearer?: string) =>
      fetch(`${url}/api/integrations/purchases`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${bearer ?? (await token())}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(purchase),
      }),
    read: async (reference: string, bearer?: string) =>
      fetch(`${url}/api/integrations/purchases/${encodeURIComponent(reference)}`, {
        headers: { authorization: `Bearer ${bearer ?? (await token())}` },
      }),
  }
}

/** A webhook that wants these events, and what would be sent to it. Nothing answers at its address. */
export async function aListener(db: Queryable, ...events: string[]) {
  await db.query(
    `insert into integration_client (id, name, scopes, secret_hash, tokens_from, created_at, created_by)
     values ('client_listener', 'Listener', '{}', 'x', now(), now(), 1)`,
  )
  await db.query(
    `insert into webhook (client_id, url, events, sealed_secret, created_at)
     values ('client_listener', 'https://listener.invalid/hook', $1, 'x', now())`,
    [events],
  )
  return async () =>
    (
      await db.query<{ payload: { type: string; data: object } }>(
        'select payload from webhook_delivery order by id',
      )
    ).map(({ payload: { type, data } }) => ({ type, data }))
}
