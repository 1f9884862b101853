import { expect, test } from 'vitest'
import { partiesIn, partiesText } from './parties.ts'

test('[TS-09] the parties of a release are read from the text that a draft keeps', () => {
  const both = { storeNumber: 7001, memberNumber: 500001 }
  expect(partiesIn(partiesText(both))).toEqual(both)
  expect(partiesIn('7001.')).toEqual({ storeNumber: 7001, memberNumber: null })
  expect(partiesIn('.500001')).toEqual({ storeNumber: null, memberNumber: 500001 })
  for (const none of ['.', '', undefined, 'Harbour Divers', '7001', '7001.x'])
    expect(partiesIn(none)).toBeUndefined()
})
