import { useTranslator } from '../../../shared/i18n/index.ts'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import css from './course.module.css'

export function CourseSkeleton() {
  const { t } = useTranslator('training-course')
  return (
    <Loading label={t('training-course.course.loading')}>
      <div className={css.skeletonHero}>
        <Skeleton height="14rem" shape="block" />
        <div>
          <Skeleton shape="title" />
        </div>
      </div>
      <div className={css.columns}>
        <Skeleton height="26rem" shape="block" />
        <Skeleton height="18rem" shape="block" />
      </div>
    </Loading>
  )
}
