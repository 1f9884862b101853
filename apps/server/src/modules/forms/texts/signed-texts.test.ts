import { FORM_NAMES, isSignedText } from '@fathom/domain/forms'
import { expect, test } from 'vitest'
import { answerTexts, EARLIER_YES, SAID } from './shown-texts.ts'

test('[OF-08] staff can not change what is signed like other texts', () => {
  const said = [...Object.values(SAID), EARLIER_YES, ...Object.keys(answerTexts('en-US'))]
  const statements = FORM_NAMES.map((name) => `forms-signers.statement.${name}`)
  expect([...said, ...statements, 'forms.medical.title'].filter((key) => !isSignedText(key))).toEqual([])
  expect(isSignedText('forms.list.title')).toBe(false)
})
