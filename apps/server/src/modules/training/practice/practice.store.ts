import type { Review } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'

type PracticeOf = { affiliateId: number; packageId: string }

export async function listReviews(db: Queryable, { affiliateId, packageId }: PracticeOf): Promise<Review[]> {
  const rows = await db.query<{ question_id: string; reviewed_at: Date; is_right: boolean }>(
    `select question_id, reviewed_at, is_right from practice_review
     where affiliate_id = $1 and package_id = $2 order by reviewed_at`,
    [affiliateId, packageId],
  )
  return rows.map(({ question_id, reviewed_at, is_right }) => ({
    questionId: question_id,
    at: reviewed_at.toISOString(),
    isRight: is_right,
  }))
}

export async function addReviews(
  db: Queryable,
  { affiliateId, packageId }: PracticeOf,
  reviews: readonly Review[],
): Promise<void> {
  await db.query(
    `insert into practice_review (affiliate_id, package_id, question_id, reviewed_at, is_right)
     select $1, $2, * from unnest($3::text[], $4::timestamptz[], $5::boolean[])
     on conflict do nothing`,
    [
      affiliateId,
      packageId,
      reviews.map(({ questionId }) => questionId),
      reviews.map(({ at }) => at),
      reviews.map(({ isRight }) => isRight),
    ],
  )
}

export const listOwnReviews = (db: Queryable, affiliateId: number) =>
  db.query<{ question: string; at: Date; isRight: boolean }>(
    `select question_id as question, reviewed_at as at, is_right as "isRight" from practice_review
     where affiliate_id = $1 order by reviewed_at`,
    [affiliateId],
  )
