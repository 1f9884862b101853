import type { ConsentWire, PreferenceWire } from '@fathom/contract/preferences'

const BASE = '/api/preferences'

export const CHOSEN = { organisation: true, thirdParty: true, communicationLanguage: 'en-US' } as const

/**
 * The parts of a test world that we need, typed structurally, because only tests may import the whole app.
 */
type World = {
  url: string
  session(person: string): Promise<{ idToken: string }>
  call(person: string): {
    get(path: string): Promise<Response>
    post(path: string, body: unknown): Promise<Response>
  }
}

/** One person's preferences requests, as the portal makes them. */
export function at(world: World, person: string, affiliateId: number) {
  const caller = world.call(person)
  const read = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
  const globalUid = async () => {
    const { idToken } = await world.session(person)
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    return { idToken, globalUuid: claims.global_uuid as string }
  }
  return {
    caller,
    globalUid,
    get: () => read<PreferenceWire>(caller.get(`${BASE}/preference/${affiliateId}`)),
    history: async () =>
      (
        await read<{ items: ConsentWire[] }>(
          caller.get(`${BASE}/preference/${affiliateId}/history?pageSize=100`),
        )
      ).items,
    /** PUT with the version that the change is based on. */
    put: async (id: string, body: unknown, version?: number) => {
      const { idToken } = await globalUid()
      return fetch(`${world.url}${BASE}/preference/${id}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${idToken}`,
          'content-type': 'application/json',
          ...(version !== undefined && { 'if-match': `"${version}"` }),
        },
        body: JSON.stringify(body),
      })
    },
  }
}
