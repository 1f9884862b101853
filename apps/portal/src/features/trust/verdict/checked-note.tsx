import Wifi from 'lucide-react/icons/wifi'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { Checked } from './checked.ts'
import { useListAge } from './use-list-age.ts'

/** When and how it was checked, and the age of the list used. */
export function CheckedNote({ checked: { checkedAt, isFresh, judgement } }: { checked: Checked }) {
  const { t, formatTime } = useTranslator('trust')
  const age = useListAge(judgement.issuer?.list?.signedAt)
  const time = formatTime(checkedAt)
  return (
    <Banner icon={isFresh ? Wifi : WifiOff}>
      {isFresh ? t('trust.checked.online', { time }) : t('trust.checked.offline', { time })} {age}
    </Banner>
  )
}
