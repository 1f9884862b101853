import { useQuery } from '@tanstack/react-query'
import UserRound from 'lucide-react/icons/user-round'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { myPhotosQuery } from './certifications.queries.ts'

/** Says that the cards keep their name, while the account has another one that staff have not confirmed. */
export function OtherName({ affiliateId }: { affiliateId: number }) {
  const { t } = useTranslator('certifications')
  const { data } = useQuery(myPhotosQuery(useCalls(), affiliateId))
  if (!data?.hasOtherName) return null
  return (
    <Banner icon={UserRound} tone="warn">
      {t('certifications.name.other')}
    </Banner>
  )
}
