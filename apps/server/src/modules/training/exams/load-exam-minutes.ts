import { type Attempt, withExamTime } from '@fathom/domain/training'
import { examCultureOf, type PackageContent } from '@fathom/domain/training/content'
import type { Queryable } from '../../../platform/database/index.ts'
import { listTimeFactors } from './accommodation.store.ts'
import { listExamMinutes } from './banks/plan.store.ts'

type Taken = { enrolmentId: string; attempts: readonly Attempt[] }
type Enrolled = { affiliateId: number; enrolmentId: string }

/** Gives contents the minutes that their exams name, for someone who takes the course or for anyone. */
export async function loadExamMinutes(
  db: Queryable,
  contents: readonly PackageContent[],
  enrolled: readonly Enrolled[],
): Promise<(content: PackageContent, taken?: Taken) => PackageContent> {
  const limits = await listExamMinutes(
    db,
    contents.map((content) => ({ packageId: content.packageId, culture: examCultureOf(content) })),
  )
  const factors = limits.length === 0 ? new Map<string, number>() : await listTimeFactors(db, enrolled)
  return (content, taken) => {
    const { packageId, serverExams } = content
    const culture = examCultureOf(content)
    const limit = limits.find((one) => one.packageId === packageId && one.culture === culture)
    const factor = factors.get(taken?.enrolmentId ?? '') ?? 1
    const limited = { serverExams, minutes: limit?.minutes ?? null, factor }
    return { ...content, activities: withExamTime(content.activities, limited, taken?.attempts ?? []) }
  }
}
