import { expect, test } from 'vitest'
import { handoverUrl, localeIn, readSignUp } from './handover.ts'

test('[RT-20] the sign-up URL names a type, a language, both or neither', () => {
  expect(readSignUp('student', 'de-DE')).toEqual({ type: 'student', lang: 'de-DE' })
  expect(readSignUp('pro', undefined)).toEqual({ type: 'pro', lang: undefined })
  expect(readSignUp(undefined, undefined)).toEqual({ type: 'diver', lang: undefined })
})

test('[RT-20] a single segment that is a language tag is the language', () => {
  expect(readSignUp('ar-SA', undefined)).toEqual({ type: 'diver', lang: 'ar-SA' })
  expect(readSignUp('fr', undefined)).toEqual({ type: 'diver', lang: 'fr-FR' })
})

test('[RT-20] an unknown type counts as a diver, and the language next to it is used', () => {
  expect(readSignUp('captain', 'it-IT')).toEqual({ type: 'diver', lang: 'it-IT' })
})

test('a segment that is not a language tag gives no locale', () => {
  expect(localeIn('sign-out')).toBeUndefined()
  expect(localeIn(undefined)).toBeUndefined()
  expect(localeIn('he-IL')).toBe('iw-IL')
})

test('[RR-02] the handover carries the whole deep link and the language', () => {
  const url = handoverUrl('/api/auth', { returnTo: '/logbook?page=2#dive-7', lang: 'de-DE' })
  expect(url).toBe('/api/auth/session/sign-in?returnTo=%2Flogbook%3Fpage%3D2%23dive-7&lang=de-DE')
})

test('[RT-20] a sign-up names its type', () => {
  const url = handoverUrl('/api/auth', { lang: 'en-US', type: 'store' })
  expect(url).toBe('/api/auth/session/sign-in?lang=en-US&type=store')
})
