import { diveLogOf } from '@fathom/contract/logbook'
import { translatorFor } from '@fathom/locales/node'
import { expect, test } from 'vitest'
import { aWire } from '../list/logbook.fixture.ts'
import { textOf, wordsOf } from './dive-words.ts'

const KNOWN = diveLogOf(aWire())
const LOG = {
  ...KNOWN,
  depthTime: { ...KNOWN.depthTime, maxDepth: 30, bottomTime: 46 },
  experience: { ...KNOWN.experience, notes: 'Lost a fin.', buddies: ['Mara'] },
}

test('[CD-04] the picture says where, when, how deep and how long, and nothing of people or notes', () => {
  const words = wordsOf(LOG, translatorFor('en-US'), 'Metric')
  expect(words).toEqual({
    title: 'Lighthouse',
    lines: ['Dahab', '14 May 2026'],
    figures: [
      { value: '30\u00a0m', label: 'max depth' },
      { value: '46 min', label: 'bottom time' },
    ],
    deepest: '30\u00a0m',
  })
})

test('[CD-04] it speaks the language and the units of the diver', () => {
  const words = wordsOf(LOG, translatorFor('de-DE'), 'Imperial')
  expect([words.lines[1], words.deepest]).toEqual(['14. Mai 2026', '98\u00a0ft'])
})

test('[CD-04] a dive of which little is known has few words', () => {
  const words = wordsOf(
    {
      ...LOG,
      ...{ title: '', location: '', date: null },
      depthTime: { ...LOG.depthTime, maxDepth: null, bottomTime: null },
    },
    translatorFor('en-US'),
    'Metric',
  )
  expect(words).toMatchObject({ lines: [], figures: [], deepest: '' })
  expect(words.title).not.toBe('')
})

test('[CD-04] as text, a dive has its notes too', () => {
  expect(textOf(LOG, translatorFor('en-US'), 'Metric')).toBe(
    'Lighthouse\nDahab, 14 May 2026, 30\u00a0m, 46 min\nLost a fin.',
  )
})
