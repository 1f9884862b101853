import { intlTag } from '@fathom/locales'
import { useMemo, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { DateField } from '../../../../shared/ui/aria/date-field.tsx'
import { Dialog } from '../../../../shared/ui/overlay/dialog.tsx'
import { DialogActions } from '../../../../shared/ui/overlay/dialog-actions.tsx'
import type { DeviceDive } from '../../device/pending.ts'
import css from './filters.module.css'

type Props = {
  /** The dives of the list, in its order. */
  dives: readonly DeviceDive[]
  onJump: (date: string) => void
  onClose: () => void
}

/** LO-08: the list at a day that the diver types, or at the first dive of a year in the order of the list. */
export function JumpDialog({ dives, onJump, onClose }: Props) {
  const { t, locale, formatDate } = useTranslator('logbook-list', 'logbook-statistics', 'logbook-filters')
  const [day, setDay] = useState<string>()
  const days = useMemo(() => new Set(dives.flatMap(({ log }) => log.date ?? [])), [dives])
  const years = useMemo(() => firstOfYears(dives), [dives])
  return (
    <Dialog
      actions={
        <DialogActions
          cancelLabel={t('logbook-filters.cancel')}
          confirmLabel={t('logbook-list.jump')}
          disabled={day === undefined}
          onCancel={onClose}
          onConfirm={() => day && onJump(day)}
        />
      }
      onClose={onClose}
      open={true}
      title={t('logbook-list.jump')}
    >
      <form
        noValidate={true}
        // The segments of a date don't pass keys on.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || day === undefined || !isSegment(event.target)) return
          event.preventDefault()
          onJump(day)
        }}
      >
        <DateField
          isMarked={(date) => days.has(date)}
          label={t('logbook-statistics.column.day')}
          locale={intlTag(locale)}
          onChange={setDay}
          value={day}
        />
      </form>
      <div className={css.years}>
        {years.map(([year, date]) => (
          <Button key={year} onClick={() => onJump(date)} size="sm">
            {formatDate(`${year}-06-15`, { year: 'numeric' })}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

const isSegment = (target: EventTarget) =>
  target instanceof HTMLElement && target.getAttribute('role') === 'spinbutton'

/** Each year with the date of its first dive in the list. */
const firstOfYears = (dives: readonly DeviceDive[]): [string, string][] => {
  const years = new Map<string, string>()
  for (const { log } of dives)
    if (log.date && !years.has(log.date.slice(0, 4))) years.set(log.date.slice(0, 4), log.date)
  return [...years]
}
