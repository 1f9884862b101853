import type { ApplicationWire } from '@fathom/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { type MoveRequest, useApplicationCalls } from './applications.calls.ts'
import { APPLICATIONS_KEY, applicationQuery } from './applications.queries.ts'

/** The current application, if a move came too late. */
export const currentIn = (cause: unknown): ApplicationWire | undefined =>
  cause instanceof CallFailed && cause.status === 409
    ? (cause.current as ApplicationWire | undefined)
    : undefined

/**
 * ST-03: one move. Its result, or the current state instead, shows at once; the lists are refetched (CA-06).
 */
export function useMove(affiliateId: number) {
  const calls = useApplicationCalls(affiliateId)
  const client = useQueryClient()
  const { locale } = useTranslator()
  const show = (shown: ApplicationWire) =>
    client.setQueryData(applicationQuery(calls, affiliateId, shown.id, locale).queryKey, shown)
  return useMutation({
    mutationFn: (request: MoveRequest) => calls.move(request),
    networkMode: 'always',
    onSuccess: show,
    onError: (cause) => {
      const current = currentIn(cause)
      if (current) show(current)
    },
    onSettled: () => {
      // Nothing waits for the lists.
      void client.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'assigned'] })
    },
  })
}
