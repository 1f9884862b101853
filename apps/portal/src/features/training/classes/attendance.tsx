import type { ClassSessionWire, ClassWire } from '@fathom/contract/training/classes'
import { hasDayBegun, MARKS, type Mark } from '@fathom/domain/training/classes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type ReactNode, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Chip } from '../../../shared/ui/choice/chip.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import rows from '../../../shared/ui/surface/person-rows.module.css'
import { CLASSES_KEY } from '../classes-key.ts'
import { type Marks, storeMarks, type UnsentAttendance } from './attendance-outbox.ts'
import css from './classes.module.css'
import { unsentQuery } from './classes.queries.ts'

type Props = {
  record: ClassWire
  session: ClassSessionWire
  affiliateId: number
  /** What was signed for a student of this session. */
  signedOf: (enrolmentId: string) => ReactNode
  /** The way to sign off, for those who are present. */
  signOff: (present: readonly string[], isSaved: boolean) => ReactNode
}

/** LE-09: who was there, one tap for each. Marks are stored on the device first, so they survive a lost connection. */
export function Attendance({ record, session, affiliateId, signedOf, signOff }: Props) {
  const { t, formatDay, formatNumber } = useTranslator('training-classes', 'training-center')
  const { markOf, mark, unsent } = useAttendance(record, session, affiliateId)
  const ids = record.students.map(({ course }) => course.enrolmentId)
  const present = ids.filter((id) => markOf(id) === 'present')
  /** Taken out of the class since; what they did here can still be signed off. */
  const former = (record.former ?? []).filter(({ course }) => markOf(course.enrolmentId) === 'present')
  /** Who is signed off was present, until that is withdrawn. */
  const isSigned = (enrolmentId: string) =>
    record.signOffs.some((one) => one.sessionId === session.sessionId && one.enrolmentId === enrolmentId)
  const isOpen = hasDayBegun(session, new Date())
  const counted = { present: formatNumber(present.length), count: formatNumber(ids.length) }
  return (
    <div className={css.attendance}>
      <div className={css.bar}>
        <p role="status">{t('training-classes.present', counted)}</p>
        <Button
          disabled={!isOpen || present.length === ids.length}
          icon={Check}
          kind="soft"
          onClick={() => mark(Object.fromEntries(ids.map((id) => [id, 'present'])))}
          size="sm"
        >
          {t('training-classes.allPresent')}
        </Button>
      </div>
      {!isOpen && (
        <p className={css.quiet}>{t('training-classes.notYet', { date: formatDay(session.date) })}</p>
      )}
      {unsent && <Waiting unsent={unsent} />}
      <ul>
        {record.students.map(({ name, course }) => (
          <li className={css.student} key={course.enrolmentId}>
            <fieldset className={css.marks}>
              <legend className={rows.name}>
                <bdi>{name}</bdi>
              </legend>
              {MARKS.map((one) => (
                <Chip
                  // A mark from before the session was moved can be taken away.
                  disabled={isSigned(course.enrolmentId) || !(isOpen || markOf(course.enrolmentId) === one)}
                  key={one}
                  onToggle={(isOn) => mark({ [course.enrolmentId]: isOn ? one : null })}
                  pressed={markOf(course.enrolmentId) === one}
                >
                  {t(`training-classes.mark.${one}`)}
                </Chip>
              ))}
            </fieldset>
            {signedOf(course.enrolmentId)}
          </li>
        ))}
        {former.map(({ name, course }) => (
          <li className={css.student} key={course.enrolmentId}>
            <p className={rows.name}>
              <bdi>{name}</bdi>
            </p>
            <p className={css.quiet}>{t('training-classes.former')}</p>
            {signedOf(course.enrolmentId)}
          </li>
        ))}
      </ul>
      {signOff([...present, ...former.map(({ course }) => course.enrolmentId)], unsent === undefined)}
    </div>
  )
}

function Waiting({ unsent }: { unsent: UnsentAttendance }) {
  const { t } = useTranslator('training-classes', 'training-center')
  return (
    <Banner icon={CloudOff} live="status" tone="warn">
      {t(unsent.isRefused ? 'training-center.failed' : 'training-classes.stored')}
    </Banner>
  )
}

/** The marks of the server, and over them those that wait on this device. */
function useAttendance(record: ClassWire, session: ClassSessionWire, affiliateId: number) {
  const { classId } = record
  const { sessionId } = session
  const client = useQueryClient()
  const unsent = useQuery(unsentQuery(affiliateId, classId)).data?.find((one) => one.sessionId === sessionId)
  const [tapped, setTapped] = useState<Marks>({})
  const stored = new Map(
    record.attendance.flatMap((one) => (one.sessionId === sessionId ? [[one.enrolmentId, one.mark]] : [])),
  )
  // What was tapped here counts until it's refused: the answer with it comes a moment after it was sent.
  const own = unsent?.isRefused ? {} : { ...unsent?.marks, ...tapped }
  const markOf = (enrolmentId: string): Mark | null =>
    enrolmentId in own ? (own[enrolmentId] ?? null) : (stored.get(enrolmentId) ?? null)
  const mark = async (marks: Marks) => {
    setTapped((earlier) => ({ ...(unsent?.isRefused ? {} : earlier), ...marks }))
    await storeMarks({ affiliateId, classId, sessionId }, marks)
    await client.invalidateQueries({ queryKey: [...CLASSES_KEY, 'unsent'] })
    sendPending()
  }
  return { markOf, mark: (marks: Marks) => void mark(marks), unsent }
}
