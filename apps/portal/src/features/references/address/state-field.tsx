import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { statesQuery } from '../places.queries.ts'
import type { AddressProps } from './address-props.ts'
import { withState } from './follow.ts'

/** Hidden when the country has no states. */
export function StateField({ address, onChange, errors }: AddressProps) {
  const { t, locale } = useTranslator('profile')
  const states = useQuery(statesQuery(useCalls(), locale, address.countryId))
  if (states.data?.length === 0) return null
  return (
    <Field
      error={states.isError ? t('profile.address.statesFailed') : errors.stateId}
      label={t('profile.field.stateId')}
      optional={t('profile.optional')}
    >
      <Select
        disabled={states.data === undefined}
        onChange={({ target }) => onChange(withState(address, target.value))}
        value={states.data ? address.stateId : ''}
      >
        <option value="">{t('profile.address.noState')}</option>
        {states.data?.map(({ stateId, name }) => (
          // State names are in their country's own language, whatever the page's language is.
          <option dir="auto" key={stateId} value={stateId}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
