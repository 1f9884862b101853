import { FARTHEST_PLAN_YEARS, isTooFar, LONGEST_CONTENT_NOTE } from '@fathom/domain/office'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { DateField } from '../../../shared/ui/aria/date-field.tsx'
import { TimeField } from '../../../shared/ui/aria/time-field.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import css from './content.module.css'
import { isInOrder, isPast, type Moment, momentOf } from './moment.ts'

/** The same id twice publishes once; another plan has another one. */
export type Plan = { id: string; from: string | null; until: string | null; note: string }

type Props = {
  busy: boolean
  /** Why the server refused: the period, or something else in words. */
  refusal: { at: PeriodProblem | undefined; words: string } | undefined
  onPublish: (plan: Plan) => void
  onClose: () => void
}

type PeriodProblem = 'order' | 'past' | 'far'

type Times = { from: Moment | undefined; until: Moment | undefined }

/** Undefined is "now", and "no end". Times are those of the reader's device, and its zone is named. */
export function PublishDialog({ busy, refusal, onPublish, onClose }: Props) {
  const { t, formatNumber } = useTranslator('office-content', 'profile')
  const form = useId()
  const [times, setTimes] = useState<Times>({ from: undefined, until: undefined })
  const [note, setNote] = useState('')
  const [id, setId] = useState(() => newId())
  const [found, setFound] = useState<PeriodProblem | 'missing'>()
  const limit = useTextLimit()(note, LONGEST_CONTENT_NOTE)
  const change = (part: Partial<Times>) => {
    setTimes({ ...times, ...part })
    setId(newId())
    setFound(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = problemOf(times)
    setFound(problem)
    if (problem || busy || limit.isTooLong) return
    onPublish({ id, from: isoOf(times.from), until: isoOf(times.until), note: note.trim() })
  }
  const error = found ?? refusal?.at
  const errorIf = (isHere: boolean) =>
    error && isHere
      ? t(`office-content.period.${error}`, { years: formatNumber(FARTHEST_PLAN_YEARS) })
      : undefined
  const isIncomplete = (moment: Moment | undefined) => moment !== undefined && !momentOf(moment)
  const isBad = (moment: Moment | undefined) =>
    (error === 'missing' && isIncomplete(moment)) ||
    // The server's clock may differ from the device's.
    (error === 'far' && moment !== undefined && (!found || isFar(momentOf(moment))))
  return (
    <Dialog
      actions={
        <>
          <Button busy={busy} form={form} kind="primary" type="submit">
            {t(times.from ? 'office-content.plan' : 'office-content.publish')}
          </Button>
          <Button onClick={onClose}>{t('office-content.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('office-content.publishTitle')}
    >
      <form className={css.form} id={form} noValidate={true} onSubmit={submit}>
        <MomentFields
          error={errorIf(error === 'past' || isBad(times.from))}
          label={t('office-content.later')}
          names={{ date: t('office-content.fromDate'), time: t('office-content.fromTime') }}
          onChange={(from) => change({ from })}
          value={times.from}
        />
        <MomentFields
          error={errorIf(error === 'order' || isBad(times.until))}
          label={t('office-content.ends')}
          names={{ date: t('office-content.untilDate'), time: t('office-content.untilTime') }}
          onChange={(until) => change({ until })}
          value={times.until}
        />
        <p className={css.quiet}>{t('office-content.zone', { zone: zoneOf() })}</p>
        <Field error={limit.error} help={limit.help} label={t('office-content.note')}>
          <TextInput
            onChange={({ target }) => {
              setNote(target.value)
              setId(newId())
            }}
            value={note}
          />
        </Field>
        {refusal && !refusal.at && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {refusal.words}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

function problemOf(times: Times): PeriodProblem | 'missing' | undefined {
  const [from, until] = [times.from, times.until].map((each) => each && momentOf(each))
  if ((times.from && !from) || (times.until && !until)) return 'missing'
  if ([from, until].some(isFar)) return 'far'
  if (isPast(from, new Date())) return 'past'
  return isInOrder({ from, until }, new Date()) ? undefined : 'order'
}

const isoOf = (moment: Moment | undefined): string | null =>
  (moment && momentOf(moment))?.toISOString() ?? null

const isFar = (moment: Date | undefined) => moment !== undefined && isTooFar(moment, new Date())

const zoneOf = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

type MomentProps = {
  label: string
  names: { date: string; time: string }
  value: Moment | undefined
  error: string | undefined
  onChange: (value: Moment | undefined) => void
}

function MomentFields({ label, names, value, error, onChange }: MomentProps) {
  const { locale } = useTranslator()
  return (
    <>
      <Checkbox
        checked={value !== undefined}
        onChange={({ target }) => onChange(target.checked ? {} : undefined)}
      >
        {label}
      </Checkbox>
      {value && (
        <div className={css.times}>
          <DateField
            error={error}
            label={names.date}
            locale={locale}
            onChange={(date) => onChange({ ...value, date })}
            value={value.date}
          />
          <TimeField
            label={names.time}
            locale={locale}
            onChange={(time) => onChange({ ...value, time })}
            value={value.time}
          />
        </div>
      )}
    </>
  )
}
