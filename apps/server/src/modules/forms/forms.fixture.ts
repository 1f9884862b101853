import { randomUUID } from 'node:crypto'
import type { FormListingWire, FormRecordWire, LinkedFormWire, SentLinkWire } from '@fathom/contract/forms'
import { currentDefinition } from '@fathom/domain/forms'
import { vi } from 'vitest'
import type { Mail } from '../../platform/mail/index.ts'

type SignedIn = { idToken: string }
type World = {
  url: string
  session(person: string): Promise<SignedIn>
  server: { platform: { mail: Mail } }
}

/** The examination date for a person who signs now. */
const TODAY = new Date().toISOString().slice(0, 10)

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
  language: 'en-US',
}

/** What a physician fills in and signs. */
export const aDecision = (over: object = {}) => ({
  outcome: 'approved',
  name: 'Dr. Planted Reis',
  qualification: 'Planted License 4711',
  clinic: 'Planted Clinic',
  contact: '+351 21 555 0134',
  examinedOn: TODAY,
  mark: aSignature.mark,
  confirmed: true,
  ...over,
})

export const aMedical = (over: object = {}) => ({
  form: 'medical-questionnaire',
  definitionVersion: currentDefinition('medical-questionnaire', 'own-fault').version,
  language: 'en-US',
  answers: ALL_NO,
  // Divers in tests change their mind a lot.
  signature: { ...aSignature, endsEarlierYes: true },
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

type Role = 'physician' | 'guardian'

/** The path of the link in the newest mail to this address. */
export const mailedLink = ({ server }: World, email: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const letter = (await server.platform.mail.recent(500)).find(({ to }) => to === email)
      const [path] = /\/forms\/(?:physician|guardian)\/[\w-]+/.exec(letter?.text ?? '') ?? []
      if (!path) throw new Error(`no link was mailed to ${email}`)
      return path
    },
    { interval: 50 },
  )

/** Requests made with a link, without an account, from a browser with these headers. */
export const byLink = ({ url }: World, path: string, browser: Record<string, string> = {}) => ({
  read: () => read<LinkedFormWire & { problem?: string }>(fetch(`${url}/api${path}`, { headers: browser })),
  /** As on the page, which a guardian has to open before. */
  act: async (body: unknown, { isOpened = path.includes('/guardian/') } = {}) => {
    if (isOpened) await fetch(`${url}/api${path}`, { headers: browser })
    return read<{ problem: string } | undefined>(
      fetch(`${url}/api${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...browser },
      }),
    )
  },
  refuse: () =>
    read<{ problem: string } | undefined>(
      fetch(`${url}/api${path}/refusal`, { method: 'POST', headers: browser }),
    ),
})

/** The form actions of one person. */
export async function formsOf(world: World, person: string) {
  const { idToken } = await world.session(person)
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
    ask: (documentId: string, role: Role, over: object = {}) =>
      read<SentLinkWire & { problem?: string }>(
        send(`/documents/${documentId}/links`, {
          method: 'POST',
          ...json({ role, ...aRecipient(role), ...over }),
        }),
      ),
    remind: (documentId: string, role: Role) =>
      read<SentLinkWire & { problem?: string }>(
        send(`/documents/${documentId}/links/${role}/reminders`, { method: 'POST' }),
      ),
    withdraw: (documentId: string, role: Role) =>
      read<{ problem?: string } | undefined>(
        send(`/documents/${documentId}/links/${role}`, { method: 'DELETE' }),
      ),
    /** A PDF: a signed form (`file`), or the evaluation for the physician. */
    pdf: async (documentId: string, which: string) =>
      new Uint8Array(await (await send(`/documents/${documentId}/${which}`)).arrayBuffer()),
    /** Asks by mail and returns the path of the mailed link. */
    link: async (documentId: string, role: Role): Promise<string> => {
      const { email } = aRecipient(role)
      const asked = await read<SentLinkWire>(
        send(`/documents/${documentId}/links`, {
          method: 'POST',
          ...json({ role, ...aRecipient(role), email }),
        }),
      )
      if (asked.status !== 201) throw new Error(`not asked: ${asked.status} ${JSON.stringify(asked.body)}`)
      return mailedLink(world, email)
    },
  }
}

/** Someone else, at an address that nobody has used. */
const aRecipient = (role: Role) => ({
  name: role === 'physician' ? 'Dr. Planted Reis' : 'Planted Name',
  email: `${role}-${randomUUID()}@clinic.test`,
})

/** Uploads a page in one piece, as the portal does in several. */
export async function uploadPage(
  world: World,
  person: string,
  documentId: string,
  bytes: Buffer,
  id: string = randomUUID(),
) {
  const { status, complete } = await sentPage(world, person, documentId, bytes, id)
  return { id, status: complete ? await complete() : status }
}

export async function sentPage(world: World, person: string, documentId: string, bytes: Buffer, id: string) {
  const { idToken } = await world.session(person)
  const at = `${world.url}/api/forms/documents/${documentId}/evaluations`
  const headers = { authorization: `Bearer ${idToken}` }
  const json = { ...headers, 'content-type': 'application/json' }
  const begun = await fetch(at, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ id, size: bytes.length }),
  })
  if (!begun.ok) return { status: begun.status }
  const put = { ...headers, 'content-type': 'application/octet-stream' }
  await fetch(`${at}/${id}?offset=0`, { method: 'PUT', headers: put, body: new Uint8Array(bytes) })
  const complete = async () => (await fetch(`${at}/${id}/complete`, { method: 'POST', headers })).status
  return { status: begun.status, complete }
}
