import type { ExamWire } from '@fathom/contract/training'
import { useMutation } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import css from './exam.module.css'
import { countOf, ExamPage, type StepProps } from './exam-page.tsx'
import { attemptsUsedIn, useIsWaiting, WaitBanner } from './exam-wait.tsx'

type Props = StepProps & { start: () => Promise<void>; onStarted: () => void }

/** What an exam is like, before its first question. One with a time limit gets its questions with its start. */
export function ExamIntro({ start, onStarted, ...props }: Props) {
  const { t } = useTranslator('training-exam')
  const { exam } = props
  const { time, attempts } = exam
  const starting = useMutation({ mutationFn: start, onSuccess: onStarted, networkMode: 'always' })
  const needsConnection = time !== null && exam.questions.length === 0
  const nextAt = attemptsUsedIn(starting.error) ?? attempts.nextAt
  const isWaiting = useIsWaiting(nextAt) && needsConnection
  const isOnline = useOnline()
  const isOffline = !isOnline || isNetwork(starting.error)
  const { reset } = starting
  useEffect(() => {
    if (isOnline) reset()
  }, [isOnline, reset])
  const isStuck = needsConnection && !starting.isPending && !isWaiting && (isOffline || starting.isError)
  const wait = isWaiting && nextAt !== null && <WaitBanner nextAt={nextAt} />
  const note = isStuck ? (
    <Banner icon={isOffline ? WifiOff : CircleAlert} live="alert" tone="warn">
      {t(isOffline ? 'training-exam.begin.offline' : 'training-exam.begin.failed')}
    </Banner>
  ) : (
    wait
  )
  return (
    <ExamPage
      {...props}
      canGoOn={!isWaiting}
      isBusy={starting.isPending}
      note={note}
      next={t(isStuck ? 'shell.error.retry' : 'training-exam.start')}
      onNext={() => starting.mutate()}
      title={exam.title}
      titleLang={langOf(exam.culture)}
    >
      <div className={css.prose}>
        <p>{t('training-exam.about', { count: countOf(exam), needed: exam.needed })}</p>
        <Topics exam={exam} />
        {exam.intro.map((text) => (
          <p key={text}>
            <bdi lang={langOf(exam.culture)}>{text}</bdi>
          </p>
        ))}
        <p>
          {time ? t('training-exam.time.intro', { minutes: time.minutes }) : t('training-exam.time.none')}
        </p>
        <Accommodations exam={exam} />
        <p>{t('training-exam.rule')}</p>
        <p>{t('training-exam.left', { count: attempts.left })}</p>
        {needsConnection && <p>{t('training-exam.begin.online')}</p>}
        <p>{t('training-exam.offline')}</p>
      </div>
    </ExamPage>
  )
}

/**
 * Counted from the exam as it was drawn, because staff change how many questions it asks. An exam that an earlier
 * version stored or sent has no topics.
 */
function Topics({ exam: { topics = [] } }: { exam: ExamWire }) {
  const { t } = useTranslator('training-exam')
  const counts = topics.map(({ questions }) => questions)
  if (counts.length < 2) return null
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const { length } = topics
  return (
    <p>
      {least === most
        ? t('training-exam.topics.same', { topics: length, each: least })
        : t('training-exam.topics.range', { topics: length, least, most })}
    </p>
  )
}

const isNetwork = (cause: unknown) =>
  cause instanceof CallFailed && (cause.kind === 'network' || cause.kind === 'timeout')

/** What a teacher arranged for this person; the minutes above already include it. */
function Accommodations({ exam: { time, readAloud } }: { exam: ExamWire }) {
  const { t, formatPercent } = useTranslator('training-exam')
  const more = time && time.factor > 1 ? formatPercent(time.factor - 1) : undefined
  if (!more && !readAloud) return null
  return (
    <div>
      <span className={css.label}>{t('training-exam.accommodation.title')}</span>
      {more && <p>{t('training-exam.accommodation.more', { share: more })}</p>}
      {readAloud && <p>{t('training-exam.accommodation.aloud')}</p>}
    </div>
  )
}
