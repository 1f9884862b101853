import type { OwnRightsWire } from '@fathom/contract/office'
import type { StaffRight } from '@fathom/domain/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { newestToast, retractToasts, showToast } from '../../shared/ui/overlay/toasts.ts'
import { OWN_RIGHTS_KEY } from './own-rights.query.ts'

/** The right that a call was refused for. */
function missingIn(cause: unknown): StaffRight | undefined {
  if (!(cause instanceof CallFailed) || cause.problem !== 'right-missing') return undefined
  return (cause.answer as { right?: StaffRight }).right
}

/** OF-01: a right may be taken away while its page is open. The person learns which, and the page asks again. */
export function useLostRights(): void {
  const { t } = useTranslator('office')
  const client = useQueryClient()
  useEffect(() => {
    const had = (right: StaffRight) =>
      client.getQueryData<OwnRightsWire>(OWN_RIGHTS_KEY)?.rights.includes(right) ?? false
    const askAgain = () => void client.invalidateQueries({ queryKey: OWN_RIGHTS_KEY })
    const begun = new WeakMap<object, number>()
    const unwatch = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { action, mutation } = event
      if (action.type === 'pending') begun.set(mutation, newestToast())
      const right = action.type === 'error' ? missingIn(action.error) : undefined
      if (!right || !had(right)) return
      // The failed call offers to try again, which won't help.
      retractToasts(begun.get(mutation) ?? newestToast())
      showToast({ text: t('office.rights.lost', { right: t(`office.right.${right}`) }) })
      askAgain()
    })
    const unwatchQueries = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const right = missingIn(event.action.error)
      if (right && had(right)) askAgain()
    })
    return () => {
      unwatch()
      unwatchQueries()
    }
  }, [client, t])
}
