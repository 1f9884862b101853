import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { divingBell } from '@fathom/look/drawings/lines/diving-bell.ts'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleX from 'lucide-react/icons/circle-x'
import CreditCard from 'lucide-react/icons/credit-card'
import Hourglass from 'lucide-react/icons/hourglass'
import Info from 'lucide-react/icons/info'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo from 'lucide-react/icons/undo-2'
import Waves from 'lucide-react/icons/waves'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useState } from 'react'
import { Button } from '../../shared/ui/action/button.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { CountDot } from '../../shared/ui/feedback/count-dot.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { ProgressBar } from '../../shared/ui/feedback/progress-bar.tsx'
import { Ring } from '../../shared/ui/feedback/ring.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { SoundingLine } from '../../shared/ui/feedback/sounding-line.tsx'
import { Stepper } from '../../shared/ui/feedback/stepper.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import css from '../specimen.module.css'
import { Row, Stack } from '../specimen.tsx'

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
          <b>You’re offline.</b> 2 dives wait on this phone and go out by themselves.
        </Banner>
      </div>
    </Card>
  )
}

const steps = [
  { key: 'questions', label: 'Questions' },
  { key: 'details', label: 'Details' },
  { key: 'sign', label: 'Sign' },
  { key: 'done', label: 'Done' },
]

const missing = [
  { key: 'release', title: 'Liability release', state: 'done' },
  { key: 'medical', title: 'Medical questionnaire', text: 'Due Saturday', state: 'now' },
  { key: 'dives', title: 'Four open water dives', text: '0 of 4 verified', state: 'ahead' },
] as const

export function ProgressSection() {
  return (
    <Card title="Steps, progress, loading">
      <Stack>
        <Stepper current="sign" doneLabel="done" label="Form" steps={steps} />
        <ProgressBar label="Theory" value={0.54} />
        <ProgressBar label="Sending" value={undefined} />
        <Row>
          <Ring label="54% of theory" value={0.54}>
            54%
          </Ring>
          <div className={css.water}>
            <Ring label="54% of theory" on="water" value={0.54}>
              54%
            </Ring>
          </div>
        </Row>
        <SoundingLine doneLabel="done" label="What is missing" soundings={missing} />
        <Loading label="Loading your dives">
          <Row>
            <Skeleton shape="circle" />
            <Skeleton width="12rem" />
          </Row>
          <Skeleton shape="block" />
        </Loading>
      </Stack>
    </Card>
  )
}

export function StatesSection() {
  const [retrying, setRetrying] = useState(false)
  return (
    <>
      <Card>
        <EmptyState
          action={
            <Button icon={Plus} kind="primary">
              Log a dive
            </Button>
          }
          drawing={slate}
          title="No dives yet"
        >
          Your first one can be from years ago. Or bring a file from your dive computer.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          onRetry={() => setRetrying(!retrying)}
          retrying={retrying}
          retryLabel="Try again"
          title="Your dives did not load"
        >
          What you see is from 09:40. Nothing is lost.
        </ErrorState>
      </Card>
      <Card>
        <EmptyState drawing={divingBell} title="All read">
          Messages from Kai and your store appear here.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={boatUnderWay} title="Not there yet">
          This page is still on its way.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={lostCompass} title="No page here">
          The address may have a typing mistake.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={closedHatch} title="Not open to you">
          Ask your store if you think it should be.
        </EmptyState>
      </Card>
    </>
  )
}

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
