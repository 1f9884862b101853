import type { MyCourseWire } from '@fathom/contract/training'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import css from './course.module.css'

type Props = {
  id: string
  /** 1 when there is nothing else on the page. */
  level?: 1 | 2
}

/** CA-12 */
export function NoCourse({ id, level = 1 }: Props) {
  const { t } = useTranslator('training-course')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.dashboard()}>{t('training-course.noCourse.back')}</ButtonLink>}
        drawing={lostCompass}
        level={level}
        title={t('training-course.noCourse.title')}
      >
        {t('training-course.noCourse.text')} <bdi>{id}</bdi>
      </EmptyState>
    </Card>
  )
}

/** The course couldn't be loaded. */
export function CourseFailed({ course }: { course: Pick<UseQueryResult, 'refetch' | 'isFetching'> }) {
  const { t } = useTranslator('training-course', 'training-learn')
  return (
    <Card>
      <ErrorState
        level={1}
        onRetry={() => void course.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={course.isFetching}
        title={t('training-course.course.failed')}
      >
        {t('training-learn.failed.text')}
      </ErrorState>
    </Card>
  )
}

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

type TeacherCardProps = {
  teacher: MyCourseWire['teacher']
  /** Where the dive center is chosen, if it can be. */
  change?: string | undefined
  message?: ReactNode
}

/** Who teaches this course: the professional and the store, as far as they are known. */
export function TeacherCard({ teacher, change, message }: TeacherCardProps) {
  const { t } = useTranslator('training-course')
  const { storeName, memberName } = teacher
  const isTaught = Boolean(storeName || memberName)
  if (!isTaught && !change) return null
  return (
    <Card title={t('training-course.teacher.title')}>
      {isTaught && (
        <List>
          {memberName && (
            <ListRow
              lead={<Tile icon={GraduationCap} />}
              text={t('training-course.teacher.member')}
              title={memberName}
            />
          )}
          {storeName && (
            <ListRow
              lead={<Tile icon={Store} />}
              text={t('training-course.teacher.store')}
              title={storeName}
            />
          )}
        </List>
      )}
      {(change || message) && (
        <div className={css.action}>
          {change && (
            <ButtonLink kind="soft" to={change}>
              {t(storeName ? 'training-course.teacher.change' : 'training-course.store.title')}
            </ButtonLink>
          )}
          {isTaught && message}
        </div>
      )}
    </Card>
  )
}
