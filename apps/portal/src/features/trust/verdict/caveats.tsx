import type { Caveat, Judgement } from '@fathom/domain/trust'
import ClockAlert from 'lucide-react/icons/clock-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'

const DAY = 86_400

/** Caveats that limit the verdict, right below it. */
export function Caveats({ judgement }: { judgement: Judgement }) {
  return judgement.caveats.map((caveat) => (
    <Banner icon={caveat === 'clock-wrong' ? ClockAlert : TriangleAlert} key={caveat} tone="warn">
      <Sentence caveat={caveat} judgement={judgement} />
    </Banner>
  ))
}

function Sentence({ caveat, judgement: { issuer } }: { caveat: Caveat; judgement: Judgement }) {
  const { t, formatDay } = useTranslator('trust')
  const now = new Date()
  const signedAt = issuer?.list?.signedAt
  const here = formatDay(now)
  if (caveat === 'list-missing') return t('trust.list.missing', { issuer: issuer?.name ?? '' })
  if (signedAt === undefined) return t('trust.clock.off', { here })
  if (caveat === 'list-old')
    return t('trust.list.old', { days: Math.floor((now.getTime() / 1000 - signedAt) / DAY) })
  return t('trust.clock', { here, signed: formatDay(new Date(signedAt * 1000)) })
}
