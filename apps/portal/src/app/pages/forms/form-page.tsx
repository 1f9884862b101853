import { FORM_NAMES, type Parties, partiesIn, partiesText } from '@fathom/domain/forms'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo } from 'react'
import { DsdSkeleton } from '../../../features/dsd/dsd-states.tsx'
import { GuestGate } from '../../../features/dsd/guest/guest-gate.tsx'
import {
  FillScreen,
  type FormPerson,
  FormSkeleton,
  type KnownOfForm,
  NoSuchForm,
  PartiesPage,
} from '../../../features/forms/fill/index.ts'
import { ParticipantLookup, useParticipant } from '../../../features/references/index.ts'
import { useUser } from '../../../features/session/index.ts'
import { myCoursesQuery } from '../../../features/training/index.ts'
import { useCalls } from '../../../shared/calls.tsx'
import { i18n, useTranslator } from '../../../shared/i18n/index.ts'
import { useParams, useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'

await Promise.all([i18n.need('forms'), i18n.need('forms-standing'), i18n.need('profile'), i18n.need('dsd')])

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
          ) : name === 'liability-release' ? (
            <NamedRelease key={person.affiliateId} next={next} person={person} />
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
  const { t } = useTranslator('dsd')
  const { known, isLoading } = useKnownOf(guest, t('dsd.welcome.title'))
  if (isLoading) return <DsdSkeleton />
  return (
    <FillScreen form="liability-release" key={person.affiliateId} known={known} next={next} person={person} />
  )
}

type NamedProps = { next: ReactNode; person: FormPerson }

/** TS-09: a diver's release names whom they choose; the choice is in the address. */
function NamedRelease({ next, person }: NamedProps) {
  const { t } = useTranslator('forms-standing')
  const [search, setSearch] = useSearchParams()
  const parties = partiesIn(search.get(PARTIES) ?? undefined)
  const { known, isLoading } = useKnownOf(parties ?? NOBODY)
  const { course, isCourseLoading } = useOnlyCourse(person.affiliateId)
  const isOpening = isLoading || isCourseLoading
  const choose = (chosen: Parties) =>
    setSearch({ ...Object.fromEntries(search), [PARTIES]: partiesText(chosen) })
  const chooseAgain = () => {
    const { [PARTIES]: _, ...rest } = Object.fromEntries(search)
    setSearch(rest)
  }
  if (isOpening && !search.has(PARTIES)) return <FormSkeleton form="liability-release" />
  return (
    <FillScreen
      form="liability-release"
      known={
        isOpening ? undefined : parties && { ...known, ...(course && { proposed: { activity: course } }) }
      }
      next={next}
      onChangeParties={chooseAgain}
      parties={
        // The screen stays while the names load, so that it knows that the reader has gone on.
        isOpening ? (
          <FormSkeleton form="liability-release" />
        ) : (
          <PartiesPage
            affiliateId={person.affiliateId}
            lookup={(kind, onFound) => (
              <ParticipantLookup
                action={({ name }, _, number) => (
                  <Button onClick={() => onFound({ number, name })}>
                    {t('forms-standing.parties.choose')}
                  </Button>
                )}
                only={kind}
              />
            )}
            onChoose={choose}
          />
        )
      }
      person={person}
    />
  )
}

/** The course that a diver takes now, if it is exactly one. */
function useOnlyCourse(affiliateId: number) {
  const { locale } = useTranslator()
  const courses = useQuery(myCoursesQuery(useCalls(), affiliateId, locale))
  const current = courses.data?.filter(({ certifiedAt }) => certifiedAt === null) ?? []
  return { course: current.length === 1 ? current[0]?.title : undefined, isCourseLoading: courses.isLoading }
}

const PARTIES = 'with'
const NOBODY: Parties = { storeNumber: null, memberNumber: null }

type GuestNumbers = { storeNumber: number | null; memberNumber: number | null }

/** What need not be entered in a release: the store, the instructor and the place; for a guest the activity too. */
function useKnownOf(
  { storeNumber, memberNumber }: GuestNumbers,
  activity?: string,
): {
  known: KnownOfForm
  /** Still loading. The guest fills in what can't be looked up. */
  isLoading: boolean
} {
  const { t } = useTranslator('dsd')
  const { t: standing } = useTranslator('forms-standing')
  const store = useParticipant('store', storeNumber)
  const member = useParticipant('member', memberNumber)
  // A guest may have no instructor until their store assigns one.
  const unnamed =
    memberNumber === null && store.data ? t('dsd.forms.instructorNone', { store: store.data.name }) : ''
  const unnamedStore = storeNumber === null ? standing('forms-standing.party.none') : ''
  const known = useMemo(() => {
    const { countryId: country, stateId } = store.data?.address ?? {}
    return {
      from: `${storeNumber ?? ''}.${memberNumber ?? ''}`,
      // A state matters legally only where the form offers it.
      place: country ? { country, region: stateId === 'US.FL' ? 'FL' : null } : null,
      answers: {
        ...(activity && { activity }),
        instructor: member.data?.name ?? unnamed,
        store: store.data?.name ?? unnamedStore,
      },
    }
  }, [activity, member.data, memberNumber, store.data, storeNumber, unnamed, unnamedStore])
  return { known, isLoading: store.isLoading || member.isLoading }
}
