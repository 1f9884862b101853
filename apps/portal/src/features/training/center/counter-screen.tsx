import type { CenterStudentWire } from '@fathom/contract/training'
import type { ClassSessionWire, ClassWire } from '@fathom/contract/training/classes'
import { isFound } from '@fathom/domain/training'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import CloudOff from 'lucide-react/icons/cloud-off'
import FileCheck from 'lucide-react/icons/file-check'
import FileWarning from 'lucide-react/icons/file-warning'
import ScanLine from 'lucide-react/icons/scan-line'
import UserCheck from 'lucide-react/icons/user-check'
import { type ReactNode, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useSendPending } from '../../../shared/offline/outbox.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import { Attendance } from '../classes/attendance.tsx'
import { useSessionWords } from '../classes/session-words.ts'
import { StudentSearch } from '../students/find-students.tsx'
import { isRefusal, useFormWords, useStateWords } from '../students/student-row.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import css from './counter.module.css'
import { type Counter, counterQuery, foundQuery } from './counter.queries.ts'

type Slots = {
  /** How a person's forms stand, with what is known online. */
  formsOf: (student: number) => ReactNode
  /** What a person's forms need at the counter: a guardian's signature, a page to check. */
  tasksOf: (student: number, name: string) => ReactNode
  /** The way to write to a student. */
  messageOf: (enrolmentId: string, name: string) => ReactNode
  /** Reads a card with the camera and gives its holder's name. */
  scan: (onHolder: (name: string) => void, onClose: () => void) => ReactNode
  /** The codes that the dive center can still give away. */
  codes: ReactNode
}

/** LE-10: one screen for the tablet at the counter of a dive center. */
export function CounterScreen({ affiliateId, ...slots }: { affiliateId: number } & Slots) {
  const { t, locale } = useTranslator('training-center', 'training-classes')
  const counter = useQuery(counterQuery(useCalls(), { affiliateId, culture: locale }))
  useSendPending()
  if (counter.data) return <AtCounter affiliateId={affiliateId} counter={counter.data} {...slots} />
  return counter.isError ? (
    <Card>
      <ErrorState
        level={1}
        onRetry={() => void counter.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={counter.isFetching}
        title={t('training-classes.failed')}
      />
    </Card>
  ) : (
    <Loading label={t('training-classes.loading')}>
      <Skeleton height="20rem" shape="block" />
    </Loading>
  )
}

type AtProps = { affiliateId: number; counter: Counter } & Slots

function AtCounter({ affiliateId, counter, formsOf, tasksOf, messageOf, scan, codes }: AtProps) {
  const { t } = useTranslator('training-center', 'training-students', 'training-classes')
  const [search, setSearch] = useState('')
  const [isScanning, setIsScanning] = useState(false)
  const [chosenId, setChosenId] = useState<string>()
  const found = useFound(affiliateId, counter, search)
  const chosen = personOf(counter, found, chosenId)
  const take = (name: string) => {
    setIsScanning(false)
    setSearch(name)
  }
  return (
    <>
      <PageHeader lead={codes} title={t('shell.page.counter')} />
      <LoadedAt counter={counter} />
      <div className={css.place}>
        <div className={css.counter} data-open={chosen ? true : undefined}>
          <div className={css.people}>
            <div className={css.find}>
              <StudentSearch onChange={setSearch} value={search} />
              <Button icon={ScanLine} onClick={() => setIsScanning(!isScanning)}>
                {t('training-center.counter.scan')}
              </Button>
            </div>
            {isScanning && scan(take, () => setIsScanning(false))}
            {search.trim() !== '' && <Found found={found} onOpen={setChosenId} />}
            {counter.today.length === 0 && (
              <Card>
                <p>{t('training-center.counter.none')}</p>
              </Card>
            )}
            {counter.today.map(({ record, sessions }) =>
              sessions.map((session) => (
                <SessionCard
                  affiliateId={affiliateId}
                  key={session.sessionId}
                  onOpen={setChosenId}
                  record={record}
                  session={session}
                />
              )),
            )}
          </div>
          {chosen && (
            <Person
              forms={formsOf(chosen.affiliateId)}
              instructors={counter.instructors}
              key={chosen.course.enrolmentId}
              message={messageOf(chosen.course.enrolmentId, chosen.name)}
              onClose={() => setChosenId(undefined)}
              person={chosen}
              tasks={tasksOf(chosen.affiliateId, chosen.name)}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** What was loaded last is shown offline, with its time. */
function LoadedAt({ counter: { loadedAt } }: { counter: Counter }) {
  const { t, formatDate } = useTranslator('training-center')
  if (useOnline()) return null
  const options = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return (
    <Banner icon={CloudOff} live="status" tone="warn">
      {t('training-center.counter.offline', { time: formatDate(new Date(loadedAt), options) })}
    </Banner>
  )
}

const todaysOf = ({ today }: Counter): CenterStudentWire[] => today.flatMap(({ record }) => record.students)

/** From the server, and offline from what is on this device. */
function useFound(affiliateId: number, counter: Counter, search: string): readonly CenterStudentWire[] {
  const { locale } = useTranslator('training-center')
  const answer = useQuery(foundQuery(useCalls(), { affiliateId, culture: locale }, search))
  if (search.trim() === '') return []
  if (answer.data && !answer.isError) return answer.data
  const here = new Map(
    [...todaysOf(counter), ...counter.students].map((one) => [one.course.enrolmentId, one]),
  )
  return [...here.values()].filter(({ name, affiliateId }) => isFound(search, [name, affiliateId]))
}

const personOf = (counter: Counter, found: readonly CenterStudentWire[], id: string | undefined) =>
  [...found, ...todaysOf(counter), ...counter.students].find(({ course }) => course.enrolmentId === id)

function Found({ found, onOpen }: { found: readonly CenterStudentWire[]; onOpen: (id: string) => void }) {
  const { t } = useTranslator('training-students')
  return (
    <Card>
      <p className={found.length > 0 ? 'visually-hidden' : undefined} role="status">
        {found.length > 0
          ? t('training-students.found', { count: found.length })
          : t('training-students.noMatch.title')}
      </p>
      <ul>
        {found.map((person) => (
          <li key={person.course.enrolmentId}>
            <button className={css.person} onClick={() => onOpen(person.course.enrolmentId)} type="button">
              <span>
                <b>
                  <bdi>{person.name}</bdi>
                </b>
                <br />
                <bdi>{person.course.title}</bdi>
              </span>
              <FormsBadge person={person} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What keeps the person out of the water, in the words in which a form stands everywhere. */
function FormsBadge({ person: { course } }: { person: CenterStudentWire }) {
  const { t } = useTranslator('training-center')
  const wordsOf = useFormWords()
  const { formsInTheWay: forms } = course
  if (forms.length === 0)
    return (
      <Badge icon={FileCheck} tone="ok">
        {t('training-center.counter.forms.complete')}
      </Badge>
    )
  if (forms.length === FORMS && forms.every(({ state }) => state === 'missing'))
    return (
      <Badge icon={FileWarning} tone="warn">
        {t('training-center.counter.forms.missing')}
      </Badge>
    )
  return (
    <span className={css.badges}>
      {forms.map((form) => (
        <Badge icon={FileWarning} key={form.form} tone={isRefusal(form) ? 'bad' : 'warn'}>
          {wordsOf(form)}
        </Badge>
      ))}
    </span>
  )
}

/** Questionnaire and release. */
const FORMS = 2

type SessionProps = {
  record: ClassWire
  session: ClassSessionWire
  affiliateId: number
  onOpen: (enrolmentId: string) => void
}

/** A session of today: who comes, how their forms stand, and who is there. */
function SessionCard({ record, session, affiliateId, onOpen }: SessionProps) {
  const { t } = useTranslator('training-center', 'training-classes')
  const { timesOf } = useSessionWords()
  const title = t('training-classes.at', {
    what: t(`training-classes.kind.${session.kind}`),
    time: timesOf(session),
  })
  return (
    <Card title={title}>
      <p className={css.quiet}>
        <Dotted parts={[record.name, record.memberName, session.place]} />
      </p>
      <div className={css.attendance}>
        <Attendance
          affiliateId={affiliateId}
          record={record}
          session={session}
          signedOf={(enrolmentId) => {
            const person = record.students.find(({ course }) => course.enrolmentId === enrolmentId)
            return (
              person && (
                <div className={css.line}>
                  <FormsBadge person={person} />
                  <Button kind="soft" onClick={() => onOpen(enrolmentId)}>
                    {t('training-center.counter.open')}
                    <span className="visually-hidden"> {person.name}</span>
                  </Button>
                </div>
              )
            )
          }}
          signOff={() => null}
        />
      </div>
    </Card>
  )
}

type PersonProps = {
  person: CenterStudentWire
  instructors: Counter['instructors']
  forms: ReactNode
  tasks: ReactNode
  message: ReactNode
  onClose: () => void
}

/** One person: forms, the next step, and who teaches them. */
function Person({ person, instructors, forms, tasks, message, onClose }: PersonProps) {
  const { t } = useTranslator('training-center', 'training-students')
  const [isAssigning, setIsAssigning] = useState(false)
  const wordsOf = useStateWords()
  const isOnline = useOnline()
  const { affiliateId, name, course, memberName } = person
  // Online, each form in the way is below, with how it came about.
  const isSummed = !isOnline || course.formsInTheWay.length === 0
  return (
    <div className={css.panel}>
      <Button flip={true} icon={ArrowLeft} kind="quiet" onClick={onClose} size="lg">
        {t('training-center.counter.back')}
      </Button>
      <Card title={<bdi>{name}</bdi>}>
        <div className={css.facts}>
          <p className={css.quiet}>
            <Dotted parts={[course.title, memberName ?? t('training-center.none')]} />
          </p>
          {isSummed && (
            <div>
              <FormsBadge person={person} />
            </div>
          )}
          {forms}
          <p>{wordsOf(course)}</p>
          <div className={css.actions}>
            <Button
              disabled={course.certifiedAt !== null}
              icon={UserCheck}
              onClick={() => setIsAssigning(true)}
              size="lg"
            >
              {t('training-center.assign')}
            </Button>
            <ButtonLink
              size="lg"
              to={paths.studentERecord({ id: String(affiliateId), affiliateId }, course.packageId)}
            >
              {t('training-center.counter.record')}
            </ButtonLink>
            {message}
          </div>
        </div>
      </Card>
      {tasks}
      {isAssigning && (
        <AssignDialog
          chosen={[person]}
          instructors={instructors}
          onClose={() => setIsAssigning(false)}
          onDone={() => setIsAssigning(false)}
        />
      )}
    </div>
  )
}
