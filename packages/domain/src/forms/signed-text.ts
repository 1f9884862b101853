import { MEDICAL_QUESTIONNAIRE } from './medical.ts'
import { keysOf } from './official-text.ts'
import { LIABILITY_RELEASES } from './release.ts'

/** What signers agree to besides the form itself. */
const BESIDES = [
  'forms.sign.intent',
  'forms.sign.consent',
  'forms.document.yes',
  'forms.document.no',
  'forms-standing.earlierYes.box',
]

const STATEMENTS = 'forms-signers.statement'

const SIGNED: ReadonlySet<string> = new Set([
  ...[MEDICAL_QUESTIONNAIRE, ...LIABILITY_RELEASES].flatMap(keysOf),
  ...BESIDES,
])

/** Whether a signature covers the text with this key. */
export const isSignedText = (key: string): boolean => SIGNED.has(key) || key.startsWith(STATEMENTS)
