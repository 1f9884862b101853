import { useMemo } from 'react'
import type { KnownOfForm } from '../../features/forms/fill/index.ts'
import { useParticipant } from '../../features/references/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'

export type GuestNumbers = { storeNumber: number | null; memberNumber: number | null }

/**
 * What a Discover Scuba Diving guest need not enter in the release: the store, the instructor and the place.
 */
export function useKnownOfGuest({ storeNumber, memberNumber }: GuestNumbers): {
  known: KnownOfForm
  /** Still loading. The guest fills in what can't be looked up. */
  isAsked: boolean
} {
  const { t } = useTranslator('dsd')
  const store = useParticipant('store', storeNumber)
  const member = useParticipant('member', memberNumber)
  const activity = t('dsd.welcome.title')
  // A guest may have no instructor until their store assigns one.
  const unnamed =
    memberNumber === null && store.data ? t('dsd.forms.instructorNone', { store: store.data.name }) : ''
  const known = useMemo(() => {
    const { countryId: country, stateId } = store.data?.address ?? {}
    return {
      from: `${storeNumber ?? ''}.${memberNumber ?? ''}`,
      // A state matters legally only where the form offers it.
      place: country ? { country, region: stateId === 'US.FL' ? 'FL' : null } : null,
      answers: { activity, instructor: member.data?.name ?? unnamed, store: store.data?.name ?? '' },
    }
  }, [activity, member.data, memberNumber, store.data, storeNumber, unnamed])
  return { known, isAsked: store.isLoading || member.isLoading }
}
