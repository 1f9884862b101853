import { DIVE_FIELDS, GEAR_KINDS, type GearItem, type GearKind } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { DateField } from '../../../shared/ui/aria/date-field.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { DialogActions } from '../../../shared/ui/overlay/dialog-actions.tsx'
import css from './gear.module.css'
import { useSaveGear } from './gear.queries.ts'

type Props = { affiliateId: number; item: GearItem; onClose: () => void }

/** Adds an item or changes it. */
export function GearDialog({ affiliateId, item, onClose }: Props) {
  const { t } = useTranslator('logbook', 'logbook-gear')
  const [edited, setEdited] = useState(item)
  const [hasTried, setTried] = useState(false)
  const save = useSaveGear(affiliateId)
  const change = (part: Partial<GearItem>) => {
    save.reset()
    setEdited({ ...edited, ...part })
  }
  const confirm = () => {
    setTried(true)
    if (edited.name.trim()) save.mutate(edited, { onSuccess: onClose })
  }
  const isTaken = save.error instanceof CallFailed && save.error.problem === 'gear-name-taken'
  return (
    <Dialog
      actions={
        <DialogActions
          busy={save.isPending}
          cancelLabel={t('logbook-gear.cancel')}
          confirmLabel={t('logbook-gear.save')}
          onCancel={onClose}
          onConfirm={confirm}
        />
      }
      onClose={onClose}
      open={true}
      title={t(item.name ? 'logbook-gear.edit' : 'logbook-gear.add')}
    >
      <div className={css.fields}>
        {save.isError && !isTaken && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t('logbook-gear.notSaved')}
          </Banner>
        )}
        <Field error={nameProblem(edited.name)} label={t('logbook-gear.name')}>
          <TextInput
            autoComplete="off"
            dir="auto"
            maxLength={DIVE_FIELDS.gear.longest}
            onChange={({ target }) => change({ name: target.value })}
            value={edited.name}
          />
        </Field>
        <Field label={t('logbook-gear.kind')}>
          <Select onChange={({ target }) => change({ kind: target.value as GearKind })} value={edited.kind}>
            {GEAR_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`logbook.gearKind.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <ServiceDays item={edited} onChange={change} />
      </div>
    </Dialog>
  )

  function nameProblem(name: string): string | undefined {
    if (isTaken) return t('logbook-gear.nameTaken')
    return hasTried && !name.trim() ? t('logbook-gear.nameMissing') : undefined
  }
}

type DaysProps = { item: GearItem; onChange: (part: Partial<GearItem>) => void }

function ServiceDays({ item, onChange }: DaysProps) {
  const { t, locale } = useTranslator('logbook-gear', 'logbook-form')
  return (['servicedOn', 'serviceDue'] as const).map((day) => (
    <DateField
      key={day}
      label={t(`logbook-gear.${day}`)}
      locale={intlTag(locale)}
      onChange={(value) => onChange({ [day]: value ?? null })}
      value={item[day] ?? undefined}
    />
  ))
}
