import { Suspense } from 'react'
import { GuestGate } from '../../features/dsd/guest/index.ts'
import { FillScreen } from '../../features/forms/fill/index.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { useFormPerson } from './use-form-person.ts'

await i18n.need('forms')

/** RT-25. Discover Scuba Diving guests are guided on from here. */
export function Page() {
  const person = useFormPerson()
  const [search] = useSearchParams()
  return (
    <Suspense>
      <GuestGate form="medical-questionnaire" isAgain={search.has('again')} isSigned={search.has('signed')}>
        {(next) => (
          <FillScreen form="medical-questionnaire" key={person.affiliateId} person={person} next={next} />
        )}
      </GuestGate>
    </Suspense>
  )
}
