import type { PhotoDecisionWire, WaitingPhotosWire } from '@fathom/contract/certifications'
import { PHOTO_REASONS, type PhotoReason } from '@fathom/domain/certifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import certificationsCss from '../certifications.module.css'
import { useSentPhoto } from '../face/face.tsx'
import css from './office.module.css'
import { decidePhoto, waitingPhotosQuery } from './office.queries.ts'
import { OfficeList } from './office-list.tsx'

type Waiting = WaitingPhotosWire[number]

/** SC-02: photos that await review, oldest first. */
export function WaitingPhotos() {
  const { t } = useTranslator('certifications-office')
  const photos = useQuery(waitingPhotosQuery(useCalls()))
  return (
    <Card title={t('certifications-office.photos.title')}>
      <OfficeList of={photos} words="photos">
        {(waiting) => (
          <ul className={css.photos}>
            {waiting.map((photo) => (
              <Photo key={photo.id} photo={photo} />
            ))}
          </ul>
        )}
      </OfficeList>
    </Card>
  )
}

function Photo({ photo }: { photo: Waiting }) {
  const { t, formatDay } = useTranslator('certifications-office')
  const picture = useSentPhoto(photo)
  const decision = useDecision(photo)
  const oneAtATime = useOneAtATime()
  const [isRefusing, setIsRefusing] = useState(false)
  const { name, birthdate, sentAt } = photo
  return (
    <li className={css.waiting}>
      <div className={css.picture}>
        {picture && <img alt={t('certifications-office.photos.of', { name })} src={picture} />}
      </div>
      <h3 className={css.name}>
        <bdi>{name}</bdi>
      </h3>
      {birthdate && <p>{t('certifications-office.photos.born', { day: formatDay(birthdate) })}</p>}
      <p>{t('certifications-office.photos.sent', { day: formatDay(new Date(sentAt)) })}</p>
      <div className={css.actions}>
        <Button
          busy={decision.isPending}
          disabled={!picture}
          kind="primary"
          onClick={() => oneAtATime(() => decision.mutateAsync({ decision: 'approved' }))}
        >
          {t('certifications-office.photos.approve')}
        </Button>
        <Button disabled={!picture || decision.isPending} onClick={() => setIsRefusing(true)}>
          {t('certifications-office.photos.refuse')}
        </Button>
      </div>
      <RefuseDialog
        busy={decision.isPending}
        name={name}
        onClose={() => setIsRefusing(false)}
        onRefuse={(why) =>
          decision.mutate({ decision: 'refused', ...why }, { onSuccess: () => setIsRefusing(false) })
        }
        open={isRefusing}
      />
    </li>
  )
}

/** A decided photo leaves the list; if another person decided first, a refetch shows it. */
function useDecision({ id, name }: Pick<WaitingPhotosWire[number], 'id' | 'name'>) {
  const calls = useCalls()
  const client = useQueryClient()
  const { t } = useTranslator('certifications-office')
  const { queryKey } = waitingPhotosQuery(calls)
  return useMutation({
    mutationFn: (decision: PhotoDecisionWire) => decidePhoto(calls, id, decision),
    onSuccess: (_, { decision }) => {
      client.setQueryData(queryKey, (before) => before?.filter((photo) => photo.id !== id))
      showToast({ text: t(`certifications-office.photos.${decision}`, { name }) })
    },
    onError: () => {
      showToast({ text: t('certifications-office.photos.undecided') })
      void client.invalidateQueries({ queryKey })
    },
  })
}

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
function RefuseDialog({ name, open, busy, onClose, onRefuse }: Props) {
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
      <div className={certificationsCss.stack}>
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
