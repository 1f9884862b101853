import { LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { createFormats } from './formats.ts'

test('[LA-05] the dive date is shown as day, month name, year', () => {
  expect(createFormats('en-US').formatDay('2026-05-14')).toBe('14 May 2026')
  expect(createFormats('en-GB').formatDay('2026-05-14')).toBe('14 May 2026')
  expect(createFormats('de-DE').formatDay('2026-05-14')).toBe('14. Mai 2026')
  expect(createFormats('iw-IL').formatDay('2026-05-14')).toBe('14 במאי 2026')
  expect(createFormats('ja-JP').formatDay('2026-05-14')).toBe('2026年5月14日')
})

test('[LA-05] the dive date is the same calendar day in every time zone and every locale', () => {
  for (const locale of LOCALES) {
    const shown = createFormats(locale).formatDay('2026-01-01T23:30:00-10:00')
    expect(shown).toMatch(/1|١/)
    expect(shown).not.toMatch(/31|٣١/)
  }
})

test('[LA-05] numbers and units follow the locale', () => {
  expect(createFormats('en-US').formatUnit(60, 'foot')).toBe('60 ft')
  expect(createFormats('de-DE').formatUnit(18.55, 'meter')).toBe('18,6 m')
  expect(createFormats('zh-TW').formatUnit(18, 'meter')).toBe('18 公尺')
  expect(createFormats('fr-FR').formatNumber(10000)).toBe('10\u202f000')
  expect(createFormats('ar-SA').formatPercent(0.54)).toContain('٥٤')
})

test('[LA-05] the number of a person is in the digits of the language, and never grouped', () => {
  expect(createFormats('ar-SA').formatId(100001)).toBe('١٠٠٠٠١')
  expect(createFormats('de-DE').formatId(100001)).toBe('100001')
})

test('[LA-05] a text of the other direction is isolated', () => {
  expect(createFormats('ar-SA').isolate('Kai')).toBe('\u2068Kai\u2069')
  expect(createFormats('en-US').isolate('Kai')).toBe('Kai')
  expect(createFormats('en-US').isolate('نورة')).toBe('\u2068نورة\u2069')
})

test('[LA-05] every date of American English has the day first, and the American clock', () => {
  const { formatDate, formatMoment, formatTime } = createFormats('en-US')
  expect(formatDate('2026-09-04')).toBe('4 Sep 2026')
  expect(formatDate('2026-09-04', 'long')).toBe('4 September 2026')
  expect(formatDate('2026-09-04', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(
    'Friday 4 September',
  )
  expect(formatMoment(new Date(2026, 8, 4, 22, 5))).toMatch(/^4 September 2026 at 10:05\sPM$/)
  expect(formatMoment(new Date(2026, 8, 4, 9, 59).toISOString())).toMatch(/^4 September 2026 at 9:59\sAM$/)
  const evening = new Date('2026-09-04T22:05:00Z')
  expect(formatDate(evening, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })).toMatch(/^10:05\sPM$/)
  expect(formatTime(new Date(2026, 8, 4, 22, 5))).toMatch(/^10:05\sPM$/)
})

test('Saudi dates are Gregorian, as on every card', () => {
  expect(createFormats('ar-SA').formatDate('2026-05-14', 'long')).toBe('١٤ مايو ٢٠٢٦')
  expect(createFormats('ar-SA').formatMoment(new Date(2026, 4, 14, 9, 40))).toMatch(/^١٤ مايو ٢٠٢٦ .*٩:٤٠/)
})

test("a moment is shown in the reader's time zone, a calendar day in none", () => {
  const { formatDate, formatTime } = createFormats('en-GB')
  expect(formatDate('2026-05-14')).toBe('14 May 2026')
  const { formatDay } = createFormats('en-US')
  expect(formatDay(new Date(2026, 4, 14, 0, 5))).toBe('14 May 2026')
  expect(formatDay(new Date(2026, 4, 14, 23, 55))).toBe('14 May 2026')
  expect(formatTime(new Date(2026, 4, 14, 9, 40))).toBe('9:40')
})

test('a list is joined by the rules of the language', () => {
  expect(createFormats('en-GB').formatList(['Mara', 'Kai', 'Ines'])).toBe('Mara, Kai and Ines')
})

test('[WO-02] in English a date is day, month name, year in every style', () => {
  const styles = [undefined, 'medium', 'long', 'full'] as const
  for (const locale of ['en-US', 'en-GB'] as const)
    for (const style of styles) {
      const shown = createFormats(locale).formatDate('2025-03-14', style)
      expect(shown, `${locale} ${JSON.stringify(style)}`).toMatch(/\b14 Mar(ch)? 2025$/)
    }
})
