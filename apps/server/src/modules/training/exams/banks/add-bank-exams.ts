import { DEFAULT_LOCALE, matchLocale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import type { Queryable } from '../../../../platform/database/index.ts'
import { contentCultures } from '../../catalogue/content-cultures.ts'
import type { BankOf } from './plan.store.ts'

/** As in our own courses, so that attempts at the exam count across the packages of a course. */
const EXAM_ID = 'exam'
const OTHER_EXAM_ID = 'fathom-exam'

type Bank = BankOf & { title: string | null }

/**
 * Makes the exam of a bank part of the packages of its course, or of all courses, that leave none to the server
 * themselves (decision 175). Repeating it changes nothing; a bank in a closer language takes the place of another.
 */
export async function addBankExams(tx: Queryable, now: Date, packageId: string | null = null): Promise<void> {
  const banks = await listUsableBanks(tx, packageId)
  const contents = await tx.query<BankOf & { contentId: string; isIdTaken: boolean }>(
    `select content_id as "contentId", package_id as "packageId", culture,
       activities @> jsonb_build_array(jsonb_build_object('id', $2::text)) as "isIdTaken"
     from course_content c
     where ($1::uuid is null or package_id = $1)
       and not exists (select from course_exam e where e.content_id = c.content_id and e.since is null)`,
    [packageId, EXAM_ID],
  )
  for (const content of contents) {
    const bank = bankFor(content, banks)
    if (!bank) continue
    const title = bank.title ?? translatorFor(matchLocale([bank.culture])).t('training-learn.step.exam')
    await tx.query(
      `insert into course_exam (content_id, activity_id, culture, title, since) values ($1, $2, $3, $4, $5)
       on conflict (content_id, activity_id) do update set culture = $3, title = $4
       where (course_exam.culture, course_exam.title) is distinct from ($3, $4)`,
      [content.contentId, content.isIdTaken ? OTHER_EXAM_ID : EXAM_ID, bank.culture, title, now],
    )
  }
}

/** Those with a question to ask. The title of a bank of the office is the one of its course. */
const listUsableBanks = (tx: Queryable, packageId: string | null): Promise<Bank[]> =>
  tx.query<Bank>(
    `select package_id as "packageId", culture, case when shipped is not null then title end as title
     from exam_plan p
     where ($1::uuid is null or package_id = $1) and exists (
       select from exam_item i where i.package_id = p.package_id and i.culture = p.culture and i.retired_at is null)`,
    [packageId],
  )

/** In the language of the package, or else in English. Nobody is asked in a third language. */
function bankFor({ packageId, culture }: BankOf, banks: readonly Bank[]): Bank | undefined {
  const own = banks.filter((bank) => bank.packageId === packageId)
  const cultures = contentCultures(culture)
  const understood = cultures.slice(0, cultures.indexOf(DEFAULT_LOCALE) + 1)
  return understood.flatMap((each) => own.find((bank) => bank.culture === each) ?? [])[0]
}
