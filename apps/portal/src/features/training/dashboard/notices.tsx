import type { MyCourseWire } from '@fathom/contract/training'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import Compass from 'lucide-react/icons/compass'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Waves from 'lucide-react/icons/waves'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { courseQuery } from '../learning.queries.ts'
import css from './dashboard.module.css'

type Props = {
  courses: UseQueryResult<MyCourseWire[]>
  isNewDiver: boolean
  /** An id in the URL that is not one of the user's courses. */
  stranger: string | undefined
}

/** Notices above the courses: a welcome, an outdated picture, a course in the URL that isn't the user's. */
export function Notices({ courses, isNewDiver, stranger }: Props) {
  const { t, formatTime } = useTranslator('training-learn')
  const first = isNewDiver ? firstDiveIn(courses.data) : undefined
  if (!first && stranger === undefined && !courses.isRefetchError) return null
  return (
    <div className={css.notices}>
      {first && (
        <Banner icon={Waves} tone="ok">
          <strong>
            {t(first === 'ahead' ? 'training-learn.dsd.readyTitle' : 'training-learn.dsd.title')}
          </strong>{' '}
          {t(first === 'ahead' ? 'training-learn.dsd.readyText' : 'training-learn.dsd.text')}
        </Banner>
      )}
      {courses.isRefetchError && (
        <Banner
          action={
            <Button icon={RotateCcw} onClick={() => void courses.refetch()}>
              {t('shell.error.retry')}
            </Button>
          }
          icon={WifiOff}
          live="status"
          tone="warn"
        >
          {t('training-learn.stale', { time: formatTime(new Date(courses.dataUpdatedAt)) })}
        </Banner>
      )}
      {stranger !== undefined && <Stranger id={stranger} />}
    </div>
  )
}

/** A guest comes here before the first dive, with lessons to read; it counts as done only later. */
function firstDiveIn(courses: readonly MyCourseWire[] = []): 'ahead' | 'behind' | undefined {
  const course = courses.find(({ hasCard }) => !hasCard)
  if (!course) return undefined
  if (course.completedAt === null) return 'ahead'
  return course.missing.some(({ step, state }) => step === 'dives' && state !== 'done') ? undefined : 'behind'
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Links to the course only if it exists. */
function Stranger({ id }: { id: string }) {
  const { t, locale } = useTranslator('training-learn')
  const course = useQuery({ ...courseQuery(useCalls(), id, locale), enabled: UUID.test(id) })
  return (
    <Banner
      action={
        course.data && <ButtonLink to={paths.course(id)}>{t('training-learn.stranger.open')}</ButtonLink>
      }
      icon={Compass}
      live="status"
    >
      {t('training-learn.stranger.text')}
    </Banner>
  )
}
