import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { titlesOf } from '../code-wire.ts'
import type { CodesDeps } from '../codes.deps.ts'
import type { StoredCode } from '../codes.store.ts'

/** Anyone who has a code may redeem it, so we notify its owner when it leaves their list. */
export async function notifyOwner(deps: CodesDeps, tx: Queryable, code: StoredCode): Promise<void> {
  if (code.ownerId === null) return
  const language = (await deps.findLanguage(tx, code.ownerId)) ?? DEFAULT_LOCALE
  const course = (await titlesOf(deps, tx, [code], language))(code)
  await deps.notify(tx, code.ownerId, {
    kind: 'code-redeemed',
    values: { code: code.code, course },
    url: '/codes',
    key: `code-redeemed ${code.key}`,
  })
}
