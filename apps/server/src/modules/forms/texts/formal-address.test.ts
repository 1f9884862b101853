import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { expect, test } from 'vitest'

/** What only physicians and guardians read: the mails, and the pages behind their links. */
const READ = [
  'forms.physician.lead',
  'forms.physician.asks',
  'forms.physician.asksAgain',
  'forms.physician.needed',
  'forms.physician.decision',
  'forms.physician.name',
  'forms.physician.missing.outcome',
  'forms.physician.done.title',
  'forms.physician.done.approved',
  'forms.physician.done.declined',
  'forms.guardian.lead',
  'forms.guardian.asks',
  'forms.document.link.notSent',
  'forms.document.link.notRecorded',
  'forms.document.link-used.text',
  'forms-signers.mail.physician.text',
  'forms-signers.mail.guardian.text',
  'forms-signers.mail.why',
  'forms-signers.physician.question',
  'forms-signers.physician.refuse.text',
  'forms-signers.missing.mark',
  'forms-signers.contact-of-signer',
  'forms-signers.language.note',
  'forms-signers.language.guardian',
] as const

const wordsOf = (locale: Locale) => {
  const { t } = translatorFor(locale)
  const say = t as (key: string, values: Record<string, string>) => string
  return READ.map((key) =>
    say(key, { name: 'N', date: 'D', until: 'D', form: 'F', language: 'L', email: 'E' }).replaceAll(
      /[\u2068\u2069]/g,
      '',
    ),
  )
}

/** How the familiar form of address shows in a sentence. */
const FAMILIAR: readonly (readonly [Locale, RegExp])[] = [
  [
    'ar-SA',
    /(رأي|قرار|اسم|توقيع|موافقت|بلغت|عنوان|الخاصة ب|من|شكرًا ل)ك(?!\p{L})|(?<!\p{L})تحتاج إ|حاول مرة/u,
  ],
  ['de-DE', /(?<!\p{L})(du|dein\p{L}*|dich|dir)(?!\p{L})/iu],
  ['es-ES', /(?<!\p{L})(tú|tus?|te|has|puedes)(?!\p{L})/iu],
  ['es-MX', /(?<!\p{L})(tú|tus?|te|has|puedes)(?!\p{L})/iu],
  ['fr-FR', /(?<!\p{L})(tu|ton|tes|toi)(?!\p{L})/iu],
  ['fr-CA', /(?<!\p{L})(tu|ton|tes|toi)(?!\p{L})/iu],
  ['it-IT', /(?<!\p{L})(tuo|tua|tuoi|tue|ti|hai|puoi)(?!\p{L})/iu],
  ['nl-NL', /(?<!\p{L})(je|jij|jou|jouw)(?!\p{L})/iu],
  ['pl-PL', /(?<!\p{L})(twój|twoj\p{L}+|ciebie|możesz)(?!\p{L})/iu],
  ['ru-RU', /(?<!\p{L})(ты|тво\p{L}+|тебе|тебя)(?!\p{L})/iu],
]

test.each(FAMILIAR)(
  '[TS-02] [TS-06] in %s physicians and guardians are addressed formally throughout',
  (locale, familiar) => {
    expect(wordsOf(locale).filter((words) => familiar.test(words))).toEqual([])
  },
)

test('[TS-02] the Arabic mails and pages fit a diver of any gender', () => {
  const masculine = /(يرغب|يعلم|أُبلغ|أدخل|لائق|وقّعه) N|N (أدخل|لائق)/u
  expect(wordsOf('ar-SA').filter((words) => masculine.test(words))).toEqual([])
})
