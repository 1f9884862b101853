import type { RotationWire } from '@fathom/contract/integrations'
import { OVERLAP_HOURS } from '@fathom/domain/integrations'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import css from './integrations.module.css'
import type { Intended } from './integrations.queries.ts'

type SecretProps = { secret: string; clientId?: string; onClose: () => void }

/** The only time that a secret is shown. */
export function SecretDialog({ secret, clientId, onClose }: SecretProps) {
  const { t } = useTranslator('integrations')
  const [copying, setCopying] = useState<'copied' | 'copyFailed'>()
  const copy = () =>
    // Without the permission, or outside HTTPS, the person can still select it.
    navigator.clipboard?.writeText(secret).then(
      () => setCopying('copied'),
      () => setCopying('copyFailed'),
    ) ?? setCopying('copyFailed')
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
        <div className={css.row}>
          <Button icon={copying === 'copied' ? Check : Copy} onClick={copy}>
            {t('integrations.secret.copy')}
          </Button>
          <span role="status">{copying && t(`integrations.secret.${copying}`)}</span>
        </div>
      </div>
    </Dialog>
  )
}

export type Rotation = Intended<RotationWire>

/** Before the person has chosen how long the old secret works. */
export const newRotation = (): Rotation => ({
  idempotencyKey: crypto.randomUUID(),
  body: { overlapHours: OVERLAP_HOURS[0] },
})

/** An earlier try replaced the secret, and its answer was lost. A new key would end the secret of before. */
export const isRotatedOtherwise = (failure: Error | null): boolean =>
  failure instanceof CallFailed && failure.problem === 'id-used'

type RotateProps = {
  /** Whose secret it is: a client, or the address of a webhook. */
  name: string
  rotation: Rotation
  /** Until when the secret before the one of now works; it ends with another rotation. */
  oldSecretUntil: string | null
  isBusy: boolean
  failure: Error | null
  /** Undefined closes the dialog. */
  onChoose: (rotation: Rotation | undefined) => void
  onRotate: (rotation: Rotation) => void
}

export function RotateDialog({
  name,
  rotation,
  oldSecretUntil,
  isBusy,
  failure,
  onChoose,
  onRotate,
}: RotateProps) {
  const { t, formatMoment, formatNumber } = useTranslator('integrations')
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
      title={t('integrations.secret.replaceOf', { name })}
    >
      {oldSecretUntil && <p>{t('integrations.secret.endsOlder', { date: formatMoment(oldSecretUntil) })}</p>}
      <Field
        error={isRotatedOtherwise(failure) && t('integrations.secret.otherHours')}
        label={t('integrations.secret.overlap')}
      >
        <Select
          onChange={({ target: { value } }) => {
            const overlapHours = OVERLAP_HOURS.find((hours) => String(hours) === value) ?? OVERLAP_HOURS[0]
            onChoose({ ...rotation, body: { overlapHours } })
          }}
          value={String(rotation.body.overlapHours)}
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
