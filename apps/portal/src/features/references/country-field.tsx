import type { CountryWire } from '@fathom/contract/references'
import { foldedName } from '@fathom/domain/references'
import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Combobox } from '../../shared/ui/aria/combobox.tsx'
import type { AddressProps } from './address-rules.ts'
import { matchingCountries, withCountry } from './address-rules.ts'
import { countriesQuery } from './places.queries.ts'

/**
 * The text and the selected country always match: text that names no country selects none, so we never save
 * what the screen doesn't show.
 */
export function CountryField({ address, onChange, errors }: AddressProps) {
  const { t, locale } = useTranslator('profile')
  const countries = useQuery(countriesQuery(useCalls(), locale))
  const [typed, setTyped] = useState<string>()
  const [isLeft, setIsLeft] = useState(false)
  const known = countries.data ?? []
  const chosen = known.find(({ id }) => id === address.countryId)
  // Undo, or a save in another tab, restores a country while the typed text named none.
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
  // The user may have typed a country before the list loaded.
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
