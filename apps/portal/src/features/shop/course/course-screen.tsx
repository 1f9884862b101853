import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { catalogEntryQuery } from '../shop.queries.ts'
import { AboutCard } from './about-card.tsx'
import { AsksCard } from './asks-card.tsx'
import css from './course.module.css'
import { CourseHeader } from './course-header.tsx'
import { InsideCard } from './inside-card.tsx'

const isMissing = (error: unknown) => error instanceof CallFailed && [400, 404].includes(error.status ?? 0)

/** SC-13: one course of the shop with its contents, requirements and price. */
export function CourseScreen({ packageId }: { packageId: string }) {
  const { t, locale } = useTranslator('shop')
  const course = useQuery(catalogEntryQuery(useCalls(), packageId, locale))
  const { data } = course
  if (data)
    return (
      <>
        <CourseHeader course={data} />
        <div className={css.columns} data-long={data.inside.outline.length > 0 || undefined}>
          <InsideCard inside={data.inside} />
          <AsksCard prerequisites={data.prerequisites} />
          <AboutCard course={data} />
        </div>
      </>
    )
  if (isMissing(course.error)) return <NoCourse />
  if (course.isError || course.fetchStatus === 'paused')
    return (
      <Card>
        <ErrorState
          level={1}
          onRetry={() => void course.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={course.isFetching}
          title={t('shop.course.failed')}
        >
          {t('shop.failed.text')}
        </ErrorState>
      </Card>
    )
  return <RowSkeletons />
}

function NoCourse() {
  const { t } = useTranslator('shop')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.shop()}>{t('shop.none.clear')}</ButtonLink>}
        drawing={lostCompass}
        level={1}
        title={t('shop.noCourse.title')}
      >
        {t('shop.noCourse.text')}
      </EmptyState>
    </Card>
  )
}

function RowSkeletons() {
  const { t } = useTranslator('shop')
  return (
    <Loading label={t('shop.course.loading')}>
      <div className={css.head}>
        <Skeleton height="16rem" shape="block" />
        <div>
          <Skeleton shape="title" />
          <Skeleton width="80%" />
        </div>
      </div>
      <div className={css.columns}>
        <Skeleton height="24rem" shape="block" />
        <Skeleton height="14rem" shape="block" />
      </div>
    </Loading>
  )
}
