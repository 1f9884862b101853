import type { CountryWire } from '@fathom/contract/references'
import { foldedName } from '@fathom/domain/references'
import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Combobox } from '../../../shared/ui/aria/combobox.tsx'
import { countriesQuery } from '../places.queries.ts'
import type { AddressProps } from './address-props.ts'
import { withCountry } from './follow.ts'
import { matchingCountries } from './matching-countries.ts'

/**
 * The text and the country are one: words that name no country choose none, so that nothing is kept that the screen
 * does not show.
 */
export function CountryField({ address, onChange, errors }: AddressProps) {
  const { t, locale } = useTranslator('profile')
  const countries = useQuery(countriesQuery(useCalls(), locale))
  const [typed, setTyped] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  const known = countries.data ?? []
  const chosen = known.find(({ id }) => id === address.countryId)
  // Undo, or what another tab saved, puts a country back under words that named none.
  if (chosen && typed !== undefined) setTyped(undefined)
  const text = chosen?.displayName ?? typed ?? ''
  const before = useRef('')
  useEffect(() => {
    if (address.countryId) before.current = address.countryId
  }, [address.countryId])
  const choose = (country: CountryWire | undefined) =>
    onChange(withCountry(address, country?.id ?? '', before.current))
  const type = (next: string) => {
    setIsLeft(false)
    const named = known.find((country) => foldedName(country.displayName) === foldedName(next))
    setTyped(named ? undefined : next)
    if (named || next !== text) choose(named)
  }
  // Whoever types faster than the list comes has named a country too.
  const meet = useEffectEvent(() => typed && type(typed))
  useEffect(() => {
    if (countries.data) meet()
  }, [countries.data])
  const namesNone = isLeft && typed && t('profile.problem.countryId.missing')
  return (
    <Combobox
      clearLabel={t('profile.address.clear')}
      error={countries.isError ? t('profile.address.countriesFailed') : errors.countryId || namesNone}
      icon={Search}
      label={t('profile.field.countryId')}
      loading={countries.isPending}
      onEscape={() => {
        if (typed === undefined) return
        setTyped(undefined)
        onChange(withCountry(address, before.current, before.current))
      }}
      onLeave={() => setIsLeft(true)}
      onSelect={({ id }) => {
        setTyped(undefined)
        choose(known.find((country) => country.id === id))
      }}
      onTextChange={type}
      selected={chosen?.id}
      suggestions={matchingCountries(known, chosen ? '' : text)}
      text={text}
      words={{ loading: t('profile.address.loading'), none: t('profile.address.noCountry') }}
    />
  )
}
