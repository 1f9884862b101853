import { FORM_NAMES } from '@fathom/domain/forms'
import { Suspense } from 'react'
import { GuestGate } from '../../features/dsd/guest/index.ts'
import { FillScreen, NoSuchForm } from '../../features/forms/fill/index.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { useParams, useSearchParams } from '../../shared/router/index.ts'
import { useFormPerson } from './use-form-person.ts'

await i18n.need('forms')

/** Any form by its name, such as the release; its definition says what is asked. */
export function Page() {
  const person = useFormPerson()
  const { form } = useParams()
  const [search] = useSearchParams()
  const name = FORM_NAMES.find((each) => each === form)
  if (!name) return <NoSuchForm />
  return (
    <Suspense>
      <GuestGate form={name} isSigned={search.has('signed')}>
        {(next) => (
          <FillScreen form={name} key={`${person.affiliateId}.${name}`} person={person} next={next} />
        )}
      </GuestGate>
    </Suspense>
  )
}
