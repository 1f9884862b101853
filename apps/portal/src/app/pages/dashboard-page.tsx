import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useUser } from '../../features/session/index.ts'
import { myCoursesQuery } from '../../features/training/index.ts'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { PageHead } from '../../shared/ui/surface/page-head.tsx'
import { partOfDay } from '../part-of-day.ts'
import css from './dashboard-page.module.css'

/** The greeting and the shapes of what comes are the first load; the rest follows while the courses are asked for. */
const parts = () => import('../../features/training/dashboard/index.ts')
const Dashboard = lazy(async () => ({ default: (await parts()).Dashboard }))
const Lead = lazy(async () => ({ default: (await parts()).Lead }))

/** RT-08: `olmGuid`, in the path or as query, brings a course to the front. */
export function Page() {
  const { t, locale } = useTranslator()
  const { givenName, affiliateId } = useUser()
  const { olmGuid } = useParams()
  const [query] = useSearchParams()
  const courses = useQuery(myCoursesQuery(useCalls(), affiliateId, locale))
  const wanted = olmGuid ?? query.get('olmGuid') ?? undefined
  const greeting = t(`shell.greeting.${partOfDay(new Date())}`, { name: givenName })
  const bones = <Bones />
  return (
    <>
      <PageHead
        lead={
          <Suspense fallback={<Skeleton width="60%" />}>
            <Lead courses={courses.data} wanted={wanted} />
          </Suspense>
        }
        title={greeting}
      />
      <Suspense fallback={bones}>
        <Dashboard
          affiliateId={affiliateId}
          bones={bones}
          courses={courses}
          isNewDiver={query.get('ref') === 'dsd'}
          wanted={wanted}
        />
      </Suspense>
    </>
  )
}

function Bones() {
  const { t } = useTranslator()
  return (
    <Loading label={t('shell.loading.page')}>
      <div className={css.bones}>
        <Skeleton height="22.5rem" shape="block" />
        <Skeleton height="26rem" shape="block" />
      </div>
    </Loading>
  )
}
