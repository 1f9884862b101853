import type {
  AccountWire,
  SavedPhoneWire,
  SyncEventDraftWire,
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

/** The number and the version that a change of it starts from. */
export type StoredPhone = Pick<AccountWire, 'phone' | 'phoneVersion'>

/**
 * CA-11. An empty number removes the one that is kept. The same number again sends an event that failed for good on its
 * way once more.
 */
export async function savePhone(
  { http }: Http,
  owner: Owner,
  phoneNumber: string,
  version: number,
): Promise<StoredPhone> {
  const body: SyncEventDraftWire = {
    eventType: 'phone_update',
    affiliateId: owner.affiliateId,
    phoneNumberTypeId: MOBILE_PHONE_TYPE,
    userName: owner.email,
    phoneNumber,
  }
  const saved = await http.post<SavedPhoneWire>('auth', 'sync-queue', {
    body,
    headers: { 'if-match': `"${version}"` },
  })
  return { phone: phoneOf(saved), phoneVersion: saved.phoneVersion }
}

/** Nobody need follow the event of a removed number once it has arrived. */
function phoneOf({ phoneNumber, status, id }: SavedPhoneWire): AccountWire['phone'] {
  if (phoneNumber === '' && status !== 'pending' && status !== 'failed') return null
  return { phoneNumber, status, eventId: id }
}

/** What a profile is made of on this side, for the page that shows both. */
export const accountSource = (calls: Http, owner: Owner) => ({
  key: keyOf(owner),
  get: (signal: AbortSignal) => getAccount(calls, owner, signal),
  savePerson: (person: PersonDraft, version: number) => savePerson(calls, owner, person, version),
  savePhone: (phoneNumber: string, version: number) => savePhone(calls, owner, phoneNumber, version),
})
