import type { CountryWire } from '@fathom/contract/references'
import { type AddressDraft, EMPTY_ADDRESS } from '@fathom/domain/profile'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { type Calls, CallsProvider } from '../../shared/calls.tsx'
import { i18n } from '../../shared/i18n/i18n.ts'
import { I18nProvider } from '../../shared/i18n/i18n-provider.tsx'
import { find, focus, key, press, render, type } from '../../shared/testing/render.tsx'
import { CountryField } from './country-field.tsx'
import { countriesQuery } from './places.queries.ts'

const home: AddressDraft = {
  ...EMPTY_ADDRESS,
  addressLine1: 'Linnégatan 12',
  city: 'Göteborg',
  countryId: 'SE',
  postalCode: '413 04',
  stateId: 'SE.28',
}

function Form() {
  const [address, setAddress] = useState(home)
  return (
    <>
      <CountryField
        address={address}
        errors={{}}
        onChange={(change) => setAddress((now) => ({ ...now, ...change }))}
      />
      <button onClick={() => setAddress(home)} type="button">
        Undo
      </button>
      <output>{JSON.stringify(address)}</output>
    </>
  )
}

/** The lists are cached, so no service is called. */
const calls = {} as Calls

const KEY = countriesQuery(calls, 'en-US').queryKey

const COUNTRIES: CountryWire[] = [
  {
    id: 'NO',
    name: 'Norway',
    displayName: 'Norway',
    postalCode: 'required',
    postalCodeRequired: true,
    hasStates: true,
  },
  {
    id: 'SE',
    name: 'Sweden',
    displayName: 'Sweden',
    postalCode: 'required',
    postalCodeRequired: true,
    hasStates: true,
  },
]

let client: QueryClient

beforeEach(async () => {
  await i18n.use('en-US')
  await i18n.need('profile')
  client = new QueryClient()
  client.setQueryData(KEY, COUNTRIES)
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <CallsProvider calls={calls}>
          <QueryClientProvider client={client}>
            <Form />
          </QueryClientProvider>
        </CallsProvider>
      </I18nProvider>,
    )
  })
  focus(input())
  type(input(), 'atlan')
})

const input = () => find<HTMLInputElement>('input[role="combobox"]')
const address = () => JSON.parse(find('output').textContent ?? '')

test('[CA-19] text that names no country selects none', () => {
  expect([input().value, address().countryId]).toEqual(['atlan', ''])
})

test('[CA-19] Undo shows the saved country again in place of a partly typed name', () => {
  press(find('button', 'Undo'))
  expect([input().value, address()]).toEqual(['Sweden', home])
})

test('[CA-19] one Escape restores the previous country and closes the list', () => {
  expect(document.querySelector('[role="listbox"]')).not.toBeNull()
  key(input(), 'Escape')
  expect([input().value, address()]).toEqual(['Sweden', home])
  expect(document.querySelector('[role="listbox"]')).toBeNull()
})

test('[CA-19] leaving the field with text that names no country shows an error at once', () => {
  expect(document.body.textContent).not.toContain('Choose a country from the list')
  focus(find('button', 'Undo'))
  expect(document.body.textContent).toContain('Choose a country from the list')
  focus(input())
  type(input(), 'atlant')
  expect(document.body.textContent).not.toContain('Choose a country from the list')
})

/** Queries notify their observers in the next tick. */
const bring = (countries: CountryWire[]) =>
  act(async () => {
    client.setQueryData(KEY, countries)
    await new Promise((resolve) => setTimeout(resolve))
  })

test('a country typed before the list loads is selected when it arrives', async () => {
  await bring([])
  type(input(), 'Sweden')
  expect(address().countryId).toBe('')
  await bring(COUNTRIES)
  expect(address().countryId).toBe('SE')
})
