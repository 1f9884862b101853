import { DIVE_FIELDS, foldedText } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Chip } from '../../../../shared/ui/choice/chip.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { Dialog } from '../../../../shared/ui/overlay/dialog.tsx'
import { DialogActions } from '../../../../shared/ui/overlay/dialog-actions.tsx'
import type { AddedField } from '../../device/add-names.ts'
import type { Logbook } from '../../device/logbook.queries.ts'
import { withNames } from '../../form/fields/names-field.tsx'
import { labelOf } from '../../form/fields/text-keys.ts'
import { namesUsed } from '../../form/state/suggestions.ts'
import { gearQuery } from '../../gear/gear.queries.ts'
import css from './selection.module.css'

const MOST_OFFERED = 12

type Props = {
  affiliateId: number
  field: AddedField
  logbook: Logbook
  count: number
  busy: boolean
  onAdd: (names: readonly string[]) => void
  onClose: () => void
}

/** Asks for the tags or the gear that the selected dives get; those of earlier dives are offered. */
export function NamesDialog({ affiliateId, field, logbook, count, busy, onAdd, onClose }: Props) {
  const { t } = useTranslator('logbook-list', 'logbook-form', 'logbook-filters', 'logbook-selection')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const offered = useOffered(affiliateId, field, logbook)
  const { longest } = DIVE_FIELDS[field]
  const names = withNames(chosen, typed).map((name) => name.slice(0, longest))
  return (
    <Dialog
      actions={
        <DialogActions
          busy={busy}
          cancelLabel={t('logbook-filters.cancel')}
          confirmLabel={t(`logbook-selection.${field}`)}
          disabled={names.length === 0}
          onCancel={onClose}
          onConfirm={() => onAdd(names)}
        />
      }
      onClose={onClose}
      open={true}
      title={`${t(`logbook-selection.${field}`)}: ${t('logbook-list.month.dives', { count })}`}
    >
      <Field help={t('logbook-selection.comma')} label={t(labelOf(field))}>
        <TextInput
          autoComplete="off"
          data-first-focus=""
          dir="auto"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key, nativeEvent }) =>
            key === 'Enter' && !nativeEvent.isComposing && names.length > 0 && onAdd(names)
          }
          value={typed}
        />
      </Field>
      <div className={css.offered}>
        {offered.map((name) => (
          <Chip
            key={name}
            onToggle={(isChosen) =>
              setChosen(isChosen ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
            pressed={chosen.includes(name)}
          >
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </div>
    </Dialog>
  )
}

/** The diver's own gear comes before what earlier dives name. */
function useOffered(affiliateId: number, field: AddedField, { dives }: Logbook): readonly string[] {
  const { data: gear } = useQuery({ ...gearQuery(useCalls(), affiliateId), enabled: field === 'gear' })
  return useMemo(() => {
    const own = field === 'gear' ? (gear ?? []).map(({ name }) => name) : []
    const used = namesUsed(
      dives.map(({ log }) => log),
      field,
    )
    return [...new Map([...used, ...own].map((name) => [foldedText(name), name])).values()]
      .toSorted((one, other) => Number(own.includes(other)) - Number(own.includes(one)))
      .slice(0, MOST_OFFERED)
  }, [dives, field, gear])
}
