import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { EVALUATION_MARK } from '@fathom/domain/trust'
import { serverFolder } from '../../../platform/checkout.ts'
import { scriptOf, typeset } from '../../../platform/typeset/index.ts'
import { wordsOf } from '../documents/paper/words-of.ts'
import { readOwnDocument } from '../documents/search-forms.ts'
import type { FormsDeps } from '../forms.deps.ts'

const TEMPLATE = 'src/modules/forms/evaluations/evaluation.typ'

/** TS-03: the page that a physician fills in by hand. It names the diver and contains no answer. */
export async function printEvaluation(
  deps: FormsDeps,
  caller: User,
  documentId: string,
  language: Locale | undefined,
): Promise<Buffer> {
  const { row, answers } = await readOwnDocument(deps, caller, documentId)
  const locale = language ?? (row.language as Locale)
  const { t, day, asWritten } = wordsOf(locale)
  const page = {
    ...scriptOf(locale),
    title: t('forms-signers.evaluation'),
    person: answers.memberName,
    mark: EVALUATION_MARK,
    facts: [
      { label: t('forms.document.person'), value: asWritten(answers.memberName) },
      { label: t('forms.document.birthDate'), value: answers.birthDate ? day(answers.birthDate) : '' },
    ],
    text: t('forms-signers.evaluation.text'),
    result: t('forms-signers.evaluation.result'),
    choices: (['approved', 'declined'] as const).map((outcome) => ({
      label: t(`forms.physician.${outcome}`),
      help: t(`forms.physician.${outcome}.help`),
    })),
    blanks: [
      t('forms-signers.check.name'),
      t('forms-signers.physician.qualification'),
      t('forms-signers.physician.clinic'),
      t('forms-signers.evaluation.address'),
      t('forms-signers.physician.contact'),
      t('forms.physician.examinedOn'),
    ],
    signature: t('forms-signers.evaluation.signature'),
    validity: t('forms-signers.evaluation.validity'),
    footer: `Fathom · ${row.id}`,
  }
  return Buffer.from(await typeset(await readFile(join(serverFolder(), TEMPLATE), 'utf8'), page))
}
