import { useTranslator } from '../../../shared/i18n/index.ts'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import css from './address-fields.module.css'
import type { AddressProps } from './address-props.ts'
import { CityField } from './city-field.tsx'
import { CountryField } from './country-field.tsx'
import { postalCodeUse } from './follow.ts'
import { StateField } from './state-field.tsx'

/** A mailing address, in the order in which each answer narrows the next: country, street, state, code, city. */
export default function AddressFields(props: AddressProps) {
  return (
    <>
      <CountryField {...props} />
      <Line {...props} name="addressLine1" />
      <Line {...props} name="addressLine2" />
      <div className={css.place}>
        <div className={css.state}>
          <StateField {...props} />
        </div>
        <div className={css.code}>
          <PostalCodeField {...props} />
        </div>
        <div className={css.city}>
          <CityField {...props} />
        </div>
      </div>
    </>
  )
}

type LineProps = AddressProps & { name: 'addressLine1' | 'addressLine2' }

function Line({ address, onChange, errors, name }: LineProps) {
  const { t } = useTranslator('profile')
  const isSecond = name === 'addressLine2'
  return (
    <Field
      error={errors[name]}
      label={t(`profile.field.${name}`)}
      optional={isSecond ? t('profile.optional') : undefined}
    >
      <TextInput
        autoComplete={isSecond ? 'address-line2' : 'address-line1'}
        dir="auto"
        onChange={({ target }) => onChange({ [name]: target.value })}
        value={address[name]}
      />
    </Field>
  )
}

/** Hidden when the country has no postal codes. */
function PostalCodeField({ address, onChange, errors }: AddressProps) {
  const { t } = useTranslator('profile')
  const use = postalCodeUse(address.countryId)
  if (use === 'none' && !address.postalCode) return null
  return (
    <Field
      error={errors.postalCode}
      label={t('profile.field.postalCode')}
      optional={use === 'required' ? undefined : t('profile.optional')}
    >
      <TextInput
        autoComplete="postal-code"
        dir="ltr"
        onChange={({ target }) => onChange({ postalCode: target.value })}
        value={address.postalCode}
      />
    </Field>
  )
}
