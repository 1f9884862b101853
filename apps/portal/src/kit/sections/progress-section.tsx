import { ProgressBar } from '../../shared/ui/feedback/progress-bar.tsx'
import { Ring } from '../../shared/ui/feedback/ring.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { SoundingLine } from '../../shared/ui/feedback/sounding-line.tsx'
import { Stepper } from '../../shared/ui/feedback/stepper.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import css from '../specimen.module.css'
import { Row, Stack } from '../specimen.tsx'

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
