import type { Queryable } from '../../../platform/database/index.ts'
import type { DemoPerson, DemoPersonName } from '../../../platform/demo.ts'
import { saveCourseForm } from '../course-forms.ts'

const DAY_MS = 86_400_000
const SATURDAY = 6

/** Pool day: the coming Saturday, or the one after if that is today or tomorrow. */
function nextPoolDay(now: Date): string {
  const ahead = ((SATURDAY - now.getUTCDay() + 7) % 7) + (now.getUTCDay() >= SATURDAY - 1 ? 7 : 0)
  return new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)
}

/** Who has signed the forms of the open-water course; for the others the medical questionnaire is due. */
const SIGNED: Partial<Record<DemoPersonName, { release: boolean; medical: boolean }>> = {
  student: { release: true, medical: false },
  teen: { release: false, medical: false },
  riyadh: { release: true, medical: true },
}

/** A due day must be in the future, however old the demo world is. */
export async function renewDemoForms(
  tx: Queryable,
  { name, affiliateId }: DemoPerson,
  now: Date,
): Promise<void> {
  const signed = SIGNED[name]
  if (!signed) return
  const at = new Date(now.getTime() - 14 * DAY_MS)
  for (const form of ['release', 'medical'] as const)
    await saveCourseForm(tx, affiliateId, {
      form,
      dueOn: form === 'medical' ? nextPoolDay(now) : null,
      signedAt: signed[form] ? at : null,
    })
}
