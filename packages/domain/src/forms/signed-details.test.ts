import { expect, test } from 'vitest'
import { isSignedAs } from './signed-details.ts'

const signed = {
  form: 'medical-questionnaire',
  signedAt: new Date('2026-11-16T12:00:00Z'),
  name: 'Ines Duarte',
  birthDate: '1990-05-04',
} as const
const account = { name: 'Ines Duarte', birthDate: '1990-05-04' }

test('[TS-02] a form belongs to the account while it has the same name, in any spelling', () => {
  expect(isSignedAs(signed, account)).toBe(true)
  expect(isSignedAs(signed, { ...account, name: 'Duarte INÊS' })).toBe(true)
  expect(isSignedAs(signed, { ...account, name: 'Ines Duarte Nunes' })).toBe(false)
  expect(isSignedAs(signed, undefined)).toBe(false)
})

test('[TS-06] another birth date counts where it changes who must sign or what must be answered', () => {
  const at = (birthDate: string) => isSignedAs(signed, { ...account, birthDate })
  expect(at('1990-05-05')).toBe(true)
  expect([at('2014-05-04'), at('1957-05-04')]).toEqual([false, false])
  expect([at('2008-11-16'), at('2008-11-17')]).toEqual([true, false])
  expect([at('1981-11-16'), at('1981-11-15')]).toEqual([true, false])
  expect([at(''), at('2100-01-01'), at('1900-01-01')]).toEqual([false, false, false])
})

test('[TS-05] what was signed counts while the oldest birth date asks for the same answers', () => {
  const old = { ...account, oldest: '1957-05-04' }
  expect(isSignedAs(signed, old)).toBe(false)
  expect(isSignedAs({ ...signed, oldest: '1957-05-04' }, old)).toBe(true)
  expect(isSignedAs({ ...signed, birthDate: '1957-05-04' }, old)).toBe(true)
  expect(isSignedAs({ ...signed, oldest: '1957-05-04' }, account)).toBe(false)
  expect(isSignedAs({ ...signed, form: 'liability-release' }, old)).toBe(true)
})

test('[TS-05] the age question is asked in the questionnaire only, so a release of a grown-up stays valid', () => {
  const release = { ...signed, form: 'liability-release' } as const
  expect(isSignedAs(release, { ...account, birthDate: '1957-05-04' })).toBe(true)
  expect(isSignedAs(release, { ...account, birthDate: '2014-05-04' })).toBe(false)
})

test('[TS-05] a form without a birth date was signed as that of an adult of at most 45', () => {
  const unknown = { ...signed, birthDate: '' }
  expect(isSignedAs(unknown, account)).toBe(true)
  expect(isSignedAs(unknown, { ...account, birthDate: '' })).toBe(true)
  expect(isSignedAs(unknown, { ...account, birthDate: '2014-05-04' })).toBe(false)
  expect(isSignedAs(unknown, { ...account, birthDate: '1957-05-04' })).toBe(false)
})
