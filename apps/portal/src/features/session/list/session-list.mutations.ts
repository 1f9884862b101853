import { deleteOtherSessions, deleteSession } from '@fathom/contract/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { sessionsQuery } from './session-list.queries.ts'

/** Ends one session, or all others when no id is given (ST-12). */
export function useEndSessions(onSettled: () => void) {
  const { graph } = useCalls()
  const { t } = useTranslator('translations')
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: async (id: string | undefined) => {
      if (id === undefined) return (await graph.request(deleteOtherSessions, {})).deleteOtherSessions
      return (await graph.request(deleteSession, { id })).deleteSession ? 1 : 0
    },
    onSuccess: (count) => showToast({ text: t('translations.settings.sessions.ended', { count }) }),
    onError: (_, id) => {
      const action = { label: t('shell.error.retry'), onPress: () => mutation.mutate(id) }
      showToast({ text: t('translations.settings.sessions.notEnded'), action })
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: sessionsQuery({ graph }).queryKey })
      onSettled()
    },
  })
  return mutation
}
