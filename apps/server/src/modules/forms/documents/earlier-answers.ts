import type { TakenBackWire } from '@fathom/contract/forms'
import { answersChangedAt, hasStandingYes } from '@fathom/domain/forms'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { answerTexts } from '../texts/shown-texts.ts'
import { type DocumentRow, findDocument } from './document.store.ts'
import { getSignedDocument } from './read-document.ts'

type Audience = DocumentRow['audience']
type Signed = {
  affiliateId: string
  id: string
  audience: Audience
  signedAt: Date
  isPhysicianNeeded: boolean
}

/** Whether each questionnaire of these people had a Yes, oldest first. No answer is opened for it. */
const listSigned = (db: Queryable, affiliateIds: readonly string[]): Promise<Signed[]> =>
  db.query<Signed>(
    `select affiliate_id as "affiliateId", id, audience, created_at as "signedAt",
       needs_physician as "isPhysicianNeeded"
     from form_document where affiliate_id = any($1::bigint[]) and form = 'medical-questionnaire'
     order by created_at, id`,
    [affiliateIds],
  )

type AnswerChange = { changedAt: Date; yesId: string }

/** When the answers went from a Yes to none, and in which form the Yes was, for the questionnaires where they did. */
export async function listAnswerChanges(
  db: Queryable,
  rows: readonly DocumentRow[],
): Promise<ReadonlyMap<DocumentRow, AnswerChange>> {
  const without = rows.filter((row) => row.form === 'medical-questionnaire' && !row.needs_physician)
  if (without.length === 0) return new Map()
  const signed = await listSigned(db, [...new Set(without.map(({ affiliate_id }) => affiliate_id))])
  return new Map(
    without.flatMap((row) => {
      const own = signed.filter(
        ({ affiliateId, audience }) => affiliateId === row.affiliate_id && audience === row.audience,
      )
      const at = own.findIndex(({ id }) => id === row.id)
      const form = own[at]
      const changedAt = form && answersChangedAt(form, own.slice(0, at))
      const yes = own.slice(0, at).findLast(({ isPhysicianNeeded }) => isPhysicianNeeded)
      return changedAt && yes ? [[row, { changedAt, yesId: yes.id }] as const] : []
    }),
  )
}

/**
 * TS-06, SC-09: the Yes that the diver took back, with its questions as they were signed, for those who sign or
 * decide on the form without it.
 */
export async function readTakenBack(
  deps: Pick<FormsDeps, 'secrets' | 'log'>,
  db: Queryable,
  row: DocumentRow,
): Promise<TakenBackWire | undefined> {
  const change = (await listAnswerChanges(db, [row])).get(row)
  const yes =
    change && (await findDocument(db, { affiliateId: Number(row.affiliate_id), documentId: change.yesId }))
  if (!yes) return undefined
  const { answers } = await getSignedDocument(deps, db, yes)
  return {
    signedDate: yes.created_at.toISOString(),
    changedDate: change.changedAt.toISOString(),
    language: yes.language,
    definition: answers.definition,
    texts: { ...answerTexts(yes.language as Locale), ...answers.texts },
    answers: Object.fromEntries(Object.entries(answers.answers).filter(([, answer]) => answer === 'yes')),
  }
}

/** Whether the questionnaire that a new one replaces has a Yes. */
export async function isReplacingYes(
  db: Queryable,
  { affiliateId, audience }: { affiliateId: number; audience: Audience },
  now: Date,
): Promise<boolean> {
  const signed = await listSigned(db, [String(affiliateId)])
  return hasStandingYes(
    signed.filter((each) => each.audience === audience),
    now,
  )
}
