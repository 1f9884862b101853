import type { Queryable } from '../../platform/database/index.ts'
import type { LiveEventKind } from '../../platform/live/index.ts'
import type { FormsDeps } from './forms.deps.ts'

export const FORMS_EVENT = 'forms'

/** Makes every open form list of the person, on any device, refetch when the action commits. */
export async function publishChange(
  { live }: Pick<FormsDeps, 'live'>,
  tx: Queryable,
  affiliateId: number,
): Promise<void> {
  await live.publishTo(tx, affiliateId, FORMS_EVENT, {})
}

export const formsEvent: LiveEventKind = { worded: () => ({}) }
