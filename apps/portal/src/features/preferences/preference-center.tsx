import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { languagesQuery, preferenceQuery, type Subscriber } from './preferences.queries.ts'
import { PreferencesForm } from './preferences-form.tsx'

type Props = { subscriber: Subscriber; digestTime: ReactNode }

/** RT-05: the whole screen, in each of its states. */
export function PreferenceCenter(props: Props) {
  const { t } = useTranslator('preferences')
  return (
    <>
      <PageHeader lead={t('preferences.lead')} title={t('shell.page.preferences')} />
      <Preferences {...props} />
    </>
  )
}

function Preferences({ subscriber, digestTime }: Props) {
  const { t } = useTranslator('preferences')
  const calls = useCalls()
  const saved = useQuery(preferenceQuery(calls, subscriber))
  const languages = useQuery(languagesQuery(calls, subscriber))
  if (saved.data && languages.data)
    return (
      <PreferencesForm
        digestTime={digestTime}
        key={subscriber.affiliateId}
        languages={languages.data}
        saved={saved.data}
        subscriber={subscriber}
      />
    )
  if (saved.isError || languages.isError)
    return (
      <ErrorState
        onRetry={() => Promise.all([saved, languages].map((query) => query.data ?? query.refetch()))}
        retryLabel={t('preferences.failed.retry')}
        retrying={saved.isFetching || languages.isFetching}
        title={t('preferences.failed.load')}
      >
        {t('preferences.failed.loadText')}
      </ErrorState>
    )
  return (
    <Loading label={t('preferences.loading')}>
      <Skeleton height="8rem" shape="block" />
      <Skeleton height="5rem" shape="block" />
      <Skeleton height="14rem" shape="block" />
    </Loading>
  )
}
