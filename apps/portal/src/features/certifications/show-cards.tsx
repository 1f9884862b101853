import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { certificationsQuery, type Holder } from './certifications.queries.ts'

/** The link to the cards, if there are any to show. */
export function ShowCards({ holder }: { holder: Holder }) {
  const { t, locale } = useTranslator('certifications')
  const { data = [] } = useQuery(certificationsQuery(useCalls(), holder, locale))
  if (!data.some(({ noECardReason }) => noECardReason === null)) return null
  return (
    <ButtonLink kind="primary" to={paths.ecard()}>
      {t('certifications.showCards')}
    </ButtonLink>
  )
}
