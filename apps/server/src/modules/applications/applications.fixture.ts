import { randomUUID } from 'node:crypto'
import type { ApplicationDraftWire, ApplicationWire } from '@fathom/contract/applications'
import { textsFrom } from '@fathom/domain/applications'

export const PATH = '/api/applications/Applications'

type World = { url: string | URL; session(person: string): Promise<{ idToken: string }> }

type Call = { body?: unknown; headers?: Record<string, string> }

/** Calls like the portal, with headers that the caller of the test world can't send. */
export function applicationsCaller(world: World) {
  const send = async (person: string, method: string, path: string, { body, headers }: Call = {}) => {
    const { idToken } = await world.session(person)
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(new URL(`${PATH}${path}`, world.url), {
      method,
      headers: { authorization: `Bearer ${idToken}`, ...json, ...headers },
      ...content,
    })
    return { status: answer.status, body: (await answer.json()) as ApplicationWire & Refused }
  }
  const start = async (person: string, typeId = 'divemaster', id: string = randomUUID()) =>
    (await send(person, 'POST', '', { body: { id, typeId } })).body
  return {
    send,
    start,
    move: (person: string, id: string, move: string, call: Call = {}) =>
      send(person, 'POST', `/${id}/${move}`, call),
    /** Fills in everything that is required, except the signature. */
    fill: async (person: string, typeId?: string) => {
      const { id } = await start(person, typeId)
      await send(person, 'PUT', `/${id}/teaching-address`, { body: IN_SWEDEN })
      await send(person, 'PUT', `/${id}`, { body: A_DRAFT })
      return id
    },
  }
}

type Refused = { problem: string; errors: string[]; current: ApplicationWire }

export const IN_SWEDEN = {
  addressLine1: 'Storgatan 1',
  city: 'Göteborg',
  countryId: 'SE',
  postalCode: '411 24',
}

export const A_DRAFT: ApplicationDraftWire = {
  ...textsFrom(() => ''),
  instructorNumber: 500001,
  storeNumber: 7001,
  evidence: {
    dives: 'Paper logbook, 61 dives',
    rescue: 'Card of another organisation',
    'first-aid': 'Course in May',
    oxygen: 'Course in June',
  },
  signature: 'Mara Lindqvist',
}
