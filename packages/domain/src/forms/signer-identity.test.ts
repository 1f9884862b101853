import { expect, test } from 'vitest'
import { examinationProblem, isContact, isContactOf } from './examination.ts'
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

test.each([
  ['a Cyrillic letter', 'Inеs Duаrte'],
  ['Cyrillic letters and a small L', 'lnеѕ Duаrtе'],
  ['Greek letters', 'Ιnes Duαrte'],
  ['a Greek capital', 'Ιnes Duarte'],
  ['small capitals', 'ɪɴᴇꜱ Duarte'],
  ['initials', 'I. Duarte'],
  ['a title and initials', 'Dr. med. I. M. Duarte'],
  ['the first letter of the family name', 'Ines D.'],
  ['a part of a longer name', 'Dr. Ines Maria Duarte'],
])('[TS-02] %s does not make another person', (_, name) => {
  expect(containsPerson(name, 'Ines Duarte')).toBe(true)
  expect(containsPerson('Ines Duarte', name)).toBe(true)
})

test('[TS-02] names in other alphabets are still compared by their letters', () => {
  expect(isSamePerson('Ιωάννης Νικολάου', 'ΙΩΑΝΝΗΣ ΝΙΚΟΛΑΟΥ')).toBe(true)
  expect(isSamePerson('Игорь Попов', 'ИГОРЬ ПОПОВ')).toBe(true)
  expect(containsPerson('Игорь Попов', 'Олег Попов')).toBe(false)
  expect(containsPerson('王 小明', '王 大明')).toBe(false)
})

test('[TS-02] a relative with the same family name is another person', () => {
  for (const name of ['Marta I. Duarte', 'Dr. Duarte', 'Ivo Duarte', 'Dr. M. Duarte'])
    expect([name, containsPerson(name, 'Ines Duarte')]).toEqual([name, false])
})

test('[TS-02] a contact of someone else is recognized, however it is written', () => {
  const diver = { email: 'ines@reef.test', phone: '+351 21 555 0134' }
  for (const contact of ['INES+clinic@reef.test', 'Clinic, ines@reef.test', '021 555 0134', '00351215550134'])
    expect([contact, isContactOf(contact, diver)]).toEqual([contact, true])
  expect(isContactOf('٢١٥٥٥٠١٣٤', diver)).toBe(true)
  for (const contact of ['clinic@reef.test', '+351 21 555 0135', '0134', ''])
    expect([contact, isContactOf(contact, diver)]).toEqual([contact, false])
  expect(isContactOf('clinic@reef.test', { email: '', phone: '' })).toBe(false)
})

test('[TS-02] an examination counts from 12 months ago until today', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  expect(examinationProblem('1900-01-01', now)).toBe('day-too-old')
  expect(examinationProblem('2025-11-14', now)).toBe('day-too-old')
  expect(examinationProblem('2025-11-16', now)).toBeUndefined()
  expect(examinationProblem('2026-11-16', now)).toBeUndefined()
  expect(examinationProblem('2026-11-18', now)).toBe('day-ahead')
})

test('[TS-02] tomorrow is the day of an examination only where it has begun, at most 14 hours ahead of UTC', () => {
  const at = (time: string) => examinationProblem('2026-11-17', new Date(`2026-11-16T${time}Z`))
  expect(at('09:59:59')).toBe('day-ahead')
  expect(at('10:00:00')).toBeUndefined()
})

test('[TS-02] a contact is a phone number or an e-mail address', () => {
  for (const contact of ['+351 21 555 0134', 'clinic@harbor.test', '٠١١ ٤٥٦ ٧٨٩٠'])
    expect([contact, isContact(contact)]).toEqual([contact, true])
  for (const contact of ['', 'yes', '12', 'a@b'])
    expect([contact, isContact(contact)]).toEqual([contact, false])
})
