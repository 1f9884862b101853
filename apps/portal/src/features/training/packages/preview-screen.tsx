import type { LessonFailure } from '@fathom/contract/training'
import type { PreviewWire } from '@fathom/contract/training/content'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Eye from 'lucide-react/icons/eye'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { isMissing } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Missing } from '../../../shared/ui/feedback/missing.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import office from '../office.module.css'
import { connectPlayer, inTheme, watchSilence } from '../player/connect-player.ts'
import { LESSON_SANDBOX } from '../player/lesson-sandbox.ts'
import css from './packages.module.css'
import { allCoursesQuery, isPreviewHeard, packageQuery, previewQuery } from './packages.queries.ts'
import { PackageState } from './packages-screen.tsx'

/** A package in the player, before it's in use; nothing of it is recorded (LE-12). */
export function PreviewScreen({ contentId }: { contentId: string }) {
  const { t } = useTranslator('training-office', 'training-lesson')
  const [activityId, setActivityId] = useState<string>()
  const preview = useQuery(previewQuery(useCalls(), { contentId, activityId }))
  if (isMissing(preview.error))
    return (
      <Card>
        <Missing listPath={paths.officePackages()} />
      </Card>
    )
  if (preview.isError)
    return (
      <ErrorState
        onRetry={() => void preview.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={preview.isFetching}
        title={t('training-lesson.player.failed')}
      >
        {t('training-lesson.player.failedText')}
      </ErrorState>
    )
  if (!preview.data)
    return (
      <Loading label={t('training-lesson.player.opening')}>
        <Skeleton height="20rem" shape="block" />
      </Loading>
    )
  const { activities, start, title } = preview.data
  return (
    <div className={office.screen}>
      <PackageHeader contentId={contentId} title={title} />
      <Banner icon={Eye}>{t('training-office.previewLead')}</Banner>
      <Field label={t('training-office.list.parts')}>
        <Select onChange={({ target }) => setActivityId(target.value)} value={start.activityId}>
          {activities.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <Preview contentId={contentId} key={start.attemptId} of={preview.data} />
    </div>
  )
}

/** Which package it is, and the way to publish it after a look. */
function PackageHeader({ contentId, title }: { contentId: string; title: string }) {
  const { locale } = useTranslator('training-office')
  const found = useQuery(packageQuery(useCalls(), contentId)).data
  const courses = useQuery(allCoursesQuery(useCalls(), locale)).data
  const course = courses?.find(({ packageId }) => packageId === found?.packageId)?.title ?? ''
  return (
    <Card title={[...new Set([course, title])].filter(Boolean).join(' · ')}>
      {found && <PackageState course={course} isPreview={true} of={found} />}
    </Card>
  )
}

type Reported = { status: string; score: number | null }

function Preview({ contentId, of }: { contentId: string; of: PreviewWire }) {
  const { t, formatPercent } = useTranslator('training-office', 'training-lesson')
  const frame = useRef<HTMLIFrameElement>(null)
  const { reported, failure } = usePreview(frame, contentId, of)
  return (
    <>
      <p role="status">
        {reported && t('training-office.reported', { status: wordsOf(reported, formatPercent) })}
      </p>
      {failure && (
        <Banner icon={CircleAlert} live="status" tone="warn">
          {failure === 'no-contact' && t('training-office.previewUnheard')}
          {failure === 'no-player' && t('training-lesson.player.silent')}
          {failure === 'launch-failed' && t('training-lesson.problem.launch-failed')}
        </Banner>
      )}
      <iframe
        allow="fullscreen; autoplay; unload"
        className={css.preview}
        ref={frame}
        sandbox={LESSON_SANDBOX}
        src={of.playerUrl}
        title={of.start.title}
      />
    </>
  )
}

/** What the package reports, and what students would be warned of (LE-03). */
function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  contentId: string,
  { playerUrl, start }: PreviewWire,
) {
  const calls = useCalls()
  const [reported, setReported] = useState<Reported>()
  const [failure, setFailure] = useState<LessonFailure>()
  useEffect(() => {
    let isOver = false
    const fail = async (found: LessonFailure) => {
      // A cmi5 unit contacts the server without this page.
      const isAsked = found === 'no-contact' && start.standard === 'cmi5'
      if (isAsked && (await isPreviewHeard(calls, contentId, start.attemptId))) return
      if (!isOver) setFailure(found)
    }
    const silence = watchSilence((found) => void fail(found))
    silence.begin('no-player')
    const link = connectPlayer({
      here: window,
      frame: () => frame.current?.contentWindow ?? null,
      origin: new URL(playerUrl, location.href).origin,
      start: () => inTheme(start, document.documentElement.dataset.theme),
      onReady: () => {
        setFailure(undefined)
        silence.begin('no-contact')
      },
      onHeard: (heard) => {
        if (heard.type === 'commit') setReported(heard.summary)
        if (heard.type === 'problem' && heard.problem === 'launch-failed') setFailure('launch-failed')
        else if (heard.type === 'commit' || heard.type === 'begun') setFailure(undefined)
        else if (heard.type !== 'ended') return
        silence.end()
      },
    })
    return () => {
      isOver = true
      silence.end()
      link.close()
    }
  }, [calls, frame, contentId, playerUrl, start])
  return { reported, failure }
}

/** In the standard's own words, which authors know. */
const wordsOf = ({ status, score }: Reported, inPercent: (share: number) => string) =>
  score === null ? status : `${status}, ${inPercent(score)}`
