import { expect, test } from 'vitest'
import { isHeld } from './application-type.ts'
import { isOwnName } from './signature.ts'

const MARA = { givenName: 'Mara', middleName: 'Elin', familyName: 'Lindqvist' }

test("[SC-12] a signature must be the person's own name, regardless of spacing, case and accents", () => {
  for (const typed of ['Mara Elin Lindqvist', '  MARA lindqvist ', 'Mára  Lindqvist.', 'Ｍａｒａ Lindqvist'])
    expect([typed, isOwnName(typed, MARA)]).toEqual([typed, true])
  for (const typed of ['Kai Nakamura', 'Mara', 'Lindqvist', '', 'M. L.', '.'])
    expect([typed, isOwnName(typed, MARA)]).toEqual([typed, false])
  expect(isOwnName('IŞIL ÖZ', { givenName: 'Işıl', middleName: '', familyName: 'Öz' })).toBe(true)
  expect(isOwnName('陈伟', { givenName: '陈', middleName: '', familyName: '伟' })).toBe(true)
  expect(isOwnName('Kai', { givenName: 'نورة', middleName: '', familyName: '' })).toBe(false)
})

test('[ST-03] a person holds a rating when its level is among the valid ones', () => {
  expect(isHeld({ levelCode: 'divemaster' }, [40, 310])).toBe(true)
  expect(isHeld({ levelCode: 'divemaster' }, [40, 330])).toBe(false)
})
