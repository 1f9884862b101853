import type { CertificationWire } from '@fathom/contract/certifications'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { CardThumb } from './card/card-front.tsx'
import css from './certifications.module.css'
import { type Holder, myCertificationsQuery } from './certifications.queries.ts'
import { FreeCard } from './free-card.tsx'
import { CardMissing, CardsFailed, CardsLoading } from './no-cards.tsx'

/** RT-04: a level without an eCard, why that is, and what to do. */
export function NoECardScreen({ holder, levelID }: { holder: Holder; levelID: string }) {
  const { locale } = useTranslator('certifications')
  const all = useQuery(myCertificationsQuery(useCalls(), holder.affiliateId, locale))
  if (!all.data)
    return all.isError || all.fetchStatus === 'paused' ? <CardsFailed query={all} /> : <CardsLoading />
  const certification = all.data.find((each) => String(each.levelID) === levelID)
  if (!certification) return <CardMissing />
  return (
    <div className={css.screen}>
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
      <div className={css.photo}>
        <span className={css.thumb}>
          <CardThumb card={certification} />
        </span>
        <div className={css.stack}>
          {certDate && (
            <p className={css.quiet}>{t('certifications-cards.certified', { date: formatDay(certDate) })}</p>
          )}
          <p>
            {noECardReason
              ? t(`certifications-cards.noECard.${noECardReason}`)
              : t('certifications.noECard.hasOne')}
          </p>
          <div className={css.actions}>
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
                {t('certifications.deed.plastic')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.certifications()}>{t('certifications.missing.action')}</ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  )
}
