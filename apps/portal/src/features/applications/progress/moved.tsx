import type { ApplicationRole } from '@fathom/domain/applications'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Face } from '../faces/face.tsx'
import css from './progress.module.css'

type Props = {
  at: string
  name: string
  reason: string
  /** The role in which they acted; people without one have no photo here. */
  role?: ApplicationRole
}

/** When something happened, and the reason given for it. */
export function Moved({ at, name, reason, role }: Props) {
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
