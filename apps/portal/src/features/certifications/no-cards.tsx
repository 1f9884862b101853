import { divingBell } from '@fathom/look/drawings/lines/diving-bell.ts'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'

export function CardsLoading() {
  const { t } = useTranslator('certifications')
  return (
    <Loading label={t('certifications.loading')}>
      <Skeleton height="20rem" shape="block" />
    </Loading>
  )
}

export function CardsFailed({ query }: { query: Pick<UseQueryResult, 'refetch' | 'isFetching'> }) {
  const { t } = useTranslator('certifications')
  return (
    <Card>
      <ErrorState
        onRetry={() => void query.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={query.isFetching}
        title={t('certifications.failed.title')}
      >
        {t('certifications.failed.text')}
      </ErrorState>
    </Card>
  )
}

/** For users without a certification: the way to the first card. */
export function NoCards() {
  const { t } = useTranslator('certifications')
  return (
    <Card>
      <EmptyState
        action={
          <ButtonLink kind="primary" to={paths.shop()}>
            {t('certifications.none.action')}
          </ButtonLink>
        }
        drawing={divingBell}
        title={t('certifications.none.title')}
      >
        {t('certifications.none.text')}
      </EmptyState>
    </Card>
  )
}

/** RT-04: a level that isn't among the person's certifications. */
export function NotCertified() {
  const { t } = useTranslator('certifications')
  return (
    <Card>
      <EmptyState
        action={
          <>
            <ButtonLink kind="primary" to={paths.certifications()}>
              {t('certifications.missing.action')}
            </ButtonLink>
            <ButtonLink to={paths.shop()}>{t('certifications.none.action')}</ButtonLink>
          </>
        }
        drawing={lostCompass}
        title={t('certifications.noECard.none.title')}
      >
        {t('certifications.noECard.none.text')}
      </EmptyState>
    </Card>
  )
}

export function CardMissing() {
  const { t } = useTranslator('certifications')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.certifications()}>{t('certifications.missing.action')}</ButtonLink>}
        drawing={lostCompass}
        title={t('certifications.missing.title')}
      >
        {t('certifications.missing.text')}
      </EmptyState>
    </Card>
  )
}
