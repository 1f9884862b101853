import { FORM_NAMES } from '@fathom/domain/forms'
import { type ReactNode, Suspense } from 'react'
import { DsdSkeleton, GuestGate } from '../../features/dsd/guest/index.ts'
import { FillScreen, type FormPerson, NoSuchForm } from '../../features/forms/fill/index.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { useParams, useSearchParams } from '../../shared/router/index.ts'
import { useFormPerson } from './use-form-person.ts'
import { type GuestNumbers, useKnownOfGuest } from './use-known-of-guest.ts'

await i18n.need('forms')

/** Any form by its name, such as the release; its definition lists the questions. */
export function Page() {
  const person = useFormPerson()
  const { form } = useParams()
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

type Release = { guest: GuestNumbers; next: ReactNode; person: FormPerson }

function GuestRelease({ guest, next, person }: Release) {
  const { known, isAsked } = useKnownOfGuest(guest)
  if (isAsked) return <DsdSkeleton />
  return (
    <FillScreen form="liability-release" key={person.affiliateId} known={known} next={next} person={person} />
  )
}
