import type { CourseReportWire } from '@fathom/contract/training'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'
import ClockAlert from 'lucide-react/icons/clock-alert'
import ClockPlus from 'lucide-react/icons/clock-plus'
import Hourglass from 'lucide-react/icons/hourglass'
import Package from 'lucide-react/icons/package'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { type Column, Table } from '../../../shared/ui/surface/table.tsx'
import { useNarrow } from '../../../shared/use-narrow.ts'
import css from './record.module.css'
import { useDay, useDuration, useLateWords } from './use-format.ts'

type Part = CourseReportWire['parts'][number]

type Props = { title: string; report: Pick<CourseReportWire, 'parts' | 'seconds'> }

/** CA-14: lessons and exam, one by one. */
export function PartsCard({ title, report: { parts, seconds } }: Props) {
  const { t } = useTranslator('training-records')
  const duration = useDuration()
  const sum = t('training-records.report.sum', {
    parts: parts.filter(({ attempts }) => attempts > 0).length,
    time: duration(seconds),
  })
  return (
    <FoldCard aside={sum} title={title}>
      <Table caption={title} columns={useColumns()} rowKey={(part) => part.activityId} rows={parts} />
    </FoldCard>
  )
}

function useColumns(): readonly Column<Part>[] {
  const { t, formatNumber, formatPercent } = useTranslator('training-record')
  const day = useDay()
  const duration = useDuration()
  return [
    { key: 'part', header: t('training-record.part'), cell: ({ title }) => <bdi>{title}</bdi> },
    {
      key: 'result',
      header: t('training-record.result'),
      cell: ({ status, isUnderway, isReported, isSelfChecked, lateSeconds }) => (
        <span className={css.badges}>
          {!(isUnderway && status === 'incomplete') && <StatusBadge status={status} />}
          {isUnderway && <UnderwayBadge />}
          {isReported && <ReportedBadge />}
          {isSelfChecked && <SelfCheckedBadge />}
          <LateBadge lateSeconds={lateSeconds} />
        </span>
      ),
    },
    {
      key: 'score',
      header: t('training-record.score'),
      numeric: true,
      cell: ({ score }) => (score === null ? '–' : formatPercent(score)),
    },
    {
      key: 'tries',
      header: t('training-record.tries'),
      numeric: true,
      cell: ({ attempts }) => formatNumber(attempts),
    },
    {
      key: 'time',
      header: t('training-record.time'),
      numeric: true,
      cell: ({ seconds }) => (seconds > 0 ? duration(seconds) : '–'),
    },
    {
      key: 'date',
      header: t('training-record.date'),
      numeric: true,
      cell: ({ countedAt, doneAt, lastAt }) => {
        const at = countedAt ?? doneAt ?? lastAt
        return at ? day(at) : '–'
      },
    },
  ]
}

type FoldCardProps = { title: string; aside: ReactNode; children: ReactNode }

/** A table that is long on a phone: collapsed under its title there, and expanded in print. */
export function FoldCard({ title, aside, children }: FoldCardProps) {
  const isNarrow = useNarrow('tablet')
  if (!isNarrow)
    return (
      <Card aside={aside} title={title}>
        {children}
      </Card>
    )
  return (
    <Card>
      <details className={css.fold}>
        <summary className={css.foldSummary}>
          <h2>{title}</h2>
          {aside && <span className={css.quiet}>{aside}</span>}
          <Icon of={ChevronDown} />
        </summary>
        {children}
      </details>
    </Card>
  )
}

const LOOKS = {
  'not-attempted': { tone: 'neutral', icon: Circle },
  incomplete: { tone: 'info', icon: CircleDashed },
  completed: { tone: 'ok', icon: CircleCheck },
  passed: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'warn', icon: CircleX },
} as const

/** The student is taking it now; the result beside it is the one that counts so far. */
function UnderwayBadge() {
  const { t } = useTranslator('training-record')
  return (
    <Badge icon={Hourglass} tone="info">
      {t('training-record.underway')}
    </Badge>
  )
}

/** TS-12: an imported package sent this result by itself, and nobody here marked it. */
export function ReportedBadge() {
  const { t } = useTranslator('training-record')
  return (
    <Badge icon={Package} tone="neutral">
      {t('training-record.reported')}
    </Badge>
  )
}

/** TS-12: the knowledge check of one of our own lessons; the browser marked it, so it's no proof. */
export function SelfCheckedBadge() {
  const { t } = useTranslator('training-record')
  return (
    <Badge icon={UserRoundCheck} tone="neutral">
      {t('training-record.selfChecked')}
    </Badge>
  )
}

/** TS-11: the exam, or an answer that counts in it, came after the end of its time. A server of before says nothing. */
export function LateBadge({ lateSeconds }: { lateSeconds: number | null | undefined }) {
  const words = useLateWords()
  if (typeof lateSeconds !== 'number') return null
  return (
    <Badge icon={ClockAlert} tone="warn">
      {words(lateSeconds)}
    </Badge>
  )
}

/** An accommodation lengthened the time of this exam. A server of before says nothing. */
export function MoreTimeBadge({ timeFactor }: { timeFactor: number | undefined }) {
  const { t, formatPercent } = useTranslator('training-exam')
  if (timeFactor === undefined || timeFactor <= 1) return null
  return (
    <Badge icon={ClockPlus} tone="neutral">
      {t('training-exam.accommodation.more', { share: formatPercent(timeFactor - 1) })}
    </Badge>
  )
}

/** The result of a lesson or an exam. */
export function StatusBadge({ status }: { status: CourseReportWire['parts'][number]['status'] }) {
  const { t } = useTranslator('training-record')
  return <Badge {...LOOKS[status]}>{t(`training-record.status.${status}`)}</Badge>
}
