import type { ApplicationWire } from '@fathom/contract/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Moved } from '../standing/moved.tsx'

/** What happened, the last first, with who and when and why. */
export function Passed({ application }: { application: ApplicationWire }) {
  const { t } = useTranslator('applications')
  const { history, createdAt, applicant } = application
  const passed = history.toReversed().map(({ move, name, at, reason }) => ({
    key: at + move,
    title: t(`applications.review.moved.${move}`, { name }),
    text: <Moved at={at} name={name} reason={reason} />,
    state: 'done' as const,
  }))
  const started = {
    key: 'started',
    title: t('applications.review.moved.start', { name: applicant.name ?? '' }),
    text: <Moved at={createdAt} name="" reason="" />,
    state: 'done' as const,
  }
  return (
    <Card title={t('applications.standing.happened')}>
      <SoundingLine
        doneLabel={t('applications.standing.done')}
        label={t('applications.standing.happened')}
        soundings={[...passed, started]}
      />
    </Card>
  )
}
