import type { PreviewWire } from '@fathom/contract/training/content'
import { useQuery } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import { useEffect, useRef, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import office from '../office.module.css'
import { connectPlayer, inTheme } from '../player/connect-player.ts'
import { LESSON_SANDBOX } from '../player/lesson-sandbox.ts'
import css from './packages.module.css'
import { previewQuery } from './packages.queries.ts'

/** A package in the player, before it's in use; nothing of it is recorded (LE-12). */
export function PreviewScreen({ contentId }: { contentId: string }) {
  const { t } = useTranslator('training-office', 'training-lesson')
  const [activityId, setActivityId] = useState<string>()
  const preview = useQuery(previewQuery(useCalls(), { contentId, activityId }))
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
  const { activities, start } = preview.data
  return (
    <div className={office.screen}>
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
      <Preview key={start.attemptId} of={preview.data} />
    </div>
  )
}

type Reported = { status: string; score: number | null } | 'failed'

function Preview({ of: { playerUrl, start } }: { of: PreviewWire }) {
  const { t, formatPercent } = useTranslator('training-office', 'training-lesson')
  const frame = useRef<HTMLIFrameElement>(null)
  const [reported, setReported] = useState<Reported>()
  useEffect(() => {
    const link = connectPlayer({
      here: window,
      frame: () => frame.current?.contentWindow ?? null,
      origin: new URL(playerUrl, location.href).origin,
      start: () => inTheme(start, document.documentElement.dataset.theme),
      onReady: () => {},
      onHeard: (heard) => {
        if (heard.type === 'commit') setReported(heard.summary)
        if (heard.type === 'problem' && heard.problem === 'launch-failed') setReported('failed')
      },
    })
    return link.close
  }, [playerUrl, start])
  return (
    <>
      <p role="status">
        {reported === 'failed'
          ? t('training-lesson.problem.launch-failed')
          : reported && t('training-office.reported', { status: wordsOf(reported, formatPercent) })}
      </p>
      <iframe
        allow="fullscreen; autoplay; unload"
        className={css.preview}
        ref={frame}
        sandbox={LESSON_SANDBOX}
        src={playerUrl}
        title={start.title}
      />
    </>
  )
}

/** In the standard's own words, which authors know. */
const wordsOf = ({ status, score }: Exclude<Reported, 'failed'>, inPercent: (share: number) => string) =>
  score === null ? status : `${status}, ${inPercent(score)}`
