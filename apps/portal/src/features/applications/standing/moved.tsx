import { useTranslator } from '../../../shared/i18n/index.ts'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import css from './standing.module.css'

type Props = { at: string; name: string; reason: string }

/** When something happened, and the reason that was given for it. */
export function Moved({ at, name, reason }: Props) {
  const { t, formatDate, formatTime } = useTranslator('applications')
  return (
    <>
      <time dateTime={at}>
        {t('applications.standing.when', { date: formatDate(at), time: formatTime(at) })}
      </time>
      {reason && (
        <span className={css.said}>
          <Avatar name={name} size="sm" />
          <span className="visually-hidden">{t('applications.standing.said', { name })}</span>
          <span className={css.words} dir="auto">
            {reason}
          </span>
        </span>
      )}
    </>
  )
}
