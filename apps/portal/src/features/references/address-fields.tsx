import type { CityWire } from '@fathom/contract/references'
import { ADDRESS_FIELDS, type AddressField, addressFieldsInForm } from '@fathom/domain/profile'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useDeferredValue, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Combobox } from '../../shared/ui/aria/combobox.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import css from './address-fields.module.css'
import type { AddressProps } from './address-rules.ts'
import { postalCodeUse, withCity, withState } from './address-rules.ts'
import { CountryField } from './country-field.tsx'
import { citiesQuery, statesQuery } from './places.queries.ts'

/** A mailing address, in the order in which each answer narrows the next: country, street, state, code, city. */
export default function AddressFields(props: AddressProps) {
  return (
    <>
      <Row {...props} row="street" />
      <div className={css.place}>
        <Row {...props} row="place" />
      </div>
    </>
  )
}

type RowName = 'street' | 'place'

type Control = { row: RowName; control: (props: AddressProps) => ReactNode }

const CONTROLS: Readonly<Record<AddressField, Control>> = {
  countryId: { row: 'street', control: (props) => <CountryField {...props} /> },
  addressLine1: {
    row: 'street',
    control: (props) => <Line {...props} autoComplete="address-line1" name="addressLine1" />,
  },
  addressLine2: {
    row: 'street',
    control: (props) => <Line {...props} autoComplete="address-line2" name="addressLine2" />,
  },
  stateId: {
    row: 'place',
    control: (props) => (
      <div className={css.state}>
        <StateField {...props} />
      </div>
    ),
  },
  postalCode: {
    row: 'place',
    control: (props) => (
      <div className={css.code}>
        <PostalCodeField {...props} />
      </div>
    ),
  },
  city: {
    row: 'place',
    control: (props) => (
      <div className={css.city}>
        <CityField {...props} />
      </div>
    ),
  },
}

function Row({ row, ...props }: AddressProps & { row: RowName }) {
  return addressFieldsInForm
    .filter((field) => CONTROLS[field].row === row)
    .map((field) => <Fragment key={field}>{CONTROLS[field].control(props)}</Fragment>)
}

type LineProps = AddressProps & { name: AddressField; autoComplete: string }

function Line({ address, onChange, errors, name, autoComplete }: LineProps) {
  const { t } = useTranslator('profile')
  const isOptional = ADDRESS_FIELDS[name].required === 'never'
  return (
    <Field
      error={errors[name]}
      label={t(`profile.field.${name}`)}
      optional={isOptional ? t('profile.optional') : undefined}
    >
      <TextInput
        autoComplete={autoComplete}
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

/** Hidden when the country has no states. */
function StateField({ address, onChange, errors }: AddressProps) {
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

/** Suggests cities from the list but accepts any text, because small villages may be missing. */
function CityField({ address, onChange, errors }: AddressProps) {
  const { t } = useTranslator('profile')
  const search = useDeferredValue(address.city.trim())
  const cities = useQuery(citiesQuery(useCalls(), address, search))
  const found = cities.data ?? []
  const [picked, setPicked] = useState<CityWire>()
  return (
    <Combobox
      error={errors.city}
      label={t('profile.field.city')}
      loading={cities.isFetching}
      onSelect={({ id }) => {
        const city = found.find((each) => idOf(each) === id)
        setPicked(city)
        if (city) onChange(withCity(address, city))
      }}
      onTextChange={(city) => city !== address.city && onChange({ city })}
      selected={picked?.name === address.city ? idOf(picked) : undefined}
      suggestions={found.map((city) => ({ id: idOf(city), name: city.name }))}
      text={address.city}
      words={{ loading: t('profile.address.loading'), none: t('profile.address.noCity') }}
    />
  )
}

const idOf = ({ name, stateId }: CityWire) => `${stateId} ${name}`
