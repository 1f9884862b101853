import { expect, test } from 'vitest'
import { examinationProblem, isContact } from './examination.ts'
import { containsPerson, isSameAddress, isSamePerson, maskedAddress } from './signer-identity.ts'

test('[TS-01] one mailbox in other spellings is the same address; another mailbox is not', () => {
  for (const other of ['ana@reef.test', 'ANA@Reef.test', ' ana+doctor@reef.test ', 'ａna@reef.test'])
    expect([other, isSameAddress('ana@reef.test', other)]).toEqual([other, true])
  for (const other of ['a.na@reef.test', 'ana@reef.example', 'anna@reef.test', '+x@reef.test'])
    expect([other, isSameAddress('ana@reef.test', other)]).toEqual([other, false])
  expect(maskedAddress('praxis@harbor.test')).toBe('p•••@harbor.test')
})

test('[TS-02] the same person is recognized in any case, accents, spacing and order of words', () => {
  for (const other of ['inês  DUARTE', 'Duarte, Ines', 'duarte-ines', 'InesDuarte'])
    expect([other, isSamePerson('Ines Duarte', other)]).toEqual([other, true])
  expect(isSamePerson('Ines Duarte', 'Ines Dias')).toBe(false)
  expect(isSamePerson('نورة القحطاني', 'القحطاني نُورة')).toBe(true)
})

test('[TS-02] a title or a middle name does not make another person', () => {
  expect(containsPerson('Dr. med. Ines M. Duarte', 'Ines Duarte')).toBe(true)
  expect(containsPerson('Dr. Pedro Duarte', 'Ines Duarte')).toBe(false)
  expect(containsPerson('Dr. Ines Dias', 'Ines')).toBe(false)
})

test('[TS-02] an examination counts from 12 months ago until today', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  expect(examinationProblem('1900-01-01', now)).toBe('day-too-old')
  expect(examinationProblem('2025-11-14', now)).toBe('day-too-old')
  expect(examinationProblem('2025-11-16', now)).toBeUndefined()
  expect(examinationProblem('2026-11-16', now)).toBeUndefined()
  expect(examinationProblem('2026-11-18', now)).toBe('day-ahead')
})

test('[TS-02] a contact is a phone number or an e-mail address', () => {
  for (const contact of ['+351 21 555 0134', 'clinic@harbor.test', '٠١١ ٤٥٦ ٧٨٩٠'])
    expect([contact, isContact(contact)]).toEqual([contact, true])
  for (const contact of ['', 'yes', '12', 'a@b'])
    expect([contact, isContact(contact)]).toEqual([contact, false])
})
