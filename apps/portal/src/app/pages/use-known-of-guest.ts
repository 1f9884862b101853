import { useMemo } from 'react'
import type { KnownOfForm } from '../../features/forms/fill/index.ts'
import { useParticipant } from '../../features/references/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'

export type GuestNumbers = { storeNumber: number | null; memberNumber: number | null }

/** What the release of a guest of Discover Scuba Diving need not ask: with whom they dive, and where. */
export function useKnownOfGuest({ storeNumber, memberNumber }: GuestNumbers): {
  known: KnownOfForm
  /** It is on its way. What cannot be found out is left to the guest. */
  isAsked: boolean
} {
  const { t } = useTranslator('dsd')
  const store = useParticipant('store', storeNumber)
  const member = useParticipant('member', memberNumber)
  const activity = t('dsd.welcome.title')
  // Nobody need have an instructor before their store finds one.
  const unnamed =
    memberNumber === null && store.data ? t('dsd.forms.instructorNone', { store: store.data.name }) : ''
  const known = useMemo(() => {
    const { countryId: country, stateId } = store.data?.address ?? {}
    return {
      from: `${storeNumber ?? ''}.${memberNumber ?? ''}`,
      // A state counts in law here only where the form offers it.
      place: country ? { country, region: stateId === 'US.FL' ? 'FL' : null } : null,
      answers: { activity, instructor: member.data?.name ?? unnamed, store: store.data?.name ?? '' },
    }
  }, [activity, member.data, memberNumber, store.data, storeNumber, unnamed])
  return { known, isAsked: store.isLoading || member.isLoading }
}
