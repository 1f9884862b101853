import { LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { findCataloguesFolder, readArea } from './catalogue-files.ts'
import { translatorFor } from './node.ts'

/** How long something waits in the office, in whole days. */
const AGES = ['office-queues.age', 'office-queues.home.oldest'] as const

test('[OF-02] every age in days of the office is checked here', () => {
  const texts = Object.entries(readArea(findCataloguesFolder(), 'en-US', 'office-queues'))
  expect(texts.flatMap(([key, text]) => (text.includes('{days, plural') ? [key] : [])).sort()).toEqual(
    [...AGES].sort(),
  )
})

test.each(LOCALES)('[OF-02] in %s what came in today says so, and not 0 days', (locale) => {
  for (const key of AGES) {
    expect(translatorFor(locale).t(key, { days: 0 })).not.toMatch(/\p{Nd}/u)
    expect(translatorFor(locale).t(key, { days: 5 })).toMatch(/\p{Nd}/u)
  }
})
