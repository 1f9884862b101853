import type { DismissedWire, OfferWire } from '@fathom/contract/promos'
import { trainingDepthLimit } from '@fathom/domain/logbook'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import IdCard from 'lucide-react/icons/id-card'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import { useCalls } from '../../shared/calls.tsx'
import { useConfig } from '../../shared/config-context.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { priceText } from '../../shared/price-text.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { NotKnownYet } from '../../shared/ui/feedback/skeleton.tsx'
import { Drawing } from '../../shared/ui/icon/drawing.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { useOnline } from '../../shared/use-online.ts'
import css from './offer-card.module.css'
import { OFFER_KEY, offerQuery } from './promos.queries.ts'

/** The course on the card below, once it is known. */
export function useOfferedCourse(sub: string): string | undefined {
  const { locale } = useTranslator()
  return useQuery(offerQuery(useCalls(), sub, locale)).data?.packageId
}

/** EN-19: one course recommended to this user; renders nothing when there is none. */
export function OfferCard({ sub }: { sub: string }) {
  const { t, locale } = useTranslator('promos')
  const offer = useQuery(offerQuery(useCalls(), sub, locale))
  const isOnline = useOnline()
  if (offer.data) return <Offer offer={offer.data} sub={sub} />
  if (offer.isLoading && isOnline) return <NotKnownYet />
  // Nobody misses a recommendation on a boat.
  if (!offer.isLoadingError || !isOnline) return null
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

function Reason({ offer }: { offer: OfferWire }) {
  return <p className={css.reason}>{useReasonText(offer)}</p>
}

function useReasonText({ reason, basedOn, dives }: OfferWire): string {
  const { t } = useTranslator('promos')
  if (reason === 'deep-dives') {
    const [meters, feet] = [trainingDepthLimit('Metric'), trainingDepthLimit('Imperial')]
    return t('promos.reason.deep-dives', { count: dives ?? 0, meters, feet })
  }
  if (reason === 'specialty' || reason === 'next-after')
    return basedOn === null
      ? t('promos.reason.next-course')
      : t(`promos.reason.${reason}`, { course: basedOn })
  return t(`promos.reason.${reason}`)
}

const PATH = '{sub}/dismissed/{id}'

/** EN-19: hides the recommendation on all devices until that is undone. The server stores it. */
function useDismiss(sub: string) {
  const { http } = useCalls()
  const { t } = useTranslator('promos')
  const queries = useQueryClient()
  const renew = () => queries.invalidateQueries({ queryKey: OFFER_KEY })
  const undo = useMutation({
    mutationFn: ({ id }: OfferWire) => http.delete<DismissedWire>('offers', PATH, { params: { sub, id } }),
    onSuccess: renew,
    onError: (_, offer) =>
      showToast({
        text: t('promos.offer.undoFailed'),
        action: { label: t('shell.error.retry'), onPress: () => undo.mutate(offer) },
      }),
  })
  return useMutation({
    mutationFn: ({ id }: OfferWire) => http.put<DismissedWire>('offers', PATH, { params: { sub, id } }),
    onSuccess: (_, offer) => {
      queries.setQueriesData({ queryKey: OFFER_KEY }, () => null)
      showToast({
        text: t('promos.offer.dismissed', { course: offer.title }),
        action: { label: t('promos.offer.undo'), onPress: () => undo.mutate(offer) },
      })
    },
    onError: () => showToast({ text: t('promos.offer.failed') }),
  })
}

/** The price before and after in one line, and the source of the discount. */
function OfferPrice({ price: { before, after, discount } }: Pick<OfferWire, 'price'>) {
  const translator = useTranslator('promos')
  const { t, formatPercent } = translator
  const { clubName } = useConfig()
  const [was, now] = [priceText(translator, before), priceText(translator, after)]
  if (!discount)
    return (
      <p className={css.price}>
        <bdi>{now}</bdi>
      </p>
    )
  const percent = formatPercent(discount.percent / 100)
  return (
    <p className={css.price}>
      <span className="visually-hidden">{t('promos.offer.before', { price: was })}. </span>
      <s aria-hidden="true">
        <bdi>{was}</bdi>
      </s>
      <span className="visually-hidden">{t('promos.offer.after', { price: now })}. </span>
      <b aria-hidden="true">
        <bdi>{now}</bdi>
      </b>
      <span className={css.why}>
        {discount.kind === 'club'
          ? t('promos.offer.club', { percent, club: clubName })
          : t('promos.offer.percent', { percent })}
      </span>
    </p>
  )
}

/** Link to the promotions, for users who may see them (RR-04). */
export function PromosInvitation() {
  const { t } = useTranslator('promos')
  const { clubName } = useConfig()
  return (
    <Banner icon={IdCard}>
      {t('promos.invite.text', { club: clubName })}{' '}
      <TextLink to={paths.promos()}>{t('promos.invite.see')}</TextLink>
    </Banner>
  )
}
