import type { CityWire } from '@fathom/contract/references'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Combobox } from '../../../shared/ui/aria/combobox.tsx'
import { citiesQuery } from '../places.queries.ts'
import type { AddressProps } from './address-props.ts'
import { withCity } from './follow.ts'

/** Suggests cities from the list but accepts any text, because small villages may be missing. */
export function CityField({ address, onChange, errors }: AddressProps) {
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
