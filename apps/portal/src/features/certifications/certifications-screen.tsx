import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { Catalogue, CatalogueFold } from './catalogue.tsx'
import { CertificationList } from './certification-list.tsx'
import css from './certifications.module.css'
import { certificationsQuery, type Holder } from './certifications.queries.ts'
import { FreeCard } from './free-card.tsx'
import { PhotoCard } from './photo/photo-card.tsx'
import { ReplacementCard } from './replacement/replacement-card.tsx'
import { TopCards } from './top-cards.tsx'

/** RT-02, SC-08: what one is certified for, the face on the cards, and cards to be had. */
export function CertificationsScreen({ holder }: { holder: Holder }) {
  const [query, setQuery] = useSearchParams()
  const { affiliateId } = holder
  const { locale } = useTranslator('certifications')
  const { data: held } = useQuery(certificationsQuery(useCalls(), holder, locale))
  // The address only begins it: a dialog should not wait for the router.
  const [ordering, setOrdering] = useState(query.get('order') ?? undefined)
  const order = (licenseID: string | undefined) => {
    setOrdering(licenseID)
    if (query.has('order')) setQuery({}, { replace: true })
  }
  return (
    <>
      <div className={css.columns}>
        <div className={css.column}>
          <CertificationList holder={holder} />
          <FreeCard affiliateId={affiliateId} />
        </div>
        <div className={css.column}>
          <PhotoCard affiliateId={affiliateId} />
          <ReplacementCard holder={holder} onOrder={order} ordering={ordering} />
        </div>
      </div>
      <TopCards affiliateId={affiliateId} />
      {held && (held.length === 0 ? <Catalogue /> : <CatalogueFold />)}
    </>
  )
}
