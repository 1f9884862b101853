import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { linkProblem, type UnsubscribeLink, unsubscribe, unsubscribedQuery } from './unsubscribe.calls.ts'
import { AskToUnsubscribe, LinkDoesNotWork, Unsubscribed } from './unsubscribe-states.tsx'

/** RT-06: the page behind the link in a message, for anyone who has the message. */
export function UnsubscribePanel({ link }: { link: UnsubscribeLink | undefined }) {
  return link ? <WithLink link={link} /> : <LinkDoesNotWork problem="invalid" />
}

function WithLink({ link }: { link: UnsubscribeLink }) {
  const { t, locale } = useTranslator('preferences')
  const calls = useCalls()
  const client = useQueryClient()
  const query = unsubscribedQuery(calls, link)
  const state = useQuery(query)
  const leave = useMutation({
    mutationFn: () => unsubscribe(calls, link, locale),
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
  })
  const problem = linkProblem(leave.error ?? state.error)
  if (problem) return <LinkDoesNotWork problem={problem} />
  if (state.data?.unsubscribed) return <Unsubscribed isJustDone={leave.isSuccess} list={link.list} />
  if (leave.isError || state.isError)
    return (
      <ErrorState
        level={1}
        onRetry={() => (leave.isError ? leave.mutate() : state.refetch())}
        retryLabel={t('preferences.failed.retry')}
        retrying={state.isFetching}
        title={t('preferences.unsubscribe.failed')}
      >
        {t('preferences.unsubscribe.failedText')}
      </ErrorState>
    )
  if (state.isPending)
    return (
      <Loading label={t('preferences.unsubscribe.loading')}>
        <Skeleton height="20rem" shape="block" />
      </Loading>
    )
  return <AskToUnsubscribe isBusy={leave.isPending} list={link.list} onUnsubscribe={() => leave.mutate()} />
}
