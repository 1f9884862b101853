import type { AffiliatedWire, ChooseStoreWire } from '@fathom/contract/training'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isMissing } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { courseQuery } from '../learning.queries.ts'
import css from './course.module.css'
import { CourseFailed, CourseSkeleton, NoCourse, TeacherCard } from './course-parts.tsx'

type Props = {
  id: string
  /** Lists dive centers; `choose` is called with the number of the one that the user picks. */
  search: (choose: (storeNumber: number) => void, state: { isBusy: boolean; now: number | null }) => ReactNode
}

/** LE-04: the dive center of a course, chosen or changed. */
export function ChooseStoreScreen({ id, search }: Props) {
  const { t, locale } = useTranslator('training-course', 'training-learn')
  const course = useQuery(courseQuery(useCalls(), id, locale))
  const choose = useChooseStore(id)
  const { data } = course
  if (!data) {
    if (isMissing(course.error)) return <NoCourse id={id} />
    const isPending = !course.isError && course.fetchStatus !== 'paused'
    return isPending ? <CourseSkeleton /> : <CourseFailed course={course} />
  }
  if (!data.enrolment) return <NoCourse id={id} />
  const { teacher } = data.enrolment
  return (
    <>
      <Crumb to={paths.course(data.packageId)}>{data.title}</Crumb>
      <PageHeader lead={t('training-course.store.lead')} title={t('training-course.store.title')} />
      {choose.isError && (
        <Banner icon={TriangleAlert} live="alert" tone="bad">
          {choose.error.message}
        </Banner>
      )}
      <div className={css.aside}>
        <Card title={t('training-course.store.find')}>
          {search((storeNumber) => choose.mutate({ storeNumber }), {
            isBusy: choose.isPending,
            now: teacher.storeNumber,
          })}
        </Card>
        <TeacherCard teacher={teacher} />
      </div>
    </>
  )
}

function useChooseStore(packageId: string) {
  const { http } = useCalls()
  const { t } = useTranslator('training-course')
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: ChooseStoreWire) =>
      http.put<AffiliatedWire>('learning', 'courses/{packageId}/store', { params: { packageId }, body }),
    onSuccess: async (teacher) => {
      await queries.invalidateQueries({ queryKey: ['training'] })
      showToast({ text: t('training-course.store.chosen', { store: teacher.storeName ?? '' }) })
      await navigate(paths.course(teacher.packageId))
    },
  })
}
