import type { ClassSessionWire, ClassWire, SessionChangeWire } from '@fathom/contract/training/classes'
import {
  LONGEST_SESSION_HOURS,
  SESSION_KINDS,
  type SessionKind,
  sessionTimesProblem,
} from '@fathom/domain/training/classes'
import { type ReactNode, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { DateField } from '../../../shared/ui/aria/date-field.tsx'
import { TimeField } from '../../../shared/ui/aria/time-field.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { DialogActions } from '../../../shared/ui/overlay/dialog-actions.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import css from './classes.module.css'
import { changeOf, deleteSession, saveSession } from './classes.queries.ts'
import { useClassAction } from './use-class-action.ts'

/** Without a date or a time while one is being typed. */
type Draft = Omit<SessionChangeWire, 'date' | 'startsAt' | 'endsAt'> & {
  date?: string | undefined
  startsAt?: string | undefined
  endsAt?: string | undefined
}

type Props = { record: ClassWire; edited?: ClassSessionWire | undefined; onClose: () => void }

/**
 * LE-09: adds or changes a session. A new one starts from the place and the times of the last, in the time zone of
 * the class: the browser may be in another one.
 */
export function SessionDialog({ record, edited, onClose }: Props) {
  const { t } = useTranslator('training-classes', 'training-center')
  const [draft, setDraft] = useState<Draft>(() => (edited ? changeOf(edited) : newDraft(record)))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const { save, remove } = useSessionActions(record.classId, edited, onClose)
  const whole = wholeOf(draft)
  const [isLongAgoMeant, setIsLongAgoMeant] = useState(false)
  const isLongAgo = draft.date !== edited?.date && wasLongAgo(draft.date)
  return (
    <Dialog
      actions={
        <DialogActions
          busy={save.isPending}
          cancelLabel={t('training-center.cancel')}
          confirmLabel={t('training-classes.saveSession')}
          disabled={!whole || (isLongAgo && !isLongAgoMeant)}
          onCancel={onClose}
          onConfirm={() => whole && save.mutate(whole)}
        >
          {edited && (
            <Button busy={remove.isPending} kind="bad" onClick={() => remove.mutate(edited)}>
              {t('training-classes.deleteSession')}
            </Button>
          )}
        </DialogActions>
      }
      onClose={onClose}
      open={true}
      title={t(edited ? 'training-classes.editSession' : 'training-classes.addSession')}
    >
      <div className={css.form}>
        <KindFields change={change} dives={record.dives} draft={draft} />
        <TimeFields change={change} draft={draft}>
          {isLongAgo && (
            <Checkbox checked={isLongAgoMeant} onChange={({ target }) => setIsLongAgoMeant(target.checked)}>
              {t('training-classes.longAgo')}
            </Checkbox>
          )}
        </TimeFields>
        <Field label={t('training-classes.place')}>
          <TextInput
            maxLength={200}
            onChange={({ target }) => change({ place: target.value })}
            value={draft.place}
          />
        </Field>
        <Field label={t('training-classes.note')}>
          <TextArea
            maxLength={1000}
            onChange={({ target }) => change({ note: target.value })}
            rows={2}
            value={draft.note}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function newDraft({ sessions, dives, timeZone }: ClassWire): Draft {
  const last = sessions.at(-1)
  const kind: SessionKind = dives.length > 0 ? (last?.kind ?? 'theory') : 'theory'
  return {
    ...{ kind, dives: [], note: '', version: 0, place: last?.place ?? '' },
    ...(last && { startsAt: last.startsAt, endsAt: last.endsAt }),
    timeZone: last?.timeZone ?? timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

function wholeOf({ date, startsAt, endsAt, ...rest }: Draft): SessionChangeWire | undefined {
  if (!(date && startsAt && endsAt) || sessionTimesProblem({ startsAt, endsAt })) return undefined
  return { ...rest, date, startsAt, endsAt }
}

const YEAR_MS = 366 * 86_400_000

/** More than a year: mostly a mistyped date. */
const wasLongAgo = (date: string | undefined) => date !== undefined && Date.parse(date) < Date.now() - YEAR_MS

type FieldsProps = { draft: Draft; change: (part: Partial<Draft>) => void }

/** What the session is, and which dives of the course it covers. */
function KindFields({ draft, change, dives }: FieldsProps & Pick<ClassWire, 'dives'>) {
  const { t, formatNumber } = useTranslator('training-classes')
  const count = dives.find(({ kind }) => kind === draft.kind)?.count ?? 0
  const toggle = (number: number, isOn: boolean) =>
    change({ dives: isOn ? [...draft.dives, number] : draft.dives.filter((one) => one !== number) })
  return (
    <>
      <Field label={t('training-classes.type')}>
        <Select
          onChange={({ target }) => change({ kind: target.value as SessionKind, dives: [] })}
          value={draft.kind}
        >
          {SESSION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`training-classes.kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {count > 0 && (
        <fieldset className={css.choices}>
          <legend>{t('training-classes.covers')}</legend>
          {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
            <Checkbox
              checked={draft.dives.includes(number)}
              key={number}
              onChange={({ target }) => toggle(number, target.checked)}
            >
              {t('training-classes.dive', { number: formatNumber(number) })}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  )
}

const TIMES_TEXTS = {
  'ends-before-start': 'training-classes.endsFirst',
  'session-too-long': 'training-classes.tooLong',
} as const

function TimeFields({ draft, change, children }: FieldsProps & { children: ReactNode }) {
  const { t, locale, formatNumber } = useTranslator('training-classes')
  const { startsAt, endsAt } = draft
  const problem = startsAt && endsAt && sessionTimesProblem({ startsAt, endsAt })
  return (
    <>
      <DateField
        label={t('training-classes.date')}
        locale={locale}
        onChange={(date) => change({ date })}
        value={draft.date}
      />
      {children}
      <div className={css.times}>
        <TimeField
          label={t('training-classes.starts')}
          locale={locale}
          onChange={(startsAt) => change({ startsAt })}
          value={draft.startsAt}
        />
        <TimeField
          error={problem && t(TIMES_TEXTS[problem], { hours: formatNumber(LONGEST_SESSION_HOURS) })}
          help={!problem && startsAt && endsAt && endsAt < startsAt && t('training-classes.nextDay')}
          label={t('training-classes.ends')}
          locale={locale}
          onChange={(endsAt) => change({ endsAt })}
          value={draft.endsAt}
        />
      </div>
      <Field label={t('training-classes.zone')}>
        <Select onChange={({ target }) => change({ timeZone: target.value })} value={draft.timeZone}>
          {[...new Set([draft.timeZone, ...Intl.supportedValuesOf('timeZone')])].map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}

/** Undo saves the deleted session again, which brings it back with its attendance. */
function useSessionActions(classId: string, edited: ClassSessionWire | undefined, onClose: () => void) {
  const { t } = useTranslator('training-classes', 'training-center')
  const calls = useCalls()
  const [sessionId] = useState(() => edited?.sessionId ?? newId())
  const save = useClassAction((body: SessionChangeWire) => saveSession(calls, { classId, sessionId }, body))
  const remove = useClassAction((session: ClassSessionWire) =>
    deleteSession(calls, { classId, sessionId: session.sessionId }),
  )
  return {
    save: {
      isPending: save.isPending,
      mutate: (body: SessionChangeWire) => save.mutate(body, { onSuccess: onClose }),
    },
    remove: {
      isPending: remove.isPending,
      mutate: (session: ClassSessionWire) =>
        remove.mutate(session, {
          onSuccess: () => {
            onClose()
            const onPress = () => save.mutate(changeOf(session))
            showToast({
              text: t('training-classes.sessionDeleted'),
              action: { label: t('training-center.undo'), onPress },
            })
          },
        }),
    },
  }
}
