import type { ApplicationWire } from '@fathom/contract/applications'
import Info from 'lucide-react/icons/info'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { STATUS_WORDS } from '../status/status-words.ts'
import { Moved } from './moved.tsx'
import { NowText } from './now-text.tsx'
import css from './standing.module.css'
import { useMovedWords } from './use-moved-words.ts'
import { useNowWords } from './use-now-words.ts'

/** What happened, the last first, with who and when and why; above it what is expected now. */
export function History({ application }: { application: ApplicationWire }) {
  const { t } = useTranslator('applications')
  const { history, status, createdAt, ahead } = application
  const wordsOf = useMovedWords()
  const { next } = useNowWords(application)
  const isOver = status === 'Complete' || status === 'Canceled'
  const nextStatus = ahead[0]
  const passed = history.toReversed().map((moved) => ({
    key: moved.at + moved.move,
    title: wordsOf(moved),
    text: <Moved at={moved.at} name={moved.name} reason={moved.reason} />,
    state: 'done' as const,
  }))
  const now = {
    key: 'now',
    title: t(`applications.status.${STATUS_WORDS[status]}`),
    text: <NowText application={application} />,
    state: 'now' as const,
  }
  const started = {
    key: 'started',
    title: t('applications.standing.moved.started'),
    text: <Moved at={createdAt} name="" reason="" />,
    state: 'done' as const,
  }
  return (
    <Card title={t('applications.standing.happened')}>
      <SoundingLine
        doneLabel={t('applications.standing.done')}
        label={t('applications.standing.happened')}
        soundings={[...(isOver ? [] : [now]), ...passed, started]}
      />
      {next && nextStatus && (
        <div className={css.next}>
          <Banner icon={Info}>
            <strong>
              {t('applications.standing.next.title', {
                status: t(`applications.status.${STATUS_WORDS[nextStatus]}`),
              })}
            </strong>{' '}
            {next}
          </Banner>
        </div>
      )}
    </Card>
  )
}
