import type { SessionKind } from '@fathom/domain/training/classes'
import BookOpen from 'lucide-react/icons/book-open'
import FileWarning from 'lucide-react/icons/file-warning'
import Waves from 'lucide-react/icons/waves'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { useSessionWords } from '../classes/session-words.ts'
import css from './students.module.css'
import { keptOut, type nextSession, type TodaysSession } from './today.ts'

const ICONS = { theory: BookOpen, pool: Waves, 'open-water': Waves } as const satisfies Record<
  SessionKind,
  unknown
>

type Props = {
  sessions: readonly TodaysSession[]
  /** For a day without sessions: the one that comes next. */
  next?: ReturnType<typeof nextSession>
}

/** SN-01: who comes today, when and where. */
export function TodayCard({ sessions, next }: Props) {
  const { t } = useTranslator('training-students')
  return (
    <Card
      aside={<Link to={paths.classes()}>{t('shell.page.classes')}</Link>}
      title={t('training-students.today.title')}
    >
      {sessions.length === 0 ? (
        <>
          <p>{t('training-students.today.none')}</p>
          {next && <Next next={next} />}
        </>
      ) : (
        <List>
          {sessions.map((one) => (
            <Session key={one.session.sessionId} one={one} />
          ))}
        </List>
      )}
    </Card>
  )
}

function Next({ next: { classId, session } }: { next: NonNullable<Props['next']> }) {
  const { t } = useTranslator('training-classes')
  const { whenOf } = useSessionWords()
  return (
    <p>
      <TextLink to={paths.class(classId)}>{t('training-classes.next', { when: whenOf(session) })}</TextLink>
    </p>
  )
}

function Session({ one }: { one: TodaysSession }) {
  const { t, formatList } = useTranslator('training-classes', 'training-students')
  const { timesOf } = useSessionWords()
  const { session, classId, name, students, places } = one
  const names = places.map(({ student }) => student.name)
  const out = keptOut(one).map(({ student }) => student.name)
  return (
    <ListRow
      lead={<Tile icon={ICONS[session.kind]} />}
      text={
        <>
          {t('training-classes.at', {
            what: t(`training-classes.kind.${session.kind}`),
            time: timesOf(session),
          })}
          {session.place && (
            <>
              {' · '}
              <bdi>{session.place}</bdi>
            </>
          )}
          <span className={css.people}>
            {names.length === students
              ? formatList(names)
              : t('training-classes.students', { count: students })}
          </span>
          {out.length > 0 && (
            <Badge icon={FileWarning} tone="bad">
              {t('training-students.today.notCleared', { names: formatList(out) })}
            </Badge>
          )}
        </>
      }
      title={<bdi>{name}</bdi>}
      to={paths.class(classId)}
    />
  )
}
