import type { EnrolmentWire, EnrolOfferWire } from '@fathom/contract/training'
import type { UseMutationResult } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { TeacherCard } from '../course/teacher-card.tsx'
import css from './enrol.module.css'

type Props = { offer: EnrolOfferWire; enrol: UseMutationResult<EnrolmentWire, Error, void> }

const nameOf = (teacher: EnrolOfferWire['now']) => teacher?.storeName ?? teacher?.memberName ?? undefined

const isSame = ({ storeNumber, memberNumber, now }: EnrolOfferWire) =>
  now?.storeNumber === storeNumber && now.memberNumber === memberNumber

/** The course, who teaches it, what signing up means, and the sign-up button. */
export function Offer({ offer, enrol }: Props) {
  const { t } = useTranslator('training-course', 'training-enrol', 'training-learn')
  const before = isSame(offer) ? undefined : nameOf(offer.now)
  return (
    <>
      <PageHeader lead={t('training-enrol.lead')} title={<bdi>{offer.title}</bdi>} />
      <div className={css.offer}>
        <p className={css.summary}>{offer.summary}</p>
        <TeacherCard teacher={offer} />
        {!isSame(offer) && <p className={css.summary}>{t('training-enrol.means')}</p>}
        {before && (
          <Banner icon={Info}>
            <bdi>{t('training-enrol.now', { name: before })}</bdi>
          </Banner>
        )}
        {enrol.isError && (
          <Banner icon={TriangleAlert} live="alert" tone="bad">
            {enrol.error.message}
          </Banner>
        )}
        <Action enrol={enrol} offer={offer} />
      </div>
    </>
  )
}

function Action({ offer, enrol }: Props) {
  const { t } = useTranslator('training-course', 'training-enrol', 'training-learn')
  const instead = useInstead(offer)
  if (instead)
    return (
      <>
        <Banner icon={Info} tone={instead.tone}>
          {instead.text}
        </Banner>
        <div className={css.actions}>
          {instead.canBuy && (
            <ButtonLink kind="primary" to={paths.shop(offer.packageId)}>
              {t('shell.page.shop')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.course(offer.packageId)}>{t('training-learn.stranger.open')}</ButtonLink>
        </div>
      </>
    )
  return (
    <Button busy={enrol.isPending} kind="primary" onClick={() => enrol.mutate()} size="lg">
      {t('training-course.course.enrol')}
    </Button>
  )
}

/**
 * What to show when there is nothing to sign up for. Buying a course doesn't sign up with a teacher; the link
 * does.
 */
function useInstead(offer: EnrolOfferWire) {
  const { t } = useTranslator('training-course', 'training-enrol', 'training-learn')
  if (offer.isOwn) return { text: t('training-enrol.own'), tone: 'info', canBuy: false } as const
  if (isSame(offer)) return { text: t('training-enrol.already'), tone: 'info', canBuy: false } as const
  if (offer.isEntitled) return undefined
  const text = `${t('training-course.course.notYours')} ${t('training-enrol.again')}`
  return { text, tone: 'warn', canBuy: true } as const
}
