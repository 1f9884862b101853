import { randomUUID } from 'node:crypto'
import type { FormListingWire, FormRecordWire, LinkedFormWire } from '@fathom/contract/forms'
import { currentDefinition } from '@fathom/domain/forms'

type SignedIn = { idToken: string }
type World = { url: string; signIn(person: string): Promise<SignedIn> }

/** The examination date for a person who signs now. */
export const TODAY = new Date().toISOString().slice(0, 10)

export const ALL_NO: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 10 }, (_, at) => [`q${at + 1}`, 'no']),
)

/** A diver's release; it names the person who signs it. */
export const BLANKS = {
  participant: 'Mara Lindqvist',
  activity: 'Planted Activity',
  instructor: 'Kai Nakamura',
  store: 'Harbour Divers',
}

/** The numbers behind the names. */
export const PARTIES = { storeNumber: 7001, memberNumber: 500001 }

export const aSignature = {
  name: 'Planted Name',
  way: 'drawn',
  mark: 'M52 150L70 96L92 60L108 92',
  intent: true,
  consent: true,
} as const

export const aGuardian = {
  ...aSignature,
  way: 'typed',
  mark: 'planted name',
  relationship: 'Planted Mother',
  birthDate: '1980-03-04',
}

export const aMedical = (over: object = {}) => ({
  form: 'medical-questionnaire',
  definitionVersion: currentDefinition('medical-questionnaire', 'own-fault').version,
  language: 'en-US',
  answers: ALL_NO,
  signature: aSignature,
  ...over,
})

export const aRelease = (over: object = {}) => ({
  ...aMedical({ answers: BLANKS }),
  form: 'liability-release',
  definitionVersion: currentDefinition('liability-release', 'own-fault').version,
  parties: PARTIES,
  ...over,
})

async function read<Body>(pending: Promise<Response>): Promise<{ status: number; body: Body }> {
  const answer = await pending
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as Body }
}

const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** Requests made with a link, without an account. */
export const byLink = ({ url }: World, path: string) => ({
  read: () => read<LinkedFormWire & { problem?: string }>(fetch(`${url}/api${path}`)),
  act: (body: unknown) =>
    read<{ problem: string } | undefined>(fetch(`${url}/api${path}`, { method: 'POST', ...json(body) })),
})

/** The form actions of one person. */
export async function formsOf(world: World, person: string) {
  const { idToken } = await world.signIn(person)
  const bearer = { authorization: `Bearer ${idToken}` }
  const send = (path: string, init: { method?: string; body?: string | FormData; headers?: object } = {}) =>
    fetch(`${world.url}/api/forms${path}`, { ...init, headers: { ...init.headers, ...bearer } })
  return {
    get: <Body>(path: string) => read<Body>(send(path)),
    list: async (type = 'diver') => (await read<FormListingWire[]>(send(`/search?type=${type}`))).body,
    record: async (documentId: string) => read<FormRecordWire[]>(send(`/search?documentId=${documentId}`)),
    save: <Body>(form: string, version: number | null, body: object) => {
      const { headers, ...rest } = json(body)
      const ifMatch = version === null ? {} : { 'if-match': `"${version}"` }
      return read<Body>(
        send(`/drafts/${form}`, { method: 'PUT', ...rest, headers: { ...headers, ...ifMatch } }),
      )
    },
    submit: (formData: object, documentId: string = randomUUID(), draftVersion = 0) => {
      const body = new FormData()
      body.set('documentId', documentId)
      if (draftVersion > 0) body.set('draftVersion', String(draftVersion))
      body.set('formData', JSON.stringify(formData))
      return read<{ documentId: string; problem?: string; current?: number }>(
        send('/data', { method: 'POST', body }),
      )
    },
    link: async (documentId: string, role: 'physician' | 'guardian') =>
      read<{ token: string; url: string; problem?: string }>(
        send(`/documents/${documentId}/links`, { method: 'POST', ...json({ role }) }),
      ),
  }
}
