import { LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { compileMessage } from './compile.ts'
import type { AnyLocale } from './intl.ts'
import { createTranslator } from './translator.ts'

type Sample = { hello: { name: string }; dives: { count: number }; day: { on: string }; plain: undefined }

function say(locale: AnyLocale, text: string) {
  const { t } = createTranslator<{ it: Record<string, string | number | Date> }>(locale, {
    it: compileMessage(text),
  })
  return (values: Record<string, string | number | Date> = {}) => t('it', values)
}

test('a placeholder is replaced by its value', () => {
  expect(say('en-US', 'Send to {name}')({ name: 'Kai' })).toBe('Send to Kai')
})

test('[LA-05] plurals follow the language: Russian has three, Arabic six', () => {
  const russian = say(
    'ru-RU',
    '{n, plural, one {# погружение} few {# погружения} many {# погружений} other {# погружения}}',
  )
  expect([1, 2, 5, 21].map((n) => russian({ n }))).toEqual([
    '1 погружение',
    '2 погружения',
    '5 погружений',
    '21 погружение',
  ])
  const arabic = say('ar-SA', '{n, plural, zero {z} one {o} two {t} few {f} many {m} other {x}}')
  expect([0, 1, 2, 3, 11, 100].map((n) => arabic({ n })).join('')).toBe('zotfmx')
})

test('an exact number wins over its category, and an offset is subtracted', () => {
  const likes = say(
    'en-US',
    '{n, plural, offset:1 =0 {Nobody} =1 {You} one {You and # other} other {You and # others}}',
  )
  expect([0, 1, 2, 3].map((n) => likes({ n }))).toEqual([
    'Nobody',
    'You',
    'You and 1 other',
    'You and 2 others',
  ])
})

test('ordinals and nested choices are formatted from the inside out', () => {
  const place = say(
    'en-US',
    '{who, select, kai {Kai’s} other {Your}} {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} dive',
  )
  expect(place({ who: 'kai', n: 22 })).toBe('Kai’s 22nd dive')
  expect(place({ who: 'constructor', n: 11 })).toBe('Your 11th dive')
})

test('[LA-05] numbers and dates inside a message follow the locale', () => {
  const text = '{depth, number} · {share, number, percent} · {on, date, long}'
  const values = { depth: 1234.5, share: 0.54, on: '2026-05-14' }
  expect(say('de-DE', text)(values)).toBe('1.234,5 · 54\u00a0% · 14. Mai 2026')
  expect(say('ar-SA', text)(values)).toContain('١٤ مايو ٢٠٢٦')
})

test('[LA-05] a sentence that ends with a date has one period, even if the date has its own', () => {
  const on = '2026-05-14'
  expect(say('hr-HR', 'Rok: {on, date, long}.')({ on })).toBe('Rok: 14. svibnja 2026.')
  expect(say('en-US', '{path} points outside.')({ path: '../../evil.html' })).toBe(
    '../../evil.html points outside.',
  )
  expect(say('ru-RU', 'Срок: {on}. Далее')({ on: '14 мая 2026 г.' })).toBe('Срок: 14 мая 2026 г. Далее')
  expect(say('en-US', 'Wait for {on} ...')({ on })).toBe('Wait for 2026-05-14 ...')
})

test('quoted braces are text', () => {
  expect(say('en-US', "It''s '{'here'}'")()).toBe("It's {here}")
})

test('a Latin name is isolated in right-to-left text; a web address and a code are not', () => {
  expect(say('ar-SA', 'أرسل إلى {name}')({ name: 'Kai' })).toBe('أرسل إلى \u2068Kai\u2069')
  expect(say('ar-SA', '{link}')({ link: 'https://fathom.example' })).toBe('https://fathom.example')
  expect(say('iw-IL', '{code}')({ code: '012345' })).toBe('012345')
  expect(say('iw-IL', '{card}')({ card: '2503 1184 66' })).toBe('\u20682503 1184 66\u2069')
})

test('an Arabic or Hebrew name is isolated in other languages, and so are the names of a list', () => {
  expect(say('en-US', '{name}, 3 dives')({ name: 'نورة' })).toBe('\u2068نورة\u2069, 3 dives')
  expect(say('de-DE', 'Von {name}.')({ name: 'נועה' })).toBe('Von \u2068נועה\u2069.')
  expect(say('en-US', 'From {name}.')({ name: 'Noëlle 王' })).toBe('From Noëlle 王.')
  const listed = (locale: 'en-US' | 'ar-SA') => createTranslator(locale, {}).formatList
  expect(listed('en-US')(['نورة', 'عمر', 'Milo'])).toBe('\u2068نورة\u2069, \u2068عمر\u2069, and Milo')
  expect(listed('ar-SA')(['Kai', 'Milo'])).toBe('\u2068Kai\u2069 و\u2068Milo\u2069')
})

test('a missing key and a missing value throw, and never give empty text', () => {
  const { t } = createTranslator<Sample>('en-US', { hello: compileMessage('Hello {name}') })
  expect(() => t('plain')).toThrow('no words for plain in en-US')
  // @ts-expect-error the values of a message are part of its type
  expect(() => t('hello')).toThrow('lacks a value for name')
  // @ts-expect-error a key that en-US does not have does not compile
  expect(() => t('farewell')).toThrow('no words for farewell')
})

test('[NV-11] right-to-left is for ar-SA and iw-IL only', () => {
  const rightToLeft = LOCALES.filter((locale) => createTranslator(locale, {}).direction === 'rtl')
  expect(rightToLeft).toEqual(['ar-SA', 'iw-IL'])
})
