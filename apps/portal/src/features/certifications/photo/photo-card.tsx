import type { CardPhotoWire, MyPhotosWire } from '@fathom/contract/certifications'
import { useQuery } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import UserRound from 'lucide-react/icons/user-round'
import { useCallback } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useLocation } from '../../../shared/router/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { NotKnownYet } from '../../../shared/ui/feedback/skeleton.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from '../certifications.module.css'
import { myPhotosQuery } from '../certifications.queries.ts'
import { useFace, useSentPhoto } from '../face/face.tsx'
import { OtherName } from '../other-name.tsx'
import { ChoosePhoto } from './choose-photo.tsx'

const LOOK = {
  waiting: { tone: 'warn', icon: Hourglass },
  approved: { tone: 'ok', icon: CircleCheck },
  refused: { tone: 'bad', icon: CircleAlert },
} as const

const GUIDANCE = ['face', 'clear', 'glasses', 'masks', 'hats'] as const

/** SC-02: the photo on the cards, its state, and tips for a good one. */
export function PhotoCard({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const { data: photos, isLoading } = useQuery(myPhotosQuery(useCalls(), affiliateId))
  const comeFor = useComingFor('#photo')
  if (!photos) return isLoading ? <NotKnownYet /> : null
  const { latest } = photos
  // The badge belongs to the photo that is shown: if a new one was rejected, the old one stays.
  const state = keepsFormerPhoto(photos) ? 'approved' : latest?.state
  return (
    <div ref={comeFor}>
      <Card
        aside={state && <Badge {...LOOK[state]}>{t(`certifications-cards.photoState.${state}`)}</Badge>}
        title={t('certifications.photo.title')}
      >
        <div className={css.stack}>
          <Face affiliateId={affiliateId} photos={photos} />
          <OtherName affiliateId={affiliateId} />
          {photos.approved && <p className={css.quiet}>{t('certifications.photo.inCode')}</p>}
          {latest?.state === 'refused' && <Refused photo={latest} />}
          <Guidance />
          <ChoosePhoto affiliateId={affiliateId} hasOne={latest !== null} />
        </div>
      </Card>
    </div>
  )
}

/** Scrolls to this section if the URL asks for it, even though it renders after the page. */
function useComingFor(wanted: string) {
  const { hash } = useLocation()
  return useCallback(
    (place: HTMLElement | null) => {
      if (hash === wanted) place?.scrollIntoView()
    },
    [hash, wanted],
  )
}

const keepsFormerPhoto = ({ approved, latest }: MyPhotosWire): boolean =>
  approved !== null && latest?.state === 'refused'

function Face({ affiliateId, photos }: { affiliateId: number; photos: MyPhotosWire }) {
  const { t } = useTranslator('certifications')
  const approved = useFace(affiliateId, photos.approved)
  const waiting = useSentPhoto(photos.latest?.state === 'waiting' ? photos.latest : undefined)
  const face = waiting ?? approved
  const onCards = keepsFormerPhoto(photos) ? 'kept' : 'onCards'
  const words = photos.latest?.state === 'waiting' ? 'waiting' : photos.approved ? onCards : 'none'
  return (
    <div className={css.photo}>
      <div className={css.face}>
        {face && <img alt={t('certifications.card.photo', { name: photos.nameOnCard })} src={face} />}
        {photos.latest === null && photos.approved === null && <Icon of={UserRound} />}
      </div>
      <div>
        <p className={css.title}>
          <bdi>{photos.nameOnCard}</bdi>
        </p>
        <p className={css.quiet}>{t('certifications.photo.name')}</p>
        <p className={css.quiet}>{t(`certifications.photo.${words}`)}</p>
      </div>
    </div>
  )
}

function Refused({ photo }: { photo: CardPhotoWire }) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  return (
    <Banner icon={CircleAlert} tone="bad">
      <strong>{t(`certifications-cards.photoReason.${photo.reason ?? 'other'}`)}</strong>
      {photo.note && <p>{photo.note}</p>}
    </Banner>
  )
}

function Guidance() {
  const { t } = useTranslator('certifications')
  return (
    <ul aria-label={t('certifications.photo.guidance')} className={css.guidance}>
      {GUIDANCE.map((rule) => (
        <li key={rule}>
          <Icon of={Check} size="sm" />
          {t(`certifications.photo.rule.${rule}`)}
        </li>
      ))}
    </ul>
  )
}
