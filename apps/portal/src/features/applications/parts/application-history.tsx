import type { ApplicationWire } from '@fathom/contract/applications'
import type { ApplicationRole } from '@fathom/domain/applications'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { SoundingLine } from '../../../shared/ui/feedback/sounding-line.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from '../progress/progress.module.css'
import { Face } from './face.tsx'

type Props = {
  application: Pick<ApplicationWire, 'history' | 'createdAt'>
  /** Words who did what for this reader. */
  wordsOf: (moved: ApplicationWire['history'][number]) => string
  started: string
  /** Shown on top while the application is still open. */
  now?: { title: string; text: ReactNode } | false
  children?: ReactNode
}

/** The history, newest first, with who, when and why. */
export function ApplicationHistory({ application, wordsOf, started, now, children }: Props) {
  const { t } = useTranslator('applications')
  const { history, createdAt } = application
  const passed = history.toReversed().map((moved) => ({
    key: moved.at + moved.move,
    title: wordsOf(moved),
    text: <Moved at={moved.at} name={moved.name} reason={moved.reason} role={moved.role} />,
    state: 'done' as const,
  }))
  const begun = { at: createdAt, name: '', reason: '' }
  return (
    <Card title={t('applications.standing.happened')}>
      <SoundingLine
        doneLabel={t('applications.standing.done')}
        label={t('applications.standing.happened')}
        soundings={[
          ...(now ? [{ key: 'now', state: 'now' as const, ...now }] : []),
          ...passed,
          { key: 'started', state: 'done', title: started, text: <Moved {...begun} /> },
        ]}
      />
      {children}
    </Card>
  )
}

type MovedProps = {
  at: string
  name: string
  reason: string
  /** The role in which they acted; people without one have no photo here. */
  role?: ApplicationRole
}

/** When something happened, and the reason given for it. */
function Moved({ at, name, reason, role }: MovedProps) {
  const { t, formatDate, formatTime } = useTranslator('applications')
  return (
    <>
      <time dateTime={at}>
        {t('applications.standing.when', { date: formatDate(at), time: formatTime(at) })}
      </time>
      {reason && (
        <span className={css.said}>
          <Face name={name} of={role === 'applicant' || role === 'instructor' ? role : undefined} size="sm" />
          <span className="visually-hidden">{t('applications.standing.said', { name })}</span>
          <span className={css.words} dir="auto">
            {reason}
          </span>
        </span>
      )}
    </>
  )
}
