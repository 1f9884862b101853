import type { AccessCodeWire } from '@fathom/contract/codes'
import { codeKey } from '@fathom/domain/codes'
import type { Queryable } from '../../platform/database/index.ts'
import { addCode, type NewCode } from './codes.store.ts'

const packageOf = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
export const OPEN_WATER = packageOf(1)
export const NITROX = packageOf(3)
export const NIGHT = packageOf(5)
export const ADVANCED = packageOf(8)

type Calls = {
  get(path: string): Promise<Response>
  post(path: string, body?: unknown): Promise<Response>
  delete(path: string): Promise<Response>
}

type World = { call(person: string): Calls; server: { platform: { db: Queryable } } }

let made = 0

/** An unused code: printed, unless it has an owner. */
export async function aCode(world: World, overrides: Partial<NewCode> = {}): Promise<string> {
  made += 1
  const code = overrides.code ?? `TT-${String(made).padStart(4, '0')}-XQ`
  await addCode(world.server.platform.db, {
    certificationName: 'Night Diver',
    packageId: NIGHT,
    issuedAt: new Date(),
    ...overrides,
    code,
    key: codeKey(code) ?? '',
  })
  return code
}

/** The code calls of one person. */
export function codesOf(world: World, person: string) {
  const caller = world.call(person)
  const read = async (pending: Promise<Response>) => {
    const answer = await pending
    return { status: answer.status, body: await answer.json() }
  }
  const to = (code: string, path: string) => `/api/pro/codes/${encodeURIComponent(code)}/${path}`
  return {
    mine: async () => (await read(caller.get('/api/pro/codes/unredeemed'))).body as AccessCodeWire[],
    get: (path: string) => read(caller.get(`/api/pro/codes/${path}`)),
    redeem: (code: string) => read(caller.post(to(code, 'redeem'))),
    specialty: (code: string, packageId: string) =>
      read(caller.post(to(code, `redeem/specialty?packageid=${packageId}`))),
    affiliate: (code: string, storeNumber: number) =>
      read(caller.post(to(code, 'affiliate'), { storeNumber })),
    share: (code: string, email: string) =>
      read(caller.post(to(code, 'share'), { email, certificationName: 'Night Diver' })),
    callBack: (code: string) => read(caller.delete(to(code, 'share'))),
    claim: (token: string) => read(caller.post(`/api/pro/codes/shares/${token}/claim`)),
    offer: (token: string) => read(caller.get(`/api/pro/codes/shares/${token}`)),
    applyClub: () => read(caller.post('/api/pro/codes/club/apply')),
  }
}
