import type { ClassSessionWire } from '@fathom/contract/training/classes'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import css from './classes.module.css'
import { useSessionWords } from './session-words.ts'

export type Listed = ClassSessionWire & {
  classId?: string
  className?: string
  /** Where several instructors teach. */
  memberName?: string | null
}

type Props<S extends Listed> = {
  sessions: readonly S[]
  /** More about a session, below it. */
  more?: (session: S) => ReactNode
}

/** LE-09: sessions by day, in the order of time. */
export function SessionCalendar<S extends Listed>({ sessions, more }: Props<S>) {
  const { t } = useTranslator('training-classes')
  const { dayOf } = useSessionWords()
  if (sessions.length === 0) return <p className={css.quiet}>{t('training-classes.noSessions')}</p>
  const sorted = [...sessions].sort((one, other) => (one.begins < other.begins ? -1 : 1))
  const days = Map.groupBy(sorted, ({ date }) => date)
  return (
    <ol className={css.days}>
      {[...days].map(([date, own]) => (
        <li className={css.day} key={date}>
          <h3 className={css.date}>{own[0] && dayOf(own[0])}</h3>
          <ul className={css.sessions}>
            {own.map((session) => (
              <li className={css.session} key={session.sessionId}>
                <SessionLine session={session} />
                {more?.(session)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function SessionLine({ session }: { session: Listed }) {
  const { t } = useTranslator('training-classes')
  const { timesOf, divesOf } = useSessionWords()
  const { kind, place, note, dives, classId, className, memberName } = session
  return (
    <div>
      <p className={css.line}>
        <b>{t(`training-classes.kind.${kind}`)}</b> <span className={css.time}>{timesOf(session)}</span>
      </p>
      {classId && className && (
        <p>
          <Link to={paths.class(classId)}>
            <bdi>{className}</bdi>
          </Link>
          {memberName && (
            <>
              {' · '}
              <bdi>{memberName}</bdi>
            </>
          )}
        </p>
      )}
      <p className={css.quiet}>
        <bdi>{place}</bdi>
        {place && dives.length > 0 && ' · '}
        {dives.length > 0 && divesOf(dives)}
      </p>
      {note && (
        <p className={css.note} dir="auto">
          {note}
        </p>
      )}
    </div>
  )
}
