import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { Catalogue, CatalogueFold } from './catalogue.tsx'
import { CertificationList } from './certification-list.tsx'
import css from './certifications.module.css'
import { certificationsQuery, eCardsQuery, type Holder } from './certifications.queries.ts'
import { FreeCard } from './free-card.tsx'
import { OfflineCards } from './offline-cards.tsx'
import { PhotoCard } from './photo/photo-card.tsx'
import { ReplacementCard } from './replacement/replacement-card.tsx'
import { TopCards } from './top-cards.tsx'

/** RT-02, SC-08: certifications, the photo on the cards, and cards to order. */
export function CertificationsScreen({ holder }: { holder: Holder }) {
  const [query, setQuery] = useSearchParams()
  const { affiliateId } = holder
  const { list, instead } = useHeld(holder)
  // The URL only sets the initial value, so that the dialog doesn't wait for the router.
  const [ordering, setOrdering] = useState(query.get('order') ?? undefined)
  const order = (licenseID: string | undefined) => {
    setOrdering(licenseID)
    if (query.has('order')) setQuery({}, { replace: true })
  }
  return (
    <>
      {instead && <OfflineCards affiliateId={affiliateId} cards={instead} list={list} />}
      <div className={css.columns}>
        <div className={css.column}>
          {!instead && <CertificationList list={list} />}
          <FreeCard affiliateId={affiliateId} />
        </div>
        <div className={css.column}>
          <PhotoCard affiliateId={affiliateId} />
          <ReplacementCard holder={holder} onOrder={order} ordering={ordering} />
        </div>
      </div>
      {!instead && <TopCards affiliateId={affiliateId} />}
      {list.data && (list.data.length === 0 ? <Catalogue /> : <CatalogueFold />)}
    </>
  )
}

/**
 * The list and, if it fails to load, the cards. The cards are fetched right away, so that they're stored on
 * this device.
 */
function useHeld(holder: Holder) {
  const { locale } = useTranslator('certifications')
  const calls = useCalls()
  const list = useQuery(certificationsQuery(calls, holder, locale))
  const { data = [] } = useQuery(eCardsQuery(calls, holder, locale))
  const [first, ...others] = data
  // Not `isError`, which is reset during a refetch: a card that is being shown to someone must stay.
  const isMissing = !list.data && (list.errorUpdateCount > 0 || list.fetchStatus === 'paused')
  return { list, instead: isMissing && first ? ([first, ...others] as const) : undefined }
}
