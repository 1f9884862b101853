import type { AccountWire } from '@fathom/contract/account'
import type { MailingAddressDraftWire, ProfileWire, SavedAddressWire } from '@fathom/contract/profile'
import { type PersonDraft, tidyPerson } from '@fathom/domain/account'
import { type AddressDraft, tidyAddress } from '@fathom/domain/profile'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { addressOf, personOf, phoneOf } from './form/fields.ts'
import type { Steps } from './form/save-parts.ts'
import { profileQuery } from './profile.queries.ts'

type StoredPhone = Pick<AccountWire, 'phone' | 'phoneVersion'>

/** The account behind the profile, provided by the page. */
export type AccountSource = {
  /** The query key that every screen uses for it. */
  key: QueryKey
  /** The name under which it is stored on the device. */
  storedAs: string
  get: (signal: AbortSignal) => Promise<AccountWire>
  /** May first ask the person to prove who they are (TS-17). */
  savePerson: (person: PersonDraft, version: number) => Promise<AccountWire>
  /** The person decided against proving it: the draft stays, and there's nothing to report. */
  isCanceled: (error: unknown) => boolean
  savePhone: (phoneNumber: string, version: number) => Promise<StoredPhone>
  /** Other places show the name too: the header, other tabs. */
  onChanged: () => void
  /** Subscribes to the end of the session, here or elsewhere; returns an unsubscribe function. */
  onSignedOut: (listener: () => void) => () => void
}

function saveAddress(
  { http }: Pick<Calls, 'http'>,
  affiliateId: number,
  draft: AddressDraft,
  version: number,
) {
  const body: MailingAddressDraftWire = tidyAddress(draft)
  return http.post<SavedAddressWire>('learning', 'profiles/{affiliateId}/MailingAddress', {
    params: { affiliateId },
    body,
    headers: { 'if-match': `"${version}"` },
  })
}

/** How each part of the profile is saved and updated at once wherever it is shown. */
export function useSteps(affiliateId: number, account: AccountSource): Steps {
  const calls = useCalls()
  const client = useQueryClient()
  const { queryKey } = profileQuery(calls, affiliateId)
  return {
    person: {
      save: (fields, version) => account.savePerson(tidyPerson(fields), version),
      read: (answer) => personOf(answer as AccountWire),
      adopt: (answer) => {
        client.setQueryData(account.key, answer as AccountWire)
        client.invalidateQueries({ queryKey })
        account.onChanged()
      },
    },
    phone: {
      save: ({ phoneNumber }, version) => account.savePhone(phoneNumber, version),
      read: (answer) => phoneOf(answer as StoredPhone),
      adopt: (answer) => {
        const saved = answer as StoredPhone
        client.setQueryData(account.key, (cached?: AccountWire) => cached && { ...cached, ...saved })
      },
    },
    address: {
      save: (fields, version) => saveAddress(calls, affiliateId, fields, version),
      read: (answer) => addressOf(answer as SavedAddressWire),
      adopt: (answer) => {
        const saved = answer as SavedAddressWire
        client.setQueryData(queryKey, (cached?: ProfileWire) => cached && { ...cached, ...saved })
        account.onChanged()
      },
    },
  }
}
