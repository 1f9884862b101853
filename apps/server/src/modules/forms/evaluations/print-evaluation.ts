import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstPaperDay } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import { EVALUATION_MARK } from '@fathom/domain/trust'
import { serverFolder } from '../../../platform/checkout.ts'
import { scriptOf, typeset } from '../../../platform/typeset/index.ts'
import { findReasonToAskAgain } from '../documents/declined.store.ts'
import { type Words, wordsOf } from '../documents/paper/words-of.ts'
import type { SignedDocument } from '../documents/read-document.ts'
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
  const document = await readOwnDocument(deps, caller, documentId)
  const { row, answers } = document
  const declinedAt = await findReasonToAskAgain(deps.db, row, deps.clock.now())
  const locale = language ?? (row.language as Locale)
  const words = wordsOf(locale)
  const { t, day, asWritten } = words
  const page = {
    ...scriptOf(locale),
    title: t('forms-signers.evaluation'),
    person: answers.memberName,
    mark: EVALUATION_MARK,
    facts: [
      { label: t('forms.document.person'), value: asWritten(answers.memberName) },
      { label: t('forms.document.birthDate'), value: answers.birthDate ? day(answers.birthDate) : '' },
    ],
    text: reasonFor(document, declinedAt, words),
    refusal: declinedAt
      ? t('forms-standing.afterRefusal.paper', {
          date: day(declinedAt.toISOString()),
          first: day(firstPaperDay(declinedAt)),
        })
      : null,
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

/** Why a physician is asked, in the words of the page behind a mailed link. */
function reasonFor(
  { row, answers }: SignedDocument,
  declinedAt: Date | undefined,
  { t, day, asWritten }: Words,
): string {
  if (!declinedAt) return t('forms-signers.evaluation.text')
  const asked = { name: asWritten(answers.memberName), date: day(row.created_at.toISOString()) }
  return `${t('forms.physician.asksAgain', asked)} ${t('forms-signers.evaluation.task')}`
}
