import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import css from '../specimen.module.css'

export function BannersSection() {
  return (
    <Card title="Banners">
      <div className={css.tight}>
        <Banner icon={Info}>
          <b>Maintenance on Sunday, 02:00 to 03:00 UTC.</b> You can keep logging, we send it after.
        </Banner>
        <Banner icon={TriangleAlert} tone="warn">
          19.2 m is deeper than the 18 m training limit. You can still send it.
        </Banner>
        <Banner
          action={
            <Button kind="quiet" size="sm">
              Show
            </Button>
          }
          icon={CircleAlert}
          tone="bad"
        >
          Required fields missing in Skills.
        </Banner>
        <Banner icon={Check} tone="ok">
          <b>Sent to Kai.</b> Usually answered in 2 days.
        </Banner>
        <Banner icon={WifiOff} tone="buoy">
          <b>No signal.</b> 2 dives wait on this phone and go out by themselves.
        </Banner>
      </div>
    </Card>
  )
}
