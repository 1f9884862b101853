import type { Queryable } from '../../platform/database/index.ts'
import type { LiveEventKind } from '../../platform/live/index.ts'
import type { FormsHouse } from './forms.house.ts'

export const FORMS_EVENT = 'forms'

/** Whoever has their forms open, on whichever device, asks again with the commit of the deed. */
export async function tellForms(
  { live }: Pick<FormsHouse, 'live'>,
  tx: Queryable,
  affiliateId: number,
): Promise<void> {
  await live.tell(tx, affiliateId, FORMS_EVENT, {})
}

export const formsEvent: LiveEventKind = { worded: () => ({}) }
