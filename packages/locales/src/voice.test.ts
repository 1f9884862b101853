import { expect, test } from 'vitest'
import { findCataloguesFolder, listAreas, readArea } from './catalogues.ts'

const folder = findCataloguesFolder()

/** Catalogs of medical and legal texts, which have no contractions. */
const FORMAL = ['forms', 'forms-signers', 'forms-standing']

/** Words and spellings that we don't use in American English, each with what to write instead. */
const AVOIDED: ReadonlyArray<readonly [words: RegExp, instead: string]> = [
  [/\bon (its|their) way\b/i, 'Loading …'],
  [/\bdid not (load|come|open|answer|work)\b/i, 'We couldn’t …'],
  [/\bnothing is lost\b/i, 'what is saved, and where'],
  [/\b(no|without a) signal\b/i, 'offline'],
  [/\bdive stores?\b/i, 'dive center'],
  [/\be-mail/i, 'email'],
  [/\b(whoever|somebody)\b/i, 'someone, people who'],
  [/\b\w*(organis|recognis|personalis|normalis)\w*/i, 'the spelling with z'],
  [/\b(colour|favour|metre|litre|centre|programme|catalogue|aluminium|grey)s?\b/i, 'the American spelling'],
  [
    /\b(cancell(ed|ing)|travell(ed|er|ing)|licences?|enrols?|enrolments?|practise[ds]?)\b/i,
    'the American spelling',
  ],
]

/** Words that contractions replace wherever a person isn't asked for a signature or a decision of a physician. */
const STIFF =
  /\b(cannot|could not|do not|does not|did not|is not|are not|was not|were not|has not|have not|had not|will not|would not)\b/i

/** Texts that keep such a word, with the reason. */
const KEPT: Readonly<Record<string, string>> = {
  'account.error.passwordMismatch': 'The specification has this text (VA-01).',
}

const messages = listAreas(folder, 'en-US').flatMap((area) =>
  Object.entries(readArea(folder, 'en-US', area)).map(([key, text]) => ({
    area,
    key,
    text: withoutNames(text),
  })),
)

/** The words that a person reads: names of placeholders are code. */
function withoutNames(text: string): string {
  return text.replaceAll(/\{\w+/g, '{')
}

test('[WO-01] American English uses the words and spellings that we have agreed on', () => {
  const found = messages.flatMap(({ key, text }) =>
    AVOIDED.filter(([words]) => words.test(text) && !(key in KEPT)).map(
      ([, instead]) => `${key}: ${text} (instead: ${instead})`,
    ),
  )
  expect(found).toEqual([])
})

test('[WO-01] outside medical and legal texts, American English uses contractions', () => {
  const found = messages
    .filter(({ area, key, text }) => !FORMAL.includes(area) && STIFF.test(text) && !(key in KEPT))
    .map(({ key, text }) => `${key}: ${text}`)
  expect(found).toEqual([])
})

test('every exception names a message that needs it', () => {
  const needless = Object.keys(KEPT).filter(
    (key) =>
      !messages.some(
        (message) =>
          message.key === key &&
          (STIFF.test(message.text) || AVOIDED.some(([words]) => words.test(message.text))),
      ),
  )
  expect(needless).toEqual([])
})
