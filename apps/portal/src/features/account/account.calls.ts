import type {
  AccountWire,
  SavedPhoneWire,
  SyncEventDraftWire,
  UpdateUserWire,
} from '@fathom/contract/account'
import { MOBILE_PHONE_TYPE, type PersonDraft } from '@fathom/domain/account'
import { queryOptions } from '@tanstack/react-query'
import type { Calls } from '../../shared/calls.tsx'
import { ALSO_OFFLINE, answerThenStored } from '../../shared/offline/answer-then-stored.ts'

type Http = Pick<Calls, 'http'>

/** The account's owner, and the client that their token was issued for. */
export type Owner = { affiliateId: number; email: string; audience: string }

const keyOf = ({ affiliateId }: Owner) => ['account', affiliateId] as const

/** The name under which it is stored on the device. */
export const ACCOUNT = 'account'

const getAccount = ({ http }: Http, { affiliateId, email }: Owner, signal: AbortSignal) =>
  answerThenStored({ affiliateId, name: ACCOUNT }, () =>
    http.get<AccountWire>('auth', 'user/{email}', { params: { email }, signal }),
  )

export const accountQuery = (calls: Http, owner: Owner) =>
  queryOptions({
    queryKey: keyOf(owner),
    queryFn: ({ signal }) => getAccount(calls, owner, signal),
    ...ALSO_OFFLINE,
  })

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

/** The number, and the version that a change is based on. */
export type StoredPhone = Pick<AccountWire, 'phone' | 'phoneVersion'>

/**
 * CA-11. An empty number removes the saved one. Saving the same number again resends an event that failed
 * permanently.
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

/** The event of a removed number needs no tracking once it has arrived. */
function phoneOf({ phoneNumber, status, id }: SavedPhoneWire): AccountWire['phone'] {
  if (phoneNumber === '' && status !== 'pending' && status !== 'failed') return null
  return { phoneNumber, status, eventId: id }
}

/** The account part of a profile, for the page that shows both. */
export const accountSource = (calls: Http, owner: Owner) => ({
  key: keyOf(owner),
  storedAs: ACCOUNT,
  get: (signal: AbortSignal) => getAccount(calls, owner, signal),
  savePerson: (person: PersonDraft, version: number) => savePerson(calls, owner, person, version),
  savePhone: (phoneNumber: string, version: number) => savePhone(calls, owner, phoneNumber, version),
})
