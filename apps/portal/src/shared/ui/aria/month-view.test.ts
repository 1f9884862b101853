import { expect, test } from 'vitest'
import { weekdayStyle } from './month-view.tsx'

test('weekdays are short where they fit into a seventh of a phone', () => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'ja-JP', 'pl-PL'])
    expect(weekdayStyle(locale), locale).toBe('short')
  for (const locale of ['ar-SA', 'th-TH']) expect(weekdayStyle(locale), locale).toBe('narrow')
})
