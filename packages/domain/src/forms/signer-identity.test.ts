import { expect, test } from 'vitest'
import { examinationProblem, isContact, isContactOf } from './examination.ts'
import { isSameAddress } from './mailbox.ts'
import { haveCommon, namesakeKeys } from './name-readings.ts'
import { containsPerson, isSamePerson, maskedAddress } from './signer-identity.ts'
import { isFullName, isQualification, isRelationship } from './signer-name.ts'

test('[TS-01] one mailbox in other spellings is the same address; another mailbox is not', () => {
  for (const other of ['ana@reef.test', 'ANA@Reef.test', ' ana+doctor@reef.test ', 'ａna@reef.test'])
    expect([other, isSameAddress('ana@reef.test', other)]).toEqual([other, true])
  for (const [one, other] of [
    ['milo@yahoo.com', 'milo@yahoo.de'],
    ['milo-hart@gmail.com', 'milo@gmail.com'],
    ['milohart@yandex.ru', 'milo-hart@yandex.ru'],
    ['milo@fastmail.com', 'milo@other.fastmail.com'],
    ['milo@tuta.io', 'm.ilo@tuta.io'],
  ] as const)
    expect([one, other, isSameAddress(one, other)]).toEqual([one, other, false])
  for (const other of ['a.na@reef.test', 'ana@reef.example', 'anna@reef.test', '+x@reef.test'])
    expect([other, isSameAddress('ana@reef.test', other)]).toEqual([other, false])
  expect(maskedAddress('praxis@harbor.test')).toBe('p•••@harbor.test')
})

test.each([
  ['a dot in a Gmail address', 'ines.quill@gmail.com', 'inesquill@gmail.com'],
  ['the other domain of Gmail', 'ines.quill@gmail.com', 'i.nesquill+doc@googlemail.com'],
  ['the other domain of Proton', 'ana.cheat@proton.me', 'ana.cheat@protonmail.com'],
  ['what Proton ignores', 'ana.cheat@proton.me', 'A_na-Cheat+x@PM.me'],
  ['an older domain of iCloud', 'ina.cloud@icloud.com', 'Ina.Cloud@me.com'],
  ['the oldest domain of iCloud', 'ina.cloud@me.com', 'ina.cloud@mac.com'],
  ['the other domain of Yandex', 'milo.hart@yandex.ru', 'milo-hart+x@ya.ru'],
  ['the international domain of Yandex', 'milo.hart@yandex.com', 'milo.hart@yandex.ru'],
  ['a subdomain of Fastmail', 'milo@fastmail.com', 'x@milo.fastmail.com'],
  ['the older domain of Fastmail', 'milo@fastmail.com', 'doctor@milo.fastmail.fm'],
  ['a tag of Yahoo', 'milo@yahoo.co.uk', 'milo-doctor@yahoo.co.uk'],
  ['the older domain of Tuta', 'milo@tuta.io', 'milo@tutanota.com'],
  ['a link to write to it', 'ana@reef.test', 'mailto:ana@reef.test?subject=x'],
  ['a trailing dot', 'ana@reef.test', 'ana@reef.test.'],
])('[TS-01] %s does not make another mailbox', (_, one, other) => {
  expect(isSameAddress(one, other)).toBe(true)
  expect(isContactOf(other, { email: one, phone: '' })).toBe(true)
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

const title = (name: string) => name.toLowerCase().replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())

test.each([
  ...['Дмитрий Григорьев', 'Γιάννης Παππάς', 'Νίκος Λαμπρού', 'Пётр Ильин', 'Ναταλία Ρήγα', 'Нина Гагарина'],
  ...['Milo Hart', 'Jürgen Groß', 'Søren Ångström', 'İbrahim Işık', 'Łukasz Żak', 'Արամ Խաչատրյան'],
  ...['გიორგი ბერიძე', 'Ꭺnton Ᏼaker', 'Nguyễn Văn Đức', '王 小明', 'نورة القحطاني'],
])('[TS-05] %s is one name in capitals, in small letters and with initial capitals', (name) => {
  const cases = [name, name.toUpperCase(), name.toLowerCase(), title(name)]
  for (const one of cases)
    for (const other of cases) {
      expect([one, other, isSamePerson(one, other)]).toEqual([one, other, true])
      expect([one, other, haveCommon(namesakeKeys(one), namesakeKeys(other))]).toEqual([one, other, true])
    }
})

test.each([
  ['Thomas Hart', 'ꓔꓧomas Hart'],
  ['Tomas Hart', 'ꓔomas Hart'],
  ['Anton Baker', 'Ꭺnton Ᏼaker'],
  ['Nora Summers', 'Nօra Sսmmers'],
  ['Bob Gibson', 'ʙob ɢibson'],
  ['Warnie Smith', 'VVarnie Smith'],
  ['Emma Stone', 'Ernrna Stone'],
  ['Oliver Nevin', 'Oliνer Νeνin'],
  ['Jan Müller', 'Jan Mueller'],
  ['Søren Holm', 'Soeren Holm'],
  ['Sören Holm', 'Søren Holm'],
])('[TS-05] %s and %s are one name', (one, other) => {
  expect(isSamePerson(one, other)).toBe(true)
  expect(haveCommon(namesakeKeys(one), namesakeKeys(other))).toBe(true)
})

test.each([
  ['Emma Stone', 'Emma M Stone'],
  ['Emma Stone', 'Stone, Emma M.'],
  ['Jonas Meier', 'Jonas Karl Meier'],
  ['Jonas Karl Meier', 'Jonas P. Meier'],
  ['Jonas Meier', 'Meier Jonas Karl'],
  ['Иван Петров', 'Ivan Petrov'],
  ['Milo Hart', 'Mi1o Hart'],
  ['Milo Hart', 'Mi lo Hart'],
  ['Milo Hart', 'Milo Hart2'],
])('[TS-05] an account of %s may be of %s', (one, other) => {
  expect(haveCommon(namesakeKeys(one), namesakeKeys(other))).toBe(true)
})

test.each([
  ['Milo Hart', 'Mila Hart'],
  ['Vera Twice', 'Vare Twice'],
  ['Jonas Karl Meier', 'Karl Meier'],
  ['Maria Silva Santos', 'Ana Silva Santos'],
  ['Milo J Smith', 'Milo J Jones'],
  ['Michael Novak', 'Michal Novak'],
  ['王 小明', '王 大明'],
  ['', ''],
])('[TS-05] an account of %s is not of %s', (one, other) => {
  expect(haveCommon(namesakeKeys(one), namesakeKeys(other))).toBe(false)
})

test('[TS-02] a relative with the same family name is another person', () => {
  for (const name of ['Marta I. Duarte', 'Dr. Duarte', 'Ivo Duarte', 'Dr. M. Duarte'])
    expect([name, containsPerson(name, 'Ines Duarte')]).toEqual([name, false])
})

test.each([
  ...[
    'Ines Duarte2',
    'Ines Duarte²',
    '1nes Duarte',
    'Ines Duart3',
    'Ines Ðuarte',
    'Inẽs Đuarte',
    'Ines Duartɐ',
  ],
  ...[
    'Dr.InesDuarte',
    'DrInes Duarte',
    'Ines DuarteMD',
    'InesDuarte',
    'Dr DuarteInes',
    'Ines/Duarte',
    'Ines_Duarte',
  ],
  ...[
    'Инес Дуарте',
    'Дуарте Инес',
    'Инес Дуартe',
    'Ινες Δuαρτε',
    'Ines\u3164 Duarte',
    'Ines\u3164Duarte',
    'Doctor Duarte Ines',
  ],
  ...['Ines Duartes', 'Duarrte Ines', 'Ines Duate', 'Ines Duarte Silva', "Ines'Duarte"],
])('[TS-02] %j is Ines Duarte', (name) => {
  expect(containsPerson(name, 'Ines Duarte')).toBe(true)
})

test.each([
  ['Rosa Hart', 'Milo Hart'],
  ['Mila Hart', 'Milo Hart'],
  ['Antonio Duarte', 'Antonia Duarte'],
  ['Maria Duarte', 'Marta Duarte'],
  ['Иван Петров', 'Мария Петрова'],
  ['Dr. Ines Dias', 'Ines Duarte'],
  ['Ines Duprat', 'Ines Duarte'],
  ['Dr. Drago Marin', 'Ago Marini'],
  ['Kai Tanaka', 'Kai Tamura'],
  ['王小明', '王大明'],
  ['Harbour Clinic', 'Harbour Divers'],
])('[TS-02] %s is not %s', (name, known) => {
  expect(containsPerson(name, known)).toBe(false)
})

test('[TS-02] a teacher is recognized with a letter too many', () => {
  expect(containsPerson('Kai Nakamural', 'Kai Nakamura')).toBe(true)
  expect(containsPerson('Milo Hart2', 'Milo Hart')).toBe(true)
})

test.each([
  ...[
    '',
    '.',
    '-',
    '. .',
    'Me',
    'me myself',
    'Milo',
    'Ines',
    'Dr. Duarte',
    'Dr. Nakamura',
    'I. D.',
    'Dr. med.',
    'Dr.InesDuarte',
  ],
  ...['Ines Duarte2', 'Ines ٢', 'Ines\u3164Duarte', '\u3164 \u3164', 'Rosa \u2060Hart', '王', '😀 😀'],
])('[TS-02] %j is no whole name', (name) => {
  expect(isFullName(name)).toBe(false)
})

test.each([
  ...[
    'Rosa Hart',
    'Dr. M. Duarte',
    'Greta Holm, MD',
    "Siobhán O'Neill",
    'Jean-Luc Picard',
    'Li Na',
    'María de la Cruz',
  ],
  ...[
    '王小明',
    '田中',
    '김민준',
    'สมชาย',
    'Игорь Попов',
    'Ιωάννης Νικολάου',
    'نورة القحطاني',
    'דנה לוי',
    'अनिल शर्मा',
  ],
])('[TS-02] %s is a whole name', (name) => {
  expect(isFullName(name)).toBe(true)
})

test('[TS-02] a qualification is words or the number of a license', () => {
  for (const text of ['MD', 'OM 51234', 'Fachärztin', '医師', '4711', '1234567'])
    expect([text, isQualification(text)]).toEqual([text, true])
  for (const text of ['', '.', 'x', '12', '0000', '\u3164\u3164'])
    expect([text, isQualification(text)]).toEqual([text, false])
})

test('[TS-06] a relationship is a word', () => {
  for (const text of ['Mother', 'Mom', 'Mutter', '父', '어머니', 'แม่', 'أب و', 'Legal guardian'])
    expect([text, isRelationship(text)]).toEqual([text, true])
  for (const text of ['', 'x', '..', '123', 'me', '\u3164\u3164\u3164'])
    expect([text, isRelationship(text)]).toEqual([text, false])
})

test('[TS-06] nobody is their own guardian, in any language', () => {
  const own = [
    'self',
    'Myself',
    ' MY  self ',
    'I, myself',
    'Ich selbst',
    'moi-même',
    'Yo misma',
    'Eu própria',
  ]
  own.push('ikzelf', 'själv', 'selv', 'itse', 'já sám', 'osobiście', 'Сама', 'εγώ ο ίδιος', 'kendim')
  own.push('saya sendiri', 'أنا نفسي', 'אני עצמי', '本人', '自己', '본인', 'ตัวเอง', 'io stesso')
  own.push(
    'Diver',
    'the diver himself',
    'same person',
    'own guardian',
    'my own guardian',
    'I am him',
    'Der Taucher',
  )
  own.push('I am the diver', 'ダイバー', 'צולל')
  for (const text of own) expect([text, isRelationship(text)]).toEqual([text, false])
  for (const text of [
    'Guardian',
    'The guardian',
    'My guardian',
    'Guardian of the diver',
    'I am the guardian',
  ])
    expect([text, isRelationship(text)]).toEqual([text, true])
  for (const text of ['My mother', 'Stepfather', 'mor', 'máma', 'Η μητέρα', '父', 'พ่อ', 'อา', '엄마'])
    expect([text, isRelationship(text)]).toEqual([text, true])
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
  for (const contact of ['', 'yes', '12', 'a@b', '00000', '12345', '0000000000', '٠٠٠٠٠٠٠٠'])
    expect([contact, isContact(contact)]).toEqual([contact, false])
})

test('[TS-02] a family name of five letters without one of them is nearly the same; a short one is another name', () => {
  expect(containsPerson('Dr. Ana Chea', 'Ana Cheat')).toBe(true)
  expect(containsPerson('Bo Chea', 'Ana Cheat')).toBe(false)
  expect(containsPerson('Ana Lima', 'Ana Lime')).toBe(false)
})
