import type { RotationWire } from '@fathom/contract/integrations'
import { OVERLAP_HOURS } from '@fathom/domain/integrations'
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
      <div className={css.list}>
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

/** Before the person has chosen how long the old secret works. */
export const NO_CHOICE: RotationWire = { overlapHours: OVERLAP_HOURS[0] }

type RotateProps = {
  rotation: RotationWire
  isBusy: boolean
  /** Undefined closes the dialog. */
  onChoose: (rotation: RotationWire | undefined) => void
  onRotate: (rotation: RotationWire) => void
}

export function RotateDialog({ rotation, isBusy, onChoose, onRotate }: RotateProps) {
  const { t, formatNumber } = useTranslator('integrations')
  const close = () => onChoose(undefined)
  return (
    <Dialog
      actions={
        <>
          <Button busy={isBusy} kind="primary" onClick={() => onRotate(rotation)}>
            {t('integrations.secret.replace')}
          </Button>
          <Button onClick={close}>{t('integrations.cancel')}</Button>
        </>
      }
      onClose={close}
      open={true}
      title={t('integrations.secret.replace')}
    >
      <Field label={t('integrations.secret.overlap')}>
        <Select
          onChange={({ target }) =>
            onChoose({
              overlapHours: OVERLAP_HOURS.find((hours) => String(hours) === target.value) ?? OVERLAP_HOURS[0],
            })
          }
          value={String(rotation.overlapHours)}
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
