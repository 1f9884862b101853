import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { MonthView, todayHere } from '../../../shared/ui/aria/month-view.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './classes.module.css'
import { type Listed, SessionCalendar } from './session-calendar.tsx'
import { useSessionWords } from './session-words.ts'

const MOST_IN_DAY = 3

/** LE-09: sessions on the days of a month, and those of the chosen day below. A narrow month has dots. */
export function SessionMonth({ sessions }: { sessions: readonly Listed[] }) {
  const { t, locale, formatDay, formatList } = useTranslator('training-classes')
  const { timesOf } = useSessionWords()
  const [day, setDay] = useState(todayHere)
  const sorted = [...sessions].sort((one, other) => (one.begins < other.begins ? -1 : 1))
  const days = Map.groupBy(sorted, ({ date }) => date)
  const chosen = days.get(day) ?? []
  const words = chosen.map((one) => `${t(`training-classes.kind.${one.kind}`)} ${timesOf(one)}`)
  return (
    <Card>
      <MonthView
        contentOf={(date) => <Day sessions={days.get(date) ?? []} />}
        day={day}
        label={t('training-classes.sessions')}
        locale={locale}
        onDay={setDay}
        todayLabel={t('training-classes.today')}
      />
      <p className="visually-hidden" role="status">
        {`${formatDay(day)}: ${words.length > 0 ? formatList(words) : t('training-classes.noSessions')}`}
      </p>
      <div className={css.chosen}>
        {chosen.length === 0 && <h3 className={css.date}>{formatDay(day)}</h3>}
        <SessionCalendar sessions={chosen} />
      </div>
    </Card>
  )
}

function Day({ sessions }: { sessions: readonly Listed[] }) {
  const { t, formatNumber } = useTranslator('training-classes')
  const { startOf } = useSessionWords()
  const shown = sessions.slice(0, MOST_IN_DAY)
  return (
    <span className={css.inDay}>
      {shown.map((session) => (
        <span className={css.dot} data-kind={session.kind} key={session.sessionId}>
          <b>{t(`training-classes.kind.${session.kind}`)}</b> {startOf(session)}
          <br />
          <bdi>{session.memberName ?? session.className}</bdi>
        </span>
      ))}
      {sessions.length > MOST_IN_DAY && (
        <span className={css.rest}>{`+${formatNumber(sessions.length - MOST_IN_DAY)}`}</span>
      )}
    </span>
  )
}
