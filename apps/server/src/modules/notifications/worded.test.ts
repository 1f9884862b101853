import { expect, test } from 'vitest'
import { type Facts, wordedIn } from './worded.ts'

const facts = (instructor: string): Facts => ({
  ...{ id: '1', affiliateId: 100001, url: '/', subject: null, isRead: false },
  ...{ kind: 'log-verified', createdAt: '2026-05-14T10:00:00Z' },
  values: { title: 'Dive 1', instructor },
})

test('[NV-11] a name in another script does not move the text around it', () => {
  const said = (locale: 'en-US' | 'ar-SA', name: string) => {
    const { name: title, message } = wordedIn(locale)(facts(name))
    return `${title} ${message}`
  }
  expect(said('en-US', 'نورة القحطاني')).toContain('\u2068نورة القحطاني\u2069')
  expect(said('ar-SA', 'Kai Nakamura')).toContain('\u2068Kai Nakamura\u2069')
  expect(said('en-US', 'Kai Nakamura')).not.toContain('\u2068')
})
