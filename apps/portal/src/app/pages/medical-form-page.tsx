import { Suspense } from 'react'
import { FillScreen } from '../../features/forms/fill/index.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { useFormPerson } from './use-form-person.ts'

await i18n.need('forms')

/** RT-25 */
export function Page() {
  const person = useFormPerson()
  return (
    <Suspense>
      <FillScreen form="medical-questionnaire" key={person.affiliateId} person={person} />
    </Suspense>
  )
}
