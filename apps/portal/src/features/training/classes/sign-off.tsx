import type { ClassSessionWire, ClassWire } from '@fathom/contract/training/classes'
import { formsInTheWayAt } from '@fathom/domain/training'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import FileWarning from 'lucide-react/icons/file-warning'
import { useId, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { DialogActions } from '../../../shared/ui/overlay/dialog-actions.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { useFormsWords } from '../students/student-row.tsx'
import css from './classes.module.css'
import { signOff, withdrawSignOff } from './classes.queries.ts'
import { useSessionWords } from './session-words.ts'
import { useClassAction } from './use-class-action.ts'

/** A signature is asked for with a fresh authentication (TS-17). */
export type Signing = {
  freshly: <T>(action: () => Promise<T>) => Promise<T>
  isCanceled: (error: unknown) => boolean
}

type Of = { record: ClassWire; session: ClassSessionWire; signing: Signing }

/** Whether a session can be signed off by now: it trained dives, and it has begun. */
const canBeSigned = ({ dives, begins }: ClassSessionWire) =>
  dives.length > 0 && begins <= new Date().toISOString()

const maySign = (record: ClassWire, session: ClassSessionWire) => session.maySign ?? record.maySign

type SignOffProps = Of & { present: readonly string[]; isSaved: boolean }

/** LE-09: signs a session off for all who are present. Pressed again, it verifies logs that came since. */
export function SignOff({ record, session, signing, present, isSaved }: SignOffProps) {
  const { t } = useTranslator('training-classes')
  const [isAsking, setIsAsking] = useState(false)
  const reason = useId()
  const isSigned = (enrolmentId: string) =>
    record.signOffs.some((one) => one.sessionId === session.sessionId && one.enrolmentId === enrolmentId)
  const isAllSigned = present.length > 0 && present.every(isSigned)
  const waiting = present.filter((id) => !isSigned(id) || hasSignableLog(record, session, id))
  if (!canBeSigned(session)) return null
  if (!maySign(record, session))
    return session.taughtBy ? (
      <p className={css.quiet}>{t('training-classes.taughtBy', { name: session.taughtBy })}</p>
    ) : null
  const isDone = isAllSigned && waiting.length === 0
  return (
    <div className={css.signOff}>
      {isAllSigned && (
        <p className={css.allSigned} role="status">
          <Icon of={BadgeCheck} size="sm" /> {t('training-classes.signOff.done')}
        </p>
      )}
      {isDone && present.some((id) => statesOf(record, session, id).includes('waiting')) && (
        <p>
          <TextLink to={paths.review()}>{t('training-classes.signOff.review')}</TextLink>
        </p>
      )}
      {!isDone && (
        <>
          <Button
            aria-describedby={reason}
            disabled={waiting.length === 0 || !isSaved}
            icon={BadgeCheck}
            kind="primary"
            onClick={() => setIsAsking(true)}
          >
            {t(isAllSigned ? 'training-classes.verifyLogs' : 'training-classes.signOff')}
          </Button>
          <p className={css.quiet} id={reason}>
            {present.length === 0 && t('training-classes.signOff.nobody')}
            {present.length > 0 && !isSaved && t('training-classes.signOff.unsaved')}
          </p>
        </>
      )}
      {isAsking && (
        <SignOffDialog
          enrolmentIds={waiting}
          onClose={() => setIsAsking(false)}
          record={record}
          session={session}
          signing={signing}
        />
      )}
    </div>
  )
}

type DialogProps = Of & { enrolmentIds: readonly string[]; onClose: () => void }

function SignOffDialog({ record, session, signing, enrolmentIds, onClose }: DialogProps) {
  const { t, formatList, formatDate } = useTranslator(
    'training-classes',
    'training-center',
    'training-students',
    'forms-standing',
  )
  const formsWords = useFormsWords()
  const { divesOf } = useSessionWords()
  const calls = useCalls()
  const of = { classId: record.classId, sessionId: session.sessionId }
  // The dialog shows these names and the call sends them, so a name that changes meanwhile is never signed.
  const [students] = useState(() =>
    [...record.students, ...(record.former ?? [])]
      .map(({ name, course: { enrolmentId, formsInTheWay, formsSigned = [] } }) => ({
        ...{ name, enrolmentId },
        formsInTheWay: formsInTheWayAt(formsInTheWay, session.begins),
        signedSince: formsSigned.filter(({ at }) => at > session.begins),
      }))
      .filter(({ enrolmentId }) => enrolmentIds.includes(enrolmentId)),
  )
  const shown = students.map(({ name, enrolmentId }) => ({ name, enrolmentId }))
  const signedOn = ({ form, at }: (typeof students)[number]['signedSince'][number]) =>
    `${t(`forms-standing.${form}`)}: ${formatDate(new Date(at))}`
  const sign = useClassAction(() => signing.freshly(() => signOff(calls, of, shown)), signing.isCanceled)
  const press = () =>
    sign.mutate(undefined, {
      onSuccess: ({ signed, verified, renamed }) =>
        void showToast({
          text:
            [
              signed > 0 && t('training-classes.signedOff', { count: signed }),
              verified > 0 && t('training-classes.logsVerified', { count: verified }),
              renamed.length > 0 && t('training-classes.renamed', { names: formatList(renamed) }),
            ]
              .filter(Boolean)
              .join(' ') || t('training-classes.log.waiting'),
        }),
      onSettled: onClose,
    })
  return (
    <Dialog
      actions={
        <DialogActions
          busy={sign.isPending}
          cancelLabel={t('training-center.cancel')}
          confirmLabel={t('training-classes.signOff')}
          onCancel={onClose}
          onConfirm={press}
        />
      }
      onClose={onClose}
      open={true}
      title={t('training-classes.signOff')}
    >
      <div className={css.form}>
        <p>{t('training-classes.signOff.text', { dives: divesOf(session.dives) })}</p>
        <ul className={css.names}>
          {students.map(({ name, enrolmentId }) => (
            <li key={enrolmentId}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <FormsNotice
          title={t('training-students.group.uncleared')}
          students={students.map((one) => ({ ...one, text: formsWords(one.formsInTheWay) }))}
        />
        <FormsNotice
          title={t('training-classes.signOff.signedSince')}
          students={students.map((one) => ({ ...one, text: one.signedSince.map(signedOn).join(' · ') }))}
        />
        <p>{t('training-classes.signOff.card')}</p>
      </div>
    </Dialog>
  )
}

type NoticeProps = { title: string; students: readonly { name: string; enrolmentId: string; text: string }[] }

/** What stands in the forms of those for whom there is something to say. */
function FormsNotice({ title, students }: NoticeProps) {
  const shown = students.filter(({ text }) => text !== '')
  if (shown.length === 0) return null
  return (
    <Banner icon={FileWarning} tone="warn">
      <b>{title}</b>
      <ul>
        {shown.map(({ name, enrolmentId, text }) => (
          <li key={enrolmentId}>
            <bdi>{name}</bdi> · {text}
          </li>
        ))}
      </ul>
    </Banner>
  )
}

const logOf = ({ logs, dives }: ClassWire, { kind }: ClassSessionWire, enrolmentId: string, dive: number) => {
  const course = dives.find((one) => one.kind === kind)?.course
  return logs.find((one) => one.enrolmentId === enrolmentId && one.course === course && one.dive === dive)
}

/** Whether a sign-off verifies a log: one of another day or name waits for the review page. */
const hasSignableLog = (record: ClassWire, session: ClassSessionWire, enrolmentId: string): boolean =>
  session.dives.some((dive) => {
    const log = logOf(record, session, enrolmentId, dive)
    return log !== undefined && !log.isVerified && log.signableOn?.includes(session.date) === true
  })

type LogState = 'verified' | 'waiting' | 'none'

/** How the student's logs of the session's dives stand, each state once. */
function statesOf(record: ClassWire, session: ClassSessionWire, enrolmentId: string): LogState[] {
  const states = session.dives.map((dive): LogState => {
    const log = logOf(record, session, enrolmentId, dive)
    if (!log) return 'none'
    return log.isVerified ? 'verified' : 'waiting'
  })
  return [...new Set(states)]
}

const LOOKS = {
  verified: { tone: 'ok', icon: BadgeCheck },
  waiting: { tone: 'buoy', icon: Clock },
  none: { tone: 'neutral', icon: FileQuestionMark },
} as const

type SignedProps = Of & { enrolmentId: string }

/** Who signed for this student, and how the logs stand. */
export function Signed({ record, session, signing, enrolmentId }: SignedProps) {
  const { t, formatDate } = useTranslator('training-classes')
  const [isCorrecting, setIsCorrecting] = useState(false)
  const signed = record.signOffs.find(
    (one) => one.sessionId === session.sessionId && one.enrolmentId === enrolmentId,
  )
  if (session.dives.length === 0) return null
  return (
    <div className={css.signed}>
      {signed && (
        <p>
          {t('training-classes.signedBy', {
            name: signed.signedBy,
            date: formatDate(new Date(signed.signedAt)),
          })}
        </p>
      )}
      {canBeSigned(session) &&
        statesOf(record, session, enrolmentId).map((state) => (
          <Badge key={state} {...LOOKS[state]}>
            {t(`training-classes.log.${state}`)}
          </Badge>
        ))}
      {signed && maySign(record, session) && (
        <Button kind="quiet" onClick={() => setIsCorrecting(true)} size="sm">
          {t('training-classes.withdraw')}
        </Button>
      )}
      {signed && isCorrecting && (
        <WithdrawDialog
          classId={record.classId}
          onClose={() => setIsCorrecting(false)}
          signing={signing}
          signOffId={signed.signOffId}
        />
      )}
    </div>
  )
}

type WithdrawProps = { classId: string; signOffId: string; signing: Signing; onClose: () => void }

function WithdrawDialog({ classId, signOffId, signing, onClose }: WithdrawProps) {
  const { t } = useTranslator('training-classes', 'training-center')
  const calls = useCalls()
  const [reason, setReason] = useState('')
  const withdraw = useClassAction(
    () => signing.freshly(() => withdrawSignOff(calls, { classId, signOffId }, reason.trim())),
    signing.isCanceled,
  )
  const press = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => void showToast({ text: t('training-classes.withdrawn') }),
      onSettled: onClose,
    })
  return (
    <Dialog
      actions={
        <DialogActions
          busy={withdraw.isPending}
          cancelLabel={t('training-center.cancel')}
          confirmLabel={t('training-classes.withdraw')}
          disabled={reason.trim() === ''}
          kind="bad"
          onCancel={onClose}
          onConfirm={press}
        />
      }
      onClose={onClose}
      open={true}
      title={t('training-classes.withdraw')}
    >
      <div className={css.form}>
        <p>{t('training-classes.withdraw.text')}</p>
        <Field label={t('training-classes.reason')}>
          <TextInput maxLength={300} onChange={({ target }) => setReason(target.value)} value={reason} />
        </Field>
      </div>
    </Dialog>
  )
}
