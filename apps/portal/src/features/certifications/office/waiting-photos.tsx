import type { WaitingPhotosWire } from '@fathom/contract/certifications'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import { useSentPhoto } from '../card/use-face.ts'
import css from './office.module.css'
import { waitingPhotosQuery } from './office.queries.ts'
import { OfficeList } from './office-list.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { useDecision } from './use-decision.ts'

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
