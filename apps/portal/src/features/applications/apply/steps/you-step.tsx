import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { TextLink } from '../../../../shared/ui/action/text-link.tsx'
import { Fact, Facts } from '../../../../shared/ui/surface/facts.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'

/** The applicant; this data belongs to the account and the profile. */
export function YouStep() {
  const { t, formatDate, formatNumber } = useTranslator('applications')
  const { name, email, birthdate, affiliateId } = useApply().slots.person
  const unknown = t('applications.apply.you.unknown')
  return (
    <>
      <p className={css.text}>{t('applications.apply.you.text')}</p>
      <Facts>
        <Fact name={t('applications.apply.you.name')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact name={t('applications.apply.you.number')}>
          <bdi>{formatNumber(affiliateId, { useGrouping: false })}</bdi>
        </Fact>
        <Fact name={t('applications.apply.you.email')}>
          <bdi className={css.email}>{email}</bdi>
        </Fact>
        <Fact name={t('applications.apply.you.birthDate')}>
          {birthdate ? formatDate(birthdate, 'long') : unknown}
        </Fact>
      </Facts>
      <p className={css.text}>
        {t('applications.apply.you.wrong')}{' '}
        <TextLink to={paths.profile()}>{t('applications.apply.you.profile')}</TextLink>
      </p>
    </>
  )
}
