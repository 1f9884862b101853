import { currentDefinition, keysOf } from '@fathom/domain/forms'
import { LOCALES, type Locale } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { shownTexts } from './shown-texts.ts'

const MEDICAL = currentDefinition('medical-questionnaire', 'own-fault')
const RELEASE = currentDefinition('liability-release', 'full')

const textOf = (locale: Locale, id: string) => shownTexts(MEDICAL, locale)[`forms.medical.${id}`] ?? ''
const examplesOf = (locale: Locale, id: string) =>
  [1, 2, 3].map((at) => textOf(locale, `${id}.example.${at}`)).join(' ')

/** What each item has to name, in the words of the English text. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  q1: ['lungs', 'breathing', 'heart', 'blood', 'physical or mental performance'],
  q2: ['older than 45'],
  q3: ['moderate effort', 'normal physical activity', '12 months'],
  q4: ['eyes', 'ears', 'nose', 'sinuses'],
  q5: ['operation', '12 months', 'earlier one'],
  q6: ['consciousness', 'migraine', 'seizures', 'stroke', 'head injury', 'lasting neurological'],
  q7: [
    'now',
    '5 years',
    'psychological',
    'personality disorder',
    'panic',
    'addiction',
    'learning disability',
  ],
  q8: ['back', 'hernia', 'ulcers', 'diabetes'],
  q9: ['stomach', 'intestines', 'diarrhea'],
  q10: ['prescribed'],
  'q10.help': ['Birth control', 'malaria', 'mefloquine'],
  a1: ['chest', 'heart', 'valve', 'stent', 'pacemaker', 'neurostimulator', 'collapsed lung', 'chronic lung'],
  a2: ['12 months', 'asthma', 'wheezing', 'severe allergies', 'hay fever', 'blocked airways', 'limit'],
  a3: ['angina', 'chest pain', 'heart failure', 'immersion', 'heart attack', 'stroke', 'medicine'],
  a4: ['12 months', 'recurring bronchitis', 'cough', 'emphysema'],
  a5: ['30 days', 'lungs', 'breathing', 'heart', 'blood', 'performance'],
  b1: ['smoke', 'nicotine'],
  b2: ['cholesterol'],
  b3: ['high blood pressure'],
  b4: ['blood relative', 'suddenly', 'stroke', '50', 'family', 'rhythm', 'coronary', 'cardiomyopathy'],
  c1: ['6 months', 'sinuses'],
  c2: ['ear', 'operation', 'hearing loss', 'balance'],
  c3: ['12 months', 'sinuses'],
  c4: ['3 months', 'eye'],
  d1: ['5 years', 'unconscious', 'head'],
  d2: ['lasting', 'nerves'],
  d3: ['12 months', 'recurring migraine', 'medicine'],
  d4: ['5 years', 'fainted', 'blacked out', 'full or partial'],
  d5: ['epilepsy', 'seizures', 'convulsions', 'medicine'],
  e1: ['mental or behavioral', 'medical or psychiatric treatment'],
  e2: ['major depression', 'suicidal', 'panic', 'uncontrolled bipolar'],
  e3: ['diagnosed', 'learning or developmental', 'ongoing care', 'special accommodation'],
  e4: ['5 years', 'dependent', 'treated'],
  f1: ['6 months', 'back'],
  f2: ['12 months', 'back or spine'],
  f3: ['diabetes', 'insulin', 'tablets', 'diet', 'pregnant', '12 months'],
  f4: ['hernia', 'not been repaired', 'limits'],
  f5: ['active or untreated ulcers', 'problem wounds', 'surgery', '6 months'],
  g1: ['ostomy', 'clearance to swim or exercise'],
  g2: ['7 days', 'water', 'treatment'],
  g3: ['active or untreated ulcers', 'stomach', 'intestines', 'surgery', '6 months'],
  g4: ['heartburn', 'regurgitation', 'reflux'],
  g5: ['Crohn', 'ulcerative colitis', 'active', 'not under control'],
  g6: ['12 months', 'lose weight'],
}

test.each(Object.entries(FACTS))('[TS-07] %s covers its facts: %s', (id, facts) => {
  for (const fact of facts) expect(textOf('en-US', id)).toContain(fact)
})

test('[TS-07] moderate effort is a walk of 1.6 km in 14 minutes and a swim of 200 m without rest', () => {
  for (const fact of ['1.6 kilometers', '14 minutes', '200 meters without resting', '12 months'])
    expect(examplesOf('en-US', 'q3')).toContain(fact)
})

/** The limit of time or age in an item, and how a language spells it that does not use digits. */
const LIMITS: Readonly<Record<string, number>> = {
  ...{
    q2: 45,
    q3: 12,
    q5: 12,
    q7: 5,
    'q3.example.1': 14,
    'q3.example.2': 200,
    a2: 12,
    a4: 12,
    a5: 30,
    b4: 50,
  },
  ...{
    c1: 6,
    c3: 12,
    c4: 3,
    d1: 5,
    d3: 12,
    d4: 5,
    e4: 5,
    f1: 6,
    f2: 12,
    f3: 12,
    f5: 6,
    g2: 7,
    g3: 6,
    g6: 12,
  },
}
const SPELLED: Partial<Record<Locale, Readonly<Record<number, string>>>> = {
  'ar-SA': { 3: 'الثلاثة', 5: 'الخمس', 6: 'الستة', 7: 'السبعة', 30: 'الثلاثين', 50: 'الخمسين' },
}

/** Digits of any script as numbers. */
const numbersIn = (text: string) =>
  [...text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).matchAll(/\d+/g)].map(String)

test.each(LOCALES)('[TS-07] every item exists in %s, with its limit of time or age', (locale) => {
  const shown = shownTexts(MEDICAL, locale)
  for (const key of keysOf(MEDICAL)) expect(shown[key], key).toBeTruthy()
  for (const [id, limit] of Object.entries(LIMITS)) {
    const text = textOf(locale, id)
    const isSpelled = text.includes(SPELLED[locale]?.[limit] ?? '\0')
    expect(isSpelled || numbersIn(text).includes(String(limit)), `${id}: ${text}`).toBe(true)
  }
})

test.each(LOCALES)('[TS-07] no item in %s is left in English', (locale) => {
  if (locale.startsWith('en')) return
  const [own, english] = [shownTexts(MEDICAL, locale), shownTexts(MEDICAL, 'en-US')]
  for (const key of keysOf(MEDICAL)) expect(own[key], key).not.toBe(english[key])
})

/** How earlier releases claimed fitness, whatever the questionnaire said. */
const CLAIMS: readonly string[] = [
  'أنا لائق للغوص',
  'Můj zdravotní stav mi dovoluje se potápět',
  'Jeg er egnet til at dykke',
  'Ich bin tauchtauglich',
  'Η υγεία μου επιτρέπει να καταδυθώ',
  'I am fit to dive',
  'Mi salud me permite bucear',
  'Olen sukelluskuntoinen',
  'Je suis apte à plonger',
  'Zdravstveno mogu roniti',
  'Saya sehat untuk menyelam',
  'Sono in condizione di immergermi',
  'מצבי הגופני מתאים לצלילה',
  '私はダイビングに適した健康状態にあります',
  '나는 다이빙하기에 적합한 건강 상태입니다',
  'Helsen min tillater at jeg dykker',
  'Ik ben fit om te duiken',
  'Mój stan zdrowia pozwala mi nurkować',
  'Estou em condições de mergulhar',
  'Состояние моего здоровья позволяет мне погружаться',
  'Jag är i skick att dyka',
  'ข้าพเจ้ามีสุขภาพพร้อมที่จะดำน้ำ',
  'Dalmaya uygunum',
  '我的身体状况适合潜水',
  '我的身體狀況適合潛水',
]

test.each(LOCALES)('[TS-08] the release in %s claims no fitness', (locale) => {
  const health = shownTexts(RELEASE, locale)['forms.release.health'] ?? ''
  expect(health).not.toBe('')
  for (const claim of CLAIMS) expect(health).not.toContain(claim)
})

test('[TS-08] the release leaves fitness to the questionnaire and the physician', () => {
  const health = shownTexts(RELEASE, 'en-US')['forms.release.health']
  expect(health).toContain('is established by my medical questionnaire')
  expect(health).toContain('by a physician’s approval')
  expect(health).toContain('I will not dive before it is established')
})
