import type {
  ActivityStateWire,
  CourseRecordWire,
  LessonFailure,
  LessonLaunchWire,
} from '@fathom/contract/training'
import { type AttemptStatus, isOver } from '@fathom/domain/training'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { type Ref, useCallback, useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { ExamScreen } from '../exam/exam-screen.tsx'
import { courseQuery } from '../learning.queries.ts'
import { hearNews } from '../live/lesson-news.ts'
import css from './lesson.module.css'
import { type LessonAddress, launchQuery } from './lesson.queries.ts'
import { LessonFailureState, useFailureReport } from './lesson-failure.tsx'
import { LessonLayout } from './lesson-layout.tsx'
import { LESSON_SANDBOX } from './lesson-sandbox.ts'
import { LessonEnd, LessonFailed, LessonOpening, type Notice } from './lesson-states.tsx'
import type { SaveState } from './outbox/sender.ts'
import type { FreshReport, StoredSitting } from './outbox/stored-sitting.ts'
import { isEarlyExam, neighbour } from './outline.ts'
import { useOfflineCopy, useUnaskedCopy } from './use-offline-copy.ts'
import { type NavigationTarget, type PlayerProblem, usePlayer } from './use-player.ts'
import { useLeave, useReports, useSitting } from './use-sitting.ts'
import { WriteToTeacher } from './write-to-teacher.tsx'

type Props = LessonAddress & { affiliateId: number; page?: string | undefined }

/** Opens the lesson in the URL, or the one to continue. */
export function LessonScreen({ affiliateId, courseId, activityId, page }: Props) {
  const { locale } = useTranslator('training-lesson')
  const calls = useCalls()
  const [turn, setTurn] = useState(1)
  const launch = useQuery(launchQuery(calls, affiliateId, { courseId, activityId }, turn))
  const fresh = useQuery(courseQuery(calls, courseId, locale)).data
  const again = () => setTurn((before) => before + 1)
  if (!launch.data && (launch.isError || launch.fetchStatus === 'paused'))
    return (
      <LessonFailed
        cause={launch.error}
        courseId={courseId}
        enrolmentId={fresh?.enrolment?.enrolmentId}
        onRetry={again}
        retrying={launch.isFetching}
      />
    )
  if (!launch.data) return <LessonOpening courseId={courseId} />
  const { kind, launch: opened, course: stored, pending } = launch.data
  const key = `${opened.attempt.attemptId} ${turn}`
  const common = { affiliateId, course: fresh ?? stored, courseId, onLaunchAgain: again }
  const isFromServer = stored === undefined
  if (kind === 'exam') return <ExamScreen {...common} key={key} launch={opened} pending={pending} />
  return (
    <Lesson {...common} isFromServer={isFromServer} key={key} launch={opened} page={page} pending={pending} />
  )
}

type LessonProps = {
  launch: LessonLaunchWire
  course: CourseRecordWire | undefined
  courseId: string
  affiliateId: number
  /** Not opened from this device. */
  isFromServer: boolean
  pending: StoredSitting | undefined
  /** The title of the page to open. */
  page: string | undefined
  onLaunchAgain: () => void
}

/** One sitting of a lesson: the bar, the outline at the side, and the lesson in its frame. */
function Lesson({ launch, course, courseId, affiliateId, pending, page, ...props }: LessonProps) {
  const { isFromServer, onLaunchAgain } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const { sender, state: saving } = useSitting(launch, affiliateId, pending)
  const activities = course?.activities ?? []
  const { activityId } = launch.attempt
  const onNavigate = useRequestedActivity(courseId, activityId, activities)
  const { onReport, wayIn } = useReports(launch, sender)
  const isExam = launch.start.masteryScore !== null
  const { outcome, hear, goesOn: onBegun } = useOutcome(isExam)
  const [place, setPlace] = useState(launch.attempt.place)
  const onHeard = (report: FreshReport) => {
    setPlace(report.summary.place)
    hear(report)
  }
  const { isRecorded, report } = useFailureReport(launch.attempt.attemptId)
  const onFailed = (failure: LessonFailure) => void report(failure, player.begin)
  const player = usePlayer(frame, launch, sender, { onNavigate, onReport, onHeard, onBegun, onFailed }, page)
  const news = useNews(launch.attempt.attemptId, hear, player.begin)
  const failure = failureIn(player.state)
  const offline = useOfflineCopy(player, wayIn, course, affiliateId)
  useUnaskedCopy(player, wayIn, isFromServer ? course : undefined, affiliateId)
  const isLeaving = useLeave(player.stop, sender)
  useRenewal(onLaunchAgain)
  const notices = useLessonNotices({
    problem: player.problem ?? (news.isRefused ? 'value-refused' : undefined),
    isEarly: !outcome && isEarlyExam(activities, activityId),
    isBeside: saving.isBeside,
    isRefused: saving.kind === 'refused',
    enrolmentId: launch.enrolmentId,
  })
  return (
    <LessonLayout
      course={course}
      courseId={courseId}
      notes={{
        affiliateId,
        enrolmentId: launch.enrolmentId,
        courseId,
        lesson: { id: activityId, title: launch.start.title },
        culture: course?.culture,
        place: place ?? null,
      }}
      notices={notices}
      offline={offline}
      playing={activityId}
      saving={savingShown(saving, news.isSaved, isLeaving)}
      title={launch.start.title}
    >
      {failure && (
        <LessonFailureState
          courseId={courseId}
          enrolmentId={launch.enrolmentId}
          failure={failure}
          isRecorded={isRecorded}
          onRetry={onLaunchAgain}
        />
      )}
      <LessonFrame
        isHidden={(failure !== undefined && failure !== 'no-contact') || player.state === 'ended'}
        ref={frame}
        title={launch.start.title}
        url={launch.playerUrl}
      />
      {outcome && !isLeaving && (
        <LessonEnd
          activities={activities}
          courseId={courseId}
          isExam={isExam}
          onAgain={onLaunchAgain}
          outcome={outcome}
          playing={activityId}
        />
      )}
    </LessonLayout>
  )
}

type PlayerState = ReturnType<typeof usePlayer>['state']

const failureIn = (state: PlayerState): LessonFailure | undefined =>
  state === 'opening' || state === 'open' || state === 'begun' || state === 'ended' ? undefined : state

/** Nothing is claimed to be saved before the lesson has reported, to this page or to the server (LE-03). */
function savingShown(saving: SaveState, isSavedByServer: boolean, isLeaving: boolean): SaveState {
  if (saving.kind === 'none') return isSavedByServer ? { ...saving, kind: 'saved' } : saving
  return isLeaving ? { ...saving, kind: 'saving' } : saving
}

type NoticesInput = {
  problem: PlayerProblem | undefined
  isEarly: boolean
  isBeside: boolean
  isRefused: boolean
  enrolmentId: string
}

function useLessonNotices({ problem, isEarly, isBeside, isRefused, enrolmentId }: NoticesInput): Notice[] {
  const { t } = useTranslator('training-lesson')
  const notices: (Notice | false | undefined)[] = [
    problem && { icon: CircleAlert, tone: 'warn', text: t(`training-lesson.problem.${problem}`) },
    isEarly && { icon: Info, text: t('training-lesson.player.early') },
    isBeside && { icon: MonitorSmartphone, text: t('training-lesson.player.beside') },
    isRefused && {
      ...{ icon: CircleAlert, tone: 'bad', text: t('training-lesson.player.refusedText') },
      action: <WriteToTeacher enrolmentId={enrolmentId} />,
    },
  ]
  return notices.filter((notice) => notice !== undefined && notice !== false)
}

/** Content access lasts half a day; a user who returns in its last hour gets a new launch. */
const OLD_MS = 11 * 3_600_000

function useRenewal(launchAgain: () => void): void {
  const again = useRef(launchAgain)
  again.current = launchAgain
  useEffect(() => {
    const begun = Date.now()
    const renew = () => {
      if (document.visibilityState === 'visible' && Date.now() - begun > OLD_MS) again.current()
    }
    document.addEventListener('visibilitychange', renew)
    return () => document.removeEventListener('visibilitychange', renew)
  }, [])
}

/** A package may request another of its activities; an unknown one leads to the course. */
function useRequestedActivity(courseId: string, playing: string, activities: readonly ActivityStateWire[]) {
  const navigate = useNavigate()
  return (target: NavigationTarget) => {
    const to = typeof target === 'object' ? target.activityId : neighbour(activities, playing, target)
    const isKnown = activities.some(({ id, kind }) => id === to && kind !== 'folder')
    navigate(isKnown && to !== undefined ? paths.lesson(courseId, to) : paths.course(courseId), {
      replace: true,
    })
  }
}

type LessonFrameProps = { ref: Ref<HTMLIFrameElement>; url: string; title: string; isHidden: boolean }

function LessonFrame({ ref, url, title, isHidden }: LessonFrameProps) {
  return (
    <iframe
      allow="fullscreen; autoplay; unload"
      className={css.frame}
      hidden={isHidden}
      ref={ref}
      sandbox={LESSON_SANDBOX}
      src={url}
      title={title}
    />
  )
}

/**
 * Events the server received about this attempt, for lessons that report only to the server: whether it has
 * saved something, and whether it refused some.
 */
function useNews(attemptId: string, onHeard: (outcome: Outcome) => void, onContact: () => void) {
  const [state, setState] = useState({ isRefused: false, isSaved: false })
  const heard = useRef(onHeard)
  heard.current = onHeard
  useEffect(
    () =>
      hearNews((news) => {
        if (news.attemptId !== attemptId) return
        onContact()
        if (news.kind === 'refused') return setState((before) => ({ ...before, isRefused: true }))
        setState((before) => ({ ...before, isSaved: true }))
        heard.current({ summary: { status: news.status }, final: news.final })
      }),
    [attemptId, onContact],
  )
  return state
}

/** Multi-page packages end on each page and start again on the next. */
const BETWEEN_PAGES_MS = 1_500

type Outcome = { summary: Pick<FreshReport['summary'], 'status'>; final: boolean }

/** The outcome of a lesson that closed itself or an exam with a result; undefined while the user reads on. */
function useOutcome(isExam: boolean) {
  const [outcome, setOutcome] = useState<AttemptStatus>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hear = useCallback(
    ({ summary: { status }, final }: Outcome) => {
      clearTimeout(timer.current)
      if (isOver(status)) return setOutcome(final || isExam ? status : undefined)
      setOutcome(undefined)
      if (final) timer.current = setTimeout(() => setOutcome(status), BETWEEN_PAGES_MS)
    },
    [isExam],
  )
  const goesOn = useCallback(() => {
    clearTimeout(timer.current)
    setOutcome(undefined)
  }, [])
  return { outcome, hear, goesOn }
}
