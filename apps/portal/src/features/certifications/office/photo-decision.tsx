import type { PhotoDecisionWire, WaitingPhotosWire } from '@fathom/contract/certifications'
import { LONGEST_REFUSAL, PHOTO_REASONS, type PhotoReason } from '@fathom/domain/certifications'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { TextArea } from '../../../shared/ui/form/text-area.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import certificationsCss from '../certifications.module.css'
import { useSentPhoto } from '../face/face.tsx'
import css from './office.module.css'
import { decidePhoto } from './office.queries.ts'

type Waiting = WaitingPhotosWire[number]

/** What a decision in a queue of the office gets: its keys, and what follows. */
export type DecisionProps = {
  isLocked: boolean
  keys: RefObject<{ approve?: () => void; refuse?: () => void }>
  onDecided: (isOver: boolean) => void
}

type Props = DecisionProps & { photo: Waiting }

/** OF-05, SC-02: a photo is approved, or refused with a reason. */
export function PhotoDecision({ photo, isLocked, keys, onDecided }: Props) {
  const { t, formatDay } = useTranslator('certifications-office')
  const picture = useSentPhoto(photo)
  const decision = useDecision(photo, onDecided)
  const oneAtATime = useOneAtATime()
  const [isRefusing, setIsRefusing] = useState(false)
  const { name, birthdate, sentAt } = photo
  const mayDecide = picture !== undefined && !isLocked
  const approve = () => void oneAtATime(() => decision.mutateAsync({ decision: 'approved' }))
  useLayoutEffect(() => {
    keys.current = mayDecide ? { approve, refuse: () => setIsRefusing(true) } : {}
    return () => {
      keys.current = {}
    }
  })
  return (
    <Card title={<bdi>{name}</bdi>}>
      <div className={css.waiting}>
        <div className={css.picture}>
          {picture && <img alt={t('certifications-office.photos.of', { name })} src={picture} />}
        </div>
        {birthdate && <p>{t('certifications-office.photos.born', { day: formatDay(birthdate) })}</p>}
        <p>{t('certifications-office.photos.sent', { day: formatDay(new Date(sentAt)) })}</p>
        <div className={css.actions}>
          <Button busy={decision.isPending} disabled={!mayDecide} kind="primary" onClick={approve}>
            {t('certifications-office.photos.approve')}
          </Button>
          <Button disabled={!mayDecide || decision.isPending} onClick={() => setIsRefusing(true)}>
            {t('certifications-office.photos.refuse')}
          </Button>
        </div>
      </div>
      {isRefusing && (
        <RefuseDialog
          busy={decision.isPending}
          name={name}
          onClose={() => setIsRefusing(false)}
          onRefuse={(why) => decision.mutate({ decision: 'refused', ...why })}
        />
      )}
    </Card>
  )
}

/** Loads the picture of a photo that comes next, so that it shows at once. */
export function PhotoAhead({ photo }: { photo: Waiting }) {
  useSentPhoto(photo)
  return null
}

function useDecision({ id, name }: Pick<Waiting, 'id' | 'name'>, onDecided: (isOver: boolean) => void) {
  const calls = useCalls()
  const { t } = useTranslator('certifications-office')
  return useMutation({
    mutationFn: (decision: PhotoDecisionWire) => decidePhoto(calls, id, decision),
    onSuccess: (_, { decision }) => {
      showToast({ text: t(`certifications-office.photos.${decision}`, { name }) })
      onDecided(true)
    },
    onError: () => {
      showToast({ text: t('certifications-office.photos.undecided') })
      onDecided(false)
    },
  })
}

type RefuseProps = {
  /** The photo's owner. */
  name: string
  busy: boolean
  onClose: () => void
  onRefuse: (why: { reason: PhotoReason; note: string }) => void
}

/** The person will read the reason and the note. A digit chooses a reason, and Enter refuses with it. */
function RefuseDialog({ name, busy, onClose, onRefuse }: RefuseProps) {
  const { t } = useTranslator('certifications-office', 'certifications-cards')
  const [reason, setReason] = useState<PhotoReason>()
  const [note, setNote] = useState('')
  const { isTooLong, ...limit } = useTextLimit()(note, LONGEST_REFUSAL)
  const refuse = () => {
    if (reason && !busy && !isTooLong) onRefuse({ reason, note })
  }
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return
    const chosen = PHOTO_REASONS[Number(event.key) - 1]
    if (chosen) setReason(chosen)
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    refuse()
  }
  return (
    <Dialog
      actions={
        <>
          <Button busy={busy} disabled={!reason} kind="primary" onClick={refuse}>
            {t('certifications-office.photos.refuse')}
          </Button>
          <Button onClick={onClose}>{t('certifications-office.photos.keep')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('certifications-office.photos.of', { name })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for the choices inside, which work without them */}
      <div className={certificationsCss.stack} onKeyDown={press}>
        <RadioRows
          choices={PHOTO_REASONS.map((value, at) => ({
            value,
            label: `${at + 1}. ${t(`certifications-cards.photoReason.${value}`)}`,
          }))}
          legend={t('certifications-office.photos.refuseTitle')}
          onChange={setReason}
          value={reason}
        />
        <Field
          {...limit}
          label={t('certifications-office.photos.note')}
          optional={t('certifications-office.photos.optional')}
        >
          <TextArea onChange={(event) => setNote(event.target.value)} rows={2} value={note} />
        </Field>
      </div>
    </Dialog>
  )
}
