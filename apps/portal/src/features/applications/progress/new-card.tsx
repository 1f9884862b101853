import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { useApplicationCalls } from '../applications.calls.ts'
import { cardsQuery } from '../applications.queries.ts'
import css from './progress.module.css'

/** CA-05: the card that a complete application led to, by name as soon as it is known. */
export function NewCard({ affiliateId, typeId }: { affiliateId: number; typeId: string }) {
  const { t, locale, formatList } = useTranslator('applications')
  const { data } = useQuery(cardsQuery(useApplicationCalls(affiliateId), typeId, locale))
  const cards = data && formatList(data.map(({ title }) => title))
  return (
    <>
      <p className={css.led}>
        {cards ? t('applications.standing.cards', { cards }) : t('applications.standing.expected.card')}
      </p>
      <div className={css.actions}>
        <ButtonLink icon={BadgeCheck} kind="primary" to={paths.certifications()}>
          {t('applications.standing.card')}
        </ButtonLink>
      </div>
    </>
  )
}
