import type { ImportedDiveWire, ImportWire } from '@fathom/contract/logbook'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../shared/ui/form/number-input.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { useStartWords } from './dive-words.ts'
import css from './import.module.css'
import { useShift } from './import.queries.ts'

type Props = { record: ImportWire; selected: readonly ImportedDiveWire[]; onClose: () => void }

const HOUR = 60
/** As the server allows: ten years, for a computer whose date was off. */
const MOST_MINUTES = 3660 * 24 * HOUR

const isWhole = (value: number | undefined) => value === undefined || (Number.isInteger(value) && value >= 0)

/** Minutes, or undefined if the fields don't say how many. */
function minutesOf(hours: number | undefined, minutes: number | undefined): number | undefined {
  if (!isWhole(hours) || !isWhole(minutes)) return undefined
  const total = (hours ?? 0) * HOUR + (minutes ?? 0)
  return total > 0 && total <= MOST_MINUTES ? total : undefined
}

/** Corrects the clock of a computer that was off, or that showed the time of another zone. */
export function ShiftDialog({ record, selected, onClose }: Props) {
  const { t } = useTranslator('logbook-import')
  const form = useId()
  const shift = useShift(record.id)
  const [scope, setScope] = useState<'selected' | 'all'>(selected.length > 0 ? 'selected' : 'all')
  const [direction, setDirection] = useState<Direction>('later')
  const [hours, setHours] = useState<number>()
  const [minutes, setMinutes] = useState<number>()
  const [isTried, setIsTried] = useState(false)
  const amount = minutesOf(hours, minutes)
  const signed = amount && (direction === 'later' ? amount : -amount)
  const dives = scope === 'all' ? record.dives : selected
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!signed) return
    const body = { minutes: signed, indexes: dives.map(({ index }) => index) }
    shift.mutate(body, {
      onSuccess: () => {
        showToast({ text: t('logbook-import.shift.done') })
        onClose()
      },
    })
  }
  return (
    <Dialog
      actions={
        <>
          <Button busy={shift.isPending} form={form} kind="primary" type="submit">
            {t('logbook-import.shift.open')}
          </Button>
          <Button onClick={onClose}>{t('logbook-import.shift.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('logbook-import.shift.open')}
    >
      <form className={css.shift} id={form} noValidate={true} onSubmit={submit}>
        <p>{t('logbook-import.shift.text')}</p>
        {selected.length > 0 && (
          <RadioRows
            choices={[
              { value: 'selected', label: t('logbook-import.shift.selected', { count: selected.length }) },
              { value: 'all', label: t('logbook-import.shift.all', { count: record.dives.length }) },
            ]}
            legend={t('logbook-import.shift.which')}
            onChange={setScope}
            value={scope}
          />
        )}
        <Amount
          amount={{ direction, hours, minutes }}
          isWrong={isTried && !signed}
          onDirection={setDirection}
          onHours={setHours}
          onMinutes={setMinutes}
        />
        <Example dives={dives} minutes={signed} />
        {shift.isError && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t('logbook-import.shift.failed')}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

type Direction = 'later' | 'earlier'

type AmountProps = {
  amount: { direction: Direction; hours: number | undefined; minutes: number | undefined }
  isWrong: boolean
  onDirection: (direction: Direction) => void
  onHours: (hours: number | undefined) => void
  onMinutes: (minutes: number | undefined) => void
}

function Amount({ amount, isWrong, onDirection, onHours, onMinutes }: AmountProps) {
  const { t, formatNumber, locale } = useTranslator('logbook-import')
  const numbers = { locale, format: (value: number) => formatNumber(value) }
  return (
    <>
      <Segments
        legend={t('logbook-import.shift.direction')}
        onSelect={onDirection}
        segments={[
          { key: 'later' as const, label: t('logbook-import.shift.later') },
          { key: 'earlier' as const, label: t('logbook-import.shift.earlier') },
        ]}
        selected={amount.direction}
      />
      <div className={css.amount}>
        <Field error={isWrong && t('logbook-import.shift.error')} label={t('logbook-import.shift.hours')}>
          <NumberInput {...numbers} onChange={onHours} value={amount.hours} />
        </Field>
        <Field label={t('logbook-import.shift.minutes')}>
          <NumberInput {...numbers} onChange={onMinutes} value={amount.minutes} />
        </Field>
      </div>
    </>
  )
}

const MINUTE_MS = 60_000

/** The first dive, before and after. */
function Example({ dives, minutes }: { dives: readonly ImportedDiveWire[]; minutes: number | undefined }) {
  const { t } = useTranslator('logbook-import')
  const words = useStartWords()
  const start = dives.find((dive) => dive.start !== null)?.start
  if (!start) return null
  const moved = new Date(Date.parse(`${start}Z`) + (minutes ?? 0) * MINUTE_MS)
  return (
    <p className={css.quiet} role="status">
      {minutes !== undefined &&
        t('logbook-import.shift.example', {
          before: words(start),
          after: words(moved.toISOString().slice(0, 19)),
        })}
    </p>
  )
}
