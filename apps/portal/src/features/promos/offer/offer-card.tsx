import type { OfferWire } from '@fathom/contract/promos'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import { useQuery } from '@tanstack/react-query'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { offerQuery } from '../promos.queries.ts'
import css from './offer.module.css'
import { OfferPrice } from './offer-price.tsx'
import { useDismiss } from './use-dismiss.ts'

/** EN-19: one course recommended to this user; renders nothing when there is none. */
export function OfferCard({ sub }: { sub: string }) {
  const { t, locale } = useTranslator('promos')
  const offer = useQuery(offerQuery(useCalls(), sub, locale))
  if (offer.data) return <Offer offer={offer.data} sub={sub} />
  if (!offer.isLoadingError) return null
  return (
    <Banner
      action={
        <Button busy={offer.isFetching} icon={RotateCcw} onClick={() => void offer.refetch()}>
          {t('shell.error.retry')}
        </Button>
      }
      icon={WifiOff}
      live="status"
      tone="warn"
    >
      {t('promos.offer.notLoaded')}
    </Banner>
  )
}

function Offer({ offer, sub }: { offer: OfferWire; sub: string }) {
  const { t } = useTranslator('promos')
  const dismiss = useDismiss(sub)
  const { packageId, title, summary, scene } = offer
  return (
    <section aria-label={t('promos.offer.label')} className={css.offer}>
      <div className={css.parts}>
        <div className={css.scene}>
          <Drawing of={courseScene(scene, 'offer')} width="full" />
        </div>
        <div className={css.words}>
          <Reason offer={offer} />
          <h2 className={css.title}>{title}</h2>
          <p className={css.summary}>{summary}</p>
          <OfferPrice price={offer.price} />
        </div>
        <div className={css.see}>
          <ButtonLink kind="soft" to={paths.shop(packageId)}>
            {t('promos.offer.see')}
          </ButtonLink>
        </div>
      </div>
      <div className={css.close}>
        <IconButton
          aria-busy={dismiss.isPending || undefined}
          icon={X}
          label={t('promos.offer.dismiss', { course: title })}
          onClick={() => dismiss.isPending || dismiss.mutate(offer)}
        />
      </div>
    </section>
  )
}

function Reason({ offer: { reason, basedOn } }: { offer: OfferWire }) {
  const { t } = useTranslator('promos')
  return (
    <p className={css.reason}>
      {reason === 'specialty'
        ? t('promos.reason.specialty', { course: basedOn ?? '' })
        : t(`promos.reason.${reason}`)}
    </p>
  )
}
