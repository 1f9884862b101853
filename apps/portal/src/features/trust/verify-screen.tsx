import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useRefetchOnline } from '../../shared/offline/use-refetch-online.ts'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import type { Trust } from './store/stored-trust.ts'
import { judgementQuery, trustQuery } from './trust.queries.ts'
import { Verdict } from './verdict/verdict.tsx'
import css from './verify.module.css'
import type { ReadOn } from './ways/read-on.ts'
import { Ways } from './ways/ways.tsx'

/** Anyone can check a card here, with or without an account, online or offline. */
export function VerifyScreen() {
  const { t } = useTranslator('trust')
  const store = useQuery(trustQuery(useCalls()))
  useRefetchOnline(store.refetch)
  if (store.data)
    return <Checking askAgain={() => store.refetch()} readAt={store.dataUpdatedAt} trust={store.data} />
  if (store.isError)
    return (
      <ErrorState
        level={1}
        onRetry={() => store.refetch()}
        retryLabel={t('trust.empty.retry')}
        retrying={store.isFetching}
        title={t('trust.empty.title')}
      >
        {t('trust.empty.text')}
      </ErrorState>
    )
  return (
    <Loading label={t('trust.loading')}>
      <div className={css.screen}>
        <Skeleton height="24rem" shape="block" />
      </div>
    </Loading>
  )
}

type Props = { trust: Trust; readAt: number; askAgain: () => Promise<unknown> }

function Checking({ trust, readAt, askAgain }: Props) {
  const { t } = useTranslator('trust')
  const [read, setRead] = useState<ReadOn>()
  const [isAsking, setIsAsking] = useState(false)
  const [startsWith, setStartsWith] = useState<'ways' | 'camera'>('ways')
  const { data } = useQuery(judgementQuery(read, trust, readAt))
  const check = async (found: ReadOn) => {
    setIsAsking(true)
    // An online user should learn about a card that was withdrawn a moment ago.
    await askAgain()
    setRead(found)
    setIsAsking(false)
  }
  const leave = (next: 'ways' | 'camera') => {
    setRead(undefined)
    setStartsWith(next)
  }
  if (read && data) return <Verdict checked={data} onLeave={leave} />
  if (!read && !isAsking) return <Ways onRead={check} startsWith={startsWith} trust={trust} />
  return (
    <Loading label={t('trust.checking')}>
      <div className={css.screen}>
        <Skeleton height="24rem" shape="block" />
      </div>
    </Loading>
  )
}
