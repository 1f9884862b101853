import { deleteOtherSessions, deleteSession, type SessionsQuery, sessions } from '@fathom/contract/session'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { SESSIONS_KEY } from './sessions-key.ts'

export type OwnSession = SessionsQuery['sessions'][number]

/** The live channel doesn't report sign-ins elsewhere, so we poll. */
const EVERY_MS = 60_000

const sessionsQuery = ({ graph }: Pick<Calls, 'graph'>) =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await graph.request(sessions, {}, { signal })).sessions,
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })

/**
 * The list updates while it is visible: the live channel reports a session that ends anywhere, and it's
 * removed at once.
 */
export function useSessions() {
  return useQuery(sessionsQuery(useCalls()))
}

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
