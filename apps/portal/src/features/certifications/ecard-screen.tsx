import type { CertificationWire, ECardWire } from '@fathom/contract/certifications'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { AsOf } from '../../shared/offline/as-of.tsx'
import { paths } from '../../shared/paths.ts'
import { Navigate, useNavigate } from '../../shared/router/index.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { WhatIs } from '../../shared/ui/surface/what-is.tsx'
import { usePageName } from '../../shared/use-page-name.ts'
import { CardFan } from './card/card-fan.tsx'
import { CardThumb } from './card/card-front.tsx'
import css from './card/card-stage.module.css'
import { CardStage } from './card/card-stage.tsx'
import certificationsCss from './certifications.module.css'
import { eCardsQuery, type Holder, myCertificationsQuery } from './certifications.queries.ts'
import { FreeCard } from './free-card.tsx'
import { CardMissing, CardsFailed, CardsLoading, NoCards, NotCertified } from './no-cards.tsx'
import { CARDS } from './offline/stored-cards.ts'
import { OtherName } from './other-name.tsx'

type Props = { holder: Holder; licenseID: string | undefined; levelID: string | undefined }

/** RT-03: the card in the URL, or else the first one. */
export function ECardScreen({ holder, licenseID, levelID }: Props) {
  const { t, locale } = useTranslator('certifications')
  const navigate = useNavigate()
  const cards = useQuery(eCardsQuery(useCalls(), holder, locale))
  const card = licenseID === undefined ? cards.data?.[0] : findCard(cards.data ?? [], licenseID, levelID)
  usePageName(card?.title)
  if (!cards.data) return cards.isError ? <CardsFailed query={cards} /> : <CardsLoading />
  if (!card && licenseID === undefined) return <NoCards />
  if (!card) return <GoneCard holder={holder} licenseID={licenseID} />
  const step = (by: 1 | -1) => {
    const next = cards.data[cards.data.indexOf(card) + by]
    if (next) void navigate(paths.ecard(next.licenseID, String(next.levelID)), { replace: true })
  }
  return (
    <>
      <CardStage affiliateId={holder.affiliateId} card={card} key={card.licenseID} onStep={step} />
      <AsOf affiliateId={holder.affiliateId} names={[CARDS]} />
      <OtherName affiliateId={holder.affiliateId} />
      <CardFan cards={cards.data} current={card} title={t('certifications.all')} />
      <p className={css.free}>
        <TextLink to={paths.certifications()}>{t('certifications.missing.action')}</TextLink>
      </p>
      <div className={css.free}>
        <FreeCard affiliateId={holder.affiliateId} />
      </div>
    </>
  )
}

const findCard = (cards: readonly ECardWire[], licenseID: string, levelID: string | undefined) =>
  cards.find(
    (card) => card.licenseID === licenseID && (levelID ?? String(card.levelID)) === String(card.levelID),
  )

/** A card that no longer exists, such as a withdrawn one, has a screen that says why. */
function GoneCard({ holder, licenseID }: { holder: Holder; licenseID: string | undefined }) {
  const { locale } = useTranslator('certifications')
  const all = useQuery(myCertificationsQuery(useCalls(), holder.affiliateId, locale))
  if (all.isPending && all.fetchStatus === 'fetching') return <CardsLoading />
  const gone = all.data?.find((each) => each.licenseID === licenseID)
  if (gone?.noECardReason) return <Navigate replace={true} to={paths.noEcard(String(gone.levelID))} />
  return <CardMissing />
}

/** RT-04: a level without an eCard, why that is, and what to do. */
export function NoECardScreen({ holder, levelID }: { holder: Holder; levelID: string }) {
  const { locale } = useTranslator('certifications')
  const all = useQuery(myCertificationsQuery(useCalls(), holder.affiliateId, locale))
  const certification = all.data?.find((each) => String(each.levelID) === levelID)
  usePageName(certification?.title)
  if (!all.data)
    return all.isError || all.fetchStatus === 'paused' ? <CardsFailed query={all} /> : <CardsLoading />
  if (!certification) return <NotCertified />
  return (
    <div className={certificationsCss.screen}>
      <Why certification={certification} />
      {certification.isRedeemable && <FreeCard affiliateId={holder.affiliateId} />}
    </div>
  )
}

function Why({ certification }: { certification: CertificationWire }) {
  const { t, formatDay } = useTranslator('certifications', 'certifications-cards')
  const { title, certDate, noECardReason, licenseID, levelID } = certification
  return (
    <Card title={title}>
      <div className={certificationsCss.why}>
        <CardThumb card={certification} />
        <div className={certificationsCss.stack}>
          {certDate && (
            <p className={certificationsCss.quiet}>
              {t('certifications-cards.certified', { date: formatDay(certDate) })}
            </p>
          )}
          {noECardReason ? (
            <div>
              <p>
                <b>{t(`certifications-cards.noECard.${noECardReason}`)}</b>
              </p>
              <p>{t(`certifications.noECard.next.${noECardReason}`)}</p>
            </div>
          ) : (
            <p>{t('certifications.noECard.hasOne')}</p>
          )}
          <div className={certificationsCss.actions}>
            {noECardReason === null && (
              <ButtonLink kind="primary" to={paths.ecard(licenseID, String(levelID))}>
                {t('certifications.noECard.open')}
              </ButtonLink>
            )}
            {noECardReason === 'not-issued' && (
              <ButtonLink kind="primary" to={paths.shop()}>
                {t('certifications.noECard.shop')}
              </ButtonLink>
            )}
            {noECardReason !== 'revoked' && (
              <ButtonLink to={paths.certifications({ order: licenseID })}>
                {t('certifications.action.plastic')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.certifications()}>{t('certifications.missing.action')}</ButtonLink>
          </div>
          {noECardReason !== 'revoked' && (
            <WhatIs question={t('certifications.what.title')}>{t('certifications.what.text')}</WhatIs>
          )}
        </div>
      </div>
    </Card>
  )
}
