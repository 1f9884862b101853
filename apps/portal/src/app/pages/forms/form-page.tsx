import { FORM_NAMES } from '@fathom/domain/forms'
import { type ReactNode, Suspense, useMemo } from 'react'
import { DsdSkeleton } from '../../../features/dsd/dsd-states.tsx'
import { GuestGate } from '../../../features/dsd/guest/guest-gate.tsx'
import {
  FillScreen,
  type FormPerson,
  type KnownOfForm,
  NoSuchForm,
} from '../../../features/forms/fill/index.ts'
import { useParticipant } from '../../../features/references/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { useParams, useSearchParams } from '../../../shared/router/index.ts'

await i18n.need('forms')

/**
 * Any form by its name, such as the release; its definition lists the questions. RT-25: the medical form has a
 * URL of its own. Discover Scuba Diving guests are guided on from here.
 */
export function Page() {
  const person = useFormPerson()
  const { form = 'medical-questionnaire' } = useParams()
  const [search] = useSearchParams()
  const name = FORM_NAMES.find((each) => each === form)
  if (!name) return <NoSuchForm />
  return (
    <Suspense>
      <GuestGate form={name} isAgain={search.has('again')} isSigned={search.has('signed')}>
        {(next, guest) =>
          guest && name === 'liability-release' ? (
            <GuestRelease guest={guest} next={next} person={person} />
          ) : (
            <FillScreen form={name} key={`${person.affiliateId}.${name}`} person={person} next={next} />
          )
        }
      </GuestGate>
    </Suspense>
  )
}

/**
 * The person who fills in the form: the name appears below the signature, and the birth date decides who
 * signs.
 */
function useFormPerson(): FormPerson {
  const { affiliateId, givenName, familyName, birthdate } = useUser()
  return { affiliateId, name: [givenName, familyName].join(' ').trim(), birthDate: birthdate }
}

type Release = { guest: GuestNumbers; next: ReactNode; person: FormPerson }

function GuestRelease({ guest, next, person }: Release) {
  const { known, isLoading } = useKnownOfGuest(guest)
  if (isLoading) return <DsdSkeleton />
  return (
    <FillScreen form="liability-release" key={person.affiliateId} known={known} next={next} person={person} />
  )
}

type GuestNumbers = { storeNumber: number | null; memberNumber: number | null }

/**
 * What a Discover Scuba Diving guest need not enter in the release: the store, the instructor and the place.
 */
function useKnownOfGuest({ storeNumber, memberNumber }: GuestNumbers): {
  known: KnownOfForm
  /** Still loading. The guest fills in what can't be looked up. */
  isLoading: boolean
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
  return { known, isLoading: store.isLoading || member.isLoading }
}
