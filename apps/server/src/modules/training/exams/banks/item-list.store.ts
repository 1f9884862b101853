import type {
  BankItemsQueryWire,
  BankItemsWire,
  BankItemWire,
  BanksQueryWire,
  BanksWire,
} from '@fathom/contract/training/banks'
import type { Queryable } from '../../../../platform/database/index.ts'
import { Problem } from '../../../../platform/problem.ts'
import type { BankOf } from './plan.store.ts'

/** A literal text inside a LIKE pattern. */
const within = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The banks by course and language. */
export const listBanks = (
  db: Queryable,
  { search = '', offset, limit }: BanksQueryWire,
): Promise<BanksWire> =>
  db.query<BanksWire[number]>(
    `select p.package_id as "packageId", p.culture, p.title, p.count, json_array_length(p.sections) as topics,
       (select count(*)::int from exam_item i where i.package_id = p.package_id and i.culture = p.culture
         and i.retired_at is null) as questions,
       (select count(*)::int from exam_item i where i.package_id = p.package_id and i.culture = p.culture
         and i.retired_at is not null) as retired,
       (select count(*)::int from exam_bank b join exam_paper x on x.bank_id = b.bank_id
         join course_attempt a on a.affiliate_id = x.affiliate_id and a.id = x.attempt_id
         where b.package_id = p.package_id and b.culture = p.culture and a.marked_at is not null) as exams
     from exam_plan p
     where $1 = '%%' or p.title ilike $1 or p.culture ilike $1
       or exists (select from course_text t where t.package_id = p.package_id and t.title ilike $1)
     order by p.package_id, p.culture limit $2 offset $3`,
    [within(search), limit, offset],
  )

/** With fewer answers, chance decides more than the question. */
const FEWEST_ANSWERS = 20

/**
 * For each question, from exams that were marked and drawn since it asks what it asks: the share of right answers,
 * and their correlation with the rest of the exam (point-biserial, without the question itself).
 */
const STATISTICS = `
  select q.value ->> 'id' as item_id, count(*)::int as answers,
    avg((q.value ->> 'result' = 'correct')::int)::float8 as difficulty,
    corr((q.value ->> 'result' = 'correct')::int,
      (a.score * json_array_length(x.questions) - (q.value ->> 'result' = 'correct')::int)) as discrimination
  from exam_bank b
    join exam_paper x on x.bank_id = b.bank_id
    join course_attempt a on a.affiliate_id = x.affiliate_id and a.id = x.attempt_id,
    jsonb_array_elements(a.answers::jsonb) q
    join exam_item i on i.package_id = $1 and i.culture = $2 and i.item_id = q.value ->> 'id'
  where b.package_id = $1 and b.culture = $2 and a.marked_at is not null
    and (i.worded_at is null or x.drawn_at >= i.worded_at)
  group by 1`

const ITEM = `
  i.item_id as id, coalesce(t.title, i.section) as topic, i.prompt, i.choices, i.right_choice as right, i.reason,
  i.feedback, i.page, i.picture, i.retired_at is not null as "isRetired", i.version, coalesce(s.answers, 0) as answers,
  case when s.answers >= ${FEWEST_ANSWERS} then s.difficulty end as difficulty,
  case when s.answers >= ${FEWEST_ANSWERS} then s.discrimination end as discrimination`

const FROM = `
  from exam_item i
    join exam_plan p on p.package_id = i.package_id and p.culture = i.culture
    left join lateral (
      select each.value ->> 'title' as title, each.at from json_array_elements(p.sections) with ordinality each(value, at)
      where each.value ->> 'id' = i.section) t on true
    left join statistics s on s.item_id = i.item_id
  where i.package_id = $1 and i.culture = $2`

/** The questions of a bank in the order of their topics. */
export async function listBankItems(
  db: Queryable,
  { packageId, culture }: BankOf,
  { search = '', topic = '', state, offset, limit }: BankItemsQueryWire,
): Promise<BankItemsWire> {
  const rows = await db.query<BankItemWire & { total: number }>(
    `with statistics as (${STATISTICS})
     select count(*) over ()::int as total, ${ITEM} ${FROM}
       and ($3 = '%%' or i.prompt ilike $3 or i.item_id ilike $3 or i.choices::text ilike $3 or i.page ilike $3)
       and ($4 = '' or t.title = $4)
       and ($5 = 'all' or (i.retired_at is not null) = ($5 = 'retired'))
     order by t.at, i.position, i.item_id limit $6 offset $7`,
    [packageId, culture, within(search), topic, state, limit, offset],
  )
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...item }) => item) }
}

export async function getItem(
  db: Queryable,
  { packageId, culture }: BankOf,
  itemId: string,
): Promise<BankItemWire> {
  const [row] = await db.query<BankItemWire>(
    `with statistics as (${STATISTICS}) select ${ITEM} ${FROM} and i.item_id = $3`,
    [packageId, culture, itemId],
  )
  if (!row) throw new Problem('no-exam-item-found', 404)
  return row
}
