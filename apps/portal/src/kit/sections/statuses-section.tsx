import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleX from 'lucide-react/icons/circle-x'
import CreditCard from 'lucide-react/icons/credit-card'
import Hourglass from 'lucide-react/icons/hourglass'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import PencilLine from 'lucide-react/icons/pencil-line'
import Send from 'lucide-react/icons/send'
import Undo from 'lucide-react/icons/undo-2'
import Waves from 'lucide-react/icons/waves'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { CountDot } from '../../shared/ui/feedback/count-dot.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Row } from '../specimen.tsx'

const statuses = [
  ['draft', PencilLine, 'Draft'],
  ['warn', Hourglass, 'Pending'],
  ['buoy', Undo, 'Resubmit'],
  ['ok', BadgeCheck, 'Verified'],
  ['info', Waves, 'Published'],
  ['info', Send, 'Submitted to Instructor'],
  ['buoy', CreditCard, 'Payment Requested'],
  ['bad', CircleX, 'Canceled'],
  ['neutral', LifeBuoy, 'Free trial'],
] as const

export function StatusesSection() {
  return (
    <Card aside="Icon, word and colour." title="Statuses">
      <Row>
        {statuses.map(([tone, icon, word]) => (
          <Badge icon={icon} key={word} tone={tone}>
            {word}
          </Badge>
        ))}
        <CountDot>3</CountDot>
        <CountDot>120</CountDot>
      </Row>
    </Card>
  )
}
