import type { Queryable } from '../../platform/database/index.ts'
import type { LiveEventKind } from '../../platform/live/index.ts'
import type { FormsDeps } from './forms.deps.ts'

export const FORMS_EVENT = 'forms'

/** Whoever has their forms open, on whichever device, asks again with the commit of the deed. */
export async function tellForms(
  { live }: Pick<FormsDeps, 'live'>,
  tx: Queryable,
  affiliateId: number,
): Promise<void> {
  await live.tell(tx, affiliateId, FORMS_EVENT, {})
}

export const formsEvent: LiveEventKind = { worded: () => ({}) }
