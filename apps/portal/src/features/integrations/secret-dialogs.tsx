import type { RotationWire } from '@fathom/contract/integrations'
import { OVERLAP_HOURS } from '@fathom/domain/integrations'
import { useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import css from './integrations.module.css'

type SecretProps = { secret: string; clientId?: string; onClose: () => void }

/** The only time that a secret is shown. */
export function SecretDialog({ secret, clientId, onClose }: SecretProps) {
  const { t } = useTranslator('integrations')
  return (
    <Dialog
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('integrations.secret.done')}
        </Button>
      }
      onClose={onClose}
      open={true}
      role="alertdialog"
      title={t('integrations.secret.title')}
    >
      <div className={css.body}>
        <p>{t('integrations.secret.text')}</p>
        <Facts>
          {clientId && (
            <Fact name={t('integrations.webhooks.client')}>
              <code className={css.code} dir="ltr">
                {clientId}
              </code>
            </Fact>
          )}
          <Fact name={t('integrations.secret.label')}>
            <code className={css.secret} dir="ltr">
              {secret}
            </code>
          </Fact>
        </Facts>
      </div>
    </Dialog>
  )
}

type RotateProps = {
  isBusy: boolean
  onClose: () => void
  onRotate: (rotation: RotationWire) => void
}

export function RotateDialog({ isBusy, onClose, onRotate }: RotateProps) {
  const { t, formatNumber } = useTranslator('integrations')
  const [overlapHours, setHours] = useState<RotationWire['overlapHours']>(OVERLAP_HOURS[0])
  return (
    <Dialog
      actions={
        <>
          <Button busy={isBusy} kind="primary" onClick={() => onRotate({ overlapHours })}>
            {t('integrations.secret.replace')}
          </Button>
          <Button onClick={onClose}>{t('integrations.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('integrations.secret.replace')}
    >
      <Field label={t('integrations.secret.overlap')}>
        <Select
          onChange={({ target }) =>
            setHours(OVERLAP_HOURS.find((hours) => String(hours) === target.value) ?? OVERLAP_HOURS[0])
          }
          value={String(overlapHours)}
        >
          {OVERLAP_HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {hours === 0
                ? t('integrations.secret.endsNow')
                : formatNumber(hours, { style: 'unit', unit: 'hour', unitDisplay: 'long' })}
            </option>
          ))}
        </Select>
      </Field>
    </Dialog>
  )
}
