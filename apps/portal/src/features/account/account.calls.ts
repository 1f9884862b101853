import type {
  AccountWire,
  PhoneWire,
  SyncEventDraftWire,
  SyncEventWire,
  UpdateUserWire,
} from '@fathom/contract/account'
import { MOBILE_PHONE_TYPE, type PersonDraft } from '@fathom/domain/account'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

/** Whose account, and the client that their token was made for. */
export type Owner = { affiliateId: number; email: string; audience: string }

const keyOf = ({ affiliateId }: Owner) => ['account', affiliateId] as const

const getAccount = ({ http }: Http, { email }: Owner, signal: AbortSignal) =>
  http.get<AccountWire>('auth', 'user/{email}', { params: { email }, signal })

export const accountQuery = (calls: Http, owner: Owner) =>
  queryOptions({ queryKey: keyOf(owner), queryFn: ({ signal }) => getAccount(calls, owner, signal) })

/** CA-09 */
export function savePerson({ http }: Http, owner: Owner, person: PersonDraft, version: number) {
  const { affiliateId, email, audience } = owner
  const body: UpdateUserWire = { ...person, affiliateId, clientId: audience }
  return http.put<AccountWire>('auth', 'user/update/{email}', {
    params: { email },
    body,
    headers: { 'if-match': `"${version}"` },
  })
}

/** CA-11. The same number again sends an event that failed for good on its way once more. */
export async function savePhone({ http }: Http, owner: Owner, phoneNumber: string): Promise<PhoneWire> {
  const body: SyncEventDraftWire = {
    eventType: 'phone_update',
    affiliateId: owner.affiliateId,
    phoneNumberTypeId: MOBILE_PHONE_TYPE,
    userName: owner.email,
    phoneNumber,
  }
  const event = await http.post<SyncEventWire>('auth', 'sync-queue', { body })
  return { phoneNumber: event.phoneNumber, status: event.status, eventId: event.id }
}

/** What a profile is made of on this side, for the page that shows both. */
export const accountSource = (calls: Http, owner: Owner) => ({
  key: keyOf(owner),
  get: (signal: AbortSignal) => getAccount(calls, owner, signal),
  savePerson: (person: PersonDraft, version: number) => savePerson(calls, owner, person, version),
  savePhone: (phoneNumber: string) => savePhone(calls, owner, phoneNumber),
})
