import { PHOTO_REASONS, type PhotoReason } from '@fathom/domain/certifications'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import css from '../certifications.module.css'

/** The limit in the contract. */
const LONGEST_NOTE = 300

type Props = {
  /** The photo's owner. */
  name: string
  open: boolean
  busy: boolean
  onClose: () => void
  onRefuse: (why: { reason: PhotoReason; note: string }) => void
}

/** The person will read the reason and the note. */
export function RefuseDialog({ name, open, busy, onClose, onRefuse }: Props) {
  const { t } = useTranslator('certifications-office', 'certifications-cards')
  const [reason, setReason] = useState<PhotoReason>()
  const [note, setNote] = useState('')
  return (
    <Dialog
      actions={
        <>
          <Button
            busy={busy}
            disabled={!reason}
            kind="primary"
            onClick={() => reason && onRefuse({ reason, note })}
          >
            {t('certifications-office.photos.refuse')}
          </Button>
          <Button onClick={onClose}>{t('certifications-office.photos.keep')}</Button>
        </>
      }
      onClose={onClose}
      open={open}
      title={t('certifications-office.photos.of', { name })}
    >
      <div className={css.stack}>
        <RadioRows
          choices={PHOTO_REASONS.map((value) => ({
            value,
            label: t(`certifications-cards.photoReason.${value}`),
          }))}
          legend={t('certifications-office.photos.refuseTitle')}
          onChange={setReason}
          value={reason}
        />
        <Field
          label={t('certifications-office.photos.note')}
          optional={t('certifications-office.photos.optional')}
        >
          <TextArea
            maxLength={LONGEST_NOTE}
            onChange={(event) => setNote(event.target.value)}
            rows={2}
            value={note}
          />
        </Field>
      </div>
    </Dialog>
  )
}
