import { expect, test } from 'vitest'
import { aLog } from './dive-log.fixture.ts'
import { namesUsed, suggestionsFor } from './suggestions.ts'

const dive = (date: string, ...buddies: string[]) => {
  const log = aLog({ date })
  return { ...log, experience: { ...log.experience, buddies } }
}
const DIVES = [
  dive('2026-05-01', 'Leo', 'Noor'),
  dive('2026-05-03', 'ana', 'Leo'),
  dive('2026-05-02', 'Ana'),
  dive('2026-05-09', 'Kai'),
]

test('[LO-09] names of earlier dives are suggested, the most used first, each once in its latest spelling', () => {
  expect(namesUsed(DIVES, 'buddies')).toEqual(['ana', 'Leo', 'Kai', 'Noor'])
})

test('[LO-09] suggestions fit what is typed, ignoring accents, and leave out what is there already', () => {
  const used = ['Ána', 'Leo', 'Kai', 'Hanako']
  expect(suggestionsFor(used, { typed: 'an', chosen: [] })).toEqual(['Ána', 'Hanako'])
  expect(suggestionsFor(used, { typed: '', chosen: ['leo'] })).toEqual(['Ána', 'Kai', 'Hanako'])
})
