import { DeliverySection, SummaryClock } from '../../../features/notifications/delivery/index.ts'
import { PreferenceCenter } from '../../../features/preferences/preference-center.tsx'
import { WhileWordsLoad } from '../../../features/preferences/while-words-load.tsx'
import { useUser } from '../../../features/session/index.ts'
import { i18n } from '../../../shared/i18n/index.ts'

void i18n.need('preferences')
void i18n.need('notifications')

/** RT-05 */
export function Page() {
  const { affiliateId, affiliateType, globalUuid } = useUser()
  return (
    <WhileWordsLoad>
      <PreferenceCenter
        digestTime={<SummaryClock />}
        subscriber={{ affiliateId, affiliateType, globalUuid }}
      />
      <DeliverySection />
    </WhileWordsLoad>
  )
}
