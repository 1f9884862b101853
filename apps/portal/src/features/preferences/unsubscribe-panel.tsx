import { CHANGE_DELAY_HOURS, type MailList } from '@fathom/domain/preferences'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { divingBell } from '@fathom/look/drawings/lines/diving-bell.ts'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import {
  linkIn,
  linkProblem,
  type UnsubscribeLink,
  unsubscribe,
  unsubscribedQuery,
} from './unsubscribe.calls.ts'

/** RT-06: the page behind the link in a message, for anyone who has the message. */
export function UnsubscribePanel({ query }: { query: URLSearchParams }) {
  const link = linkIn(query)
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

type AskProps = { list: MailList; isBusy: boolean; onUnsubscribe: () => void }

/**
 * Nothing happens before the button is pressed: programs that merely open links must not unsubscribe anyone.
 */
function AskToUnsubscribe({ list, isBusy, onUnsubscribe }: AskProps) {
  const { t, locale } = useTranslator('preferences')
  return (
    <EmptyState
      action={
        <>
          <Button busy={isBusy} kind="primary" onClick={onUnsubscribe}>
            {t('preferences.unsubscribe.do')}
          </Button>
          <ButtonLink to={paths.preferences(locale)}>{t('preferences.unsubscribe.keep')}</ButtonLink>
        </>
      }
      drawing={boatUnderWay}
      level={1}
      title={t('preferences.unsubscribe.ask')}
    >
      {t(`preferences.unsubscribe.${list}.askText`)}
    </EmptyState>
  )
}

/** Moves the focus to the heading, because the pressed button is gone. */
function Unsubscribed({ list, isJustDone }: { list: MailList; isJustDone: boolean }) {
  const { t, locale } = useTranslator('preferences')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isJustDone) place.current?.querySelector('h1')?.focus()
  }, [isJustDone])
  return (
    <div ref={place}>
      <EmptyState
        action={<ButtonLink to={paths.preferences(locale)}>{t('preferences.unsubscribe.again')}</ButtonLink>}
        drawing={divingBell}
        level={1}
        title={t('preferences.unsubscribe.done')}
      >
        {t(`preferences.unsubscribe.${list}.doneText`, { hours: CHANGE_DELAY_HOURS })}
      </EmptyState>
    </div>
  )
}

function LinkDoesNotWork({ problem }: { problem: 'invalid' | 'expired' }) {
  const { t, locale } = useTranslator('preferences')
  return (
    <EmptyState
      action={<ButtonLink to={paths.preferences(locale)}>{t('preferences.unsubscribe.signIn')}</ButtonLink>}
      drawing={lostCompass}
      level={1}
      title={t(`preferences.unsubscribe.${problem}`)}
    >
      {t(`preferences.unsubscribe.${problem}Text`)}
    </EmptyState>
  )
}
