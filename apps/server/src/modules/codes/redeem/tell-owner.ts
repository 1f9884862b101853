import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { titlesOf } from '../code-wire.ts'
import type { CodesHouse } from '../codes.house.ts'
import type { KeptCode } from '../codes.store.ts'

/** Whoever holds a code may redeem it; it does not vanish from its owner's list without a word. */
export async function tellOwner(house: CodesHouse, tx: Queryable, code: KeptCode): Promise<void> {
  if (code.ownerId === null) return
  const language = (await house.findLanguage(tx, code.ownerId)) ?? DEFAULT_LOCALE
  const course = (await titlesOf(house, tx, [code], language))(code)
  await house.notify(tx, code.ownerId, {
    kind: 'code-redeemed',
    values: { code: code.code, course },
    url: '/codes',
    key: `code-redeemed ${code.key}`,
  })
}
