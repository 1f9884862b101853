import { randomUUID } from 'node:crypto'
import type { AffiliationWire, CheckpointWire, DsdProgressWire } from '@fathom/contract/dsd'
import { currentDefinition } from '@fathom/domain/forms'

type Calls = {
  get(path: string): Promise<Response>
  post(path: string, body?: unknown): Promise<Response>
  put(path: string, body?: unknown): Promise<Response>
}

type Answer<Body> = { status: number; body: Body & { problem?: string; errors?: string[]; from?: string } }

async function read<Body>(pending: Promise<Response>): Promise<Answer<Body>> {
  const answer = await pending
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Answer<Body>['body'] }
}

export const STORE = 7001
export const MEMBER = 500001

export const aChange = (status: string, over: object = {}) => ({
  store_number: STORE,
  member_number: MEMBER,
  status,
  ...over,
})

/** The calls of a guest. */
export function guestOf(caller: Calls) {
  return {
    checkpoint: () => read<CheckpointWire>(caller.get('/api/checkpoint/GetCheckpointData')),
    create: (change: object) => read<CheckpointWire>(caller.post('/api/checkpoint/CreateCheckPoint', change)),
    update: (change: object) => read<CheckpointWire>(caller.put('/api/checkpoint/UpdateCheckpoint', change)),
    affiliate: (input: object) => read<AffiliationWire>(caller.post('/api/dsd/CreateDdsAffiliation', input)),
    progress: async () => (await read<DsdProgressWire>(caller.get('/api/dsd/progress'))).body,
  }
}

const aSignature = {
  name: 'Dana Okafor',
  way: 'drawn',
  mark: 'M52 150L70 96L92 60',
  intent: true,
  consent: true,
}
const NO = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`q${at + 1}`, 'no']))
const BLANKS = { activity: 'A first dive', instructor: 'Kai Nakamura', store: 'Harbour Divers' }

/** A release names the person who signs it. */
function blanksOf(idToken: string) {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  return { ...BLANKS, participant: `${claims.given_name} ${claims.family_name}` }
}

type World = { url: string; signIn(person: string): Promise<{ idToken: string }> }

/** Signs the questionnaire or the release like the portal does, and returns the document id. */
export async function sign(
  { url, signIn }: World,
  person: string,
  form: 'medical-questionnaire' | 'liability-release',
  answers: object = {},
): Promise<string> {
  const { idToken } = await signIn(person)
  const body = new FormData()
  body.set('documentId', randomUUID())
  const given = { ...(form === 'liability-release' ? blanksOf(idToken) : NO), ...answers }
  body.set(
    'formData',
    JSON.stringify({
      form,
      definitionVersion: currentDefinition(form, 'own-fault').version,
      language: 'en-US',
      answers: given,
      ...(form === 'liability-release' && { parties: { storeNumber: STORE, memberNumber: MEMBER } }),
      signature: aSignature,
    }),
  )
  const headers = { authorization: `Bearer ${idToken}` }
  const answer = await fetch(`${url}/api/forms/data`, { method: 'POST', body, headers })
  if (!answer.ok) throw new Error(`${form} was not signed: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { documentId: string }).documentId
}
