import { directionOf, type Locale } from '@fathom/domain/translations'
import Wrench from 'lucide-react/icons/wrench'
import { langOf } from '../../lang-of.ts'
import { Banner } from './banner.tsx'

type Props = { text: string; locale: Locale; live?: 'status' }

/** OF-08: what staff announce to everyone; in English for a reader whose language has no text. */
export function MaintenanceNotice({ text, locale, live }: Props) {
  return (
    <Banner icon={Wrench} tone="warn" {...(live && { live })}>
      <span dir={directionOf(locale)} lang={langOf(locale)}>
        {text}
      </span>
    </Banner>
  )
}
