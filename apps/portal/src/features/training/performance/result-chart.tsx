import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, type CSSProperties, type PointerEvent, useId, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { useDay, useDuration, useLateWords } from '../record/use-format.ts'
import {
  type Bar,
  barsOf,
  nearestBar,
  PLATE,
  passMarkOf,
  percent,
  type Result,
  topOf,
  WATERLINE,
} from './result-bars.ts'
import css from './result-chart.module.css'

/** Every result as a bar that rises toward the surface. Time runs from left to right in every language. */
export function ResultChart({ results }: { results: readonly Result[] }) {
  const day = useDay()
  const { t, formatPercent } = useTranslator('training-records')
  const [picked, setPicked] = useState(results.length - 1)
  const words = useResultWords()
  const bars = barsOf(results)
  const at = Math.min(picked, results.length - 1)
  const current = results[at]
  const mark = passMarkOf(results)
  const first = results[0]
  const last = results.at(-1)
  if (!current || !first || !last) return null
  return (
    <figure className={css.chart}>
      <div className={css.plate} dir="ltr" style={{ '--count': results.length } as CSSProperties}>
        <span aria-hidden="true" className={css.tag} style={{ top: percent(PLATE.surface / PLATE.height) }}>
          {formatPercent(1)}
        </span>
        {mark !== undefined && (
          <span aria-hidden="true" className={css.mark} style={{ top: percent(topOf(mark)) }}>
            <span className={css.tag}>
              <span data-size="wide">
                {t('training-records.results.passes', { mark: formatPercent(mark) })}
              </span>
              <span data-size="narrow">{formatPercent(mark)}</span>
            </span>
          </span>
        )}
        <div className={css.bars}>
          <ChartLines bars={bars} picked={at} />
          <ExamMarks bars={bars} />
          <Pick at={at} count={results.length} onPick={setPicked} words={words.sentence(current)} />
        </div>
      </div>
      <div aria-hidden="true" className={css.days} dir="ltr">
        <span>{day(first.startedAt)}</span>
        {results.length > 1 && <span>{day(last.startedAt)}</span>}
      </div>
      <p className={css.readout}>
        <b>{words.name(current)}</b> {words.rest(current)}
      </p>
      <Legend results={results} />
      <figcaption className="visually-hidden">{words.label(results)}</figcaption>
    </figure>
  )
}

type PickProps = { at: number; count: number; words: string; onPick: (at: number) => void }

/** Picks one result, by pointer or keys. */
function Pick({ at, count, words, onPick }: PickProps) {
  const { t } = useTranslator('training-records')
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onPick(nearestBar((event.clientX - left) / width, count))
  }
  return (
    <input
      aria-label={t('training-records.results.pick')}
      aria-valuetext={words}
      className={css.range}
      max={count - 1}
      min={0}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onPick(Number(event.target.value))}
      onPointerDown={follow}
      onPointerMove={follow}
      step={1}
      type="range"
      value={at}
    />
  )
}

/** A mark on top of each exam: passed or failed, by shape and color. */
function ExamMarks({ bars }: { bars: readonly Bar[] }) {
  return bars
    .filter(({ result }) => result.kind === 'exam')
    .map(({ result, left, top }) => {
      const isPassed = result.status === 'passed'
      return (
        <span
          aria-hidden="true"
          className={css.exam}
          data-passed={isPassed || undefined}
          key={result.attemptId}
          style={{ left: percent(left), top: percent(top) }}
        >
          <Icon of={isPassed ? Check : X} size="sm" />
        </span>
      )
    })
}

/** Explains the marks that appear in the chart. */
function Legend({ results }: { results: readonly Result[] }) {
  const { t } = useTranslator('training-records')
  const exams = results.filter(({ kind }) => kind === 'exam')
  if (exams.length === 0) return null
  const isPassed = ({ status }: Result) => status === 'passed'
  return (
    <ul className={css.legend}>
      {results.some(({ kind }) => kind === 'lesson') && (
        <li>
          <span className={css.key} />
          {t('training-records.legend.lesson')}
        </li>
      )}
      {exams.some(isPassed) && (
        <li>
          <span className={css.exam} data-passed={true}>
            <Icon of={Check} size="sm" />
          </span>
          {t('training-records.legend.passed')}
        </li>
      )}
      {!exams.every(isPassed) && (
        <li>
          <span className={css.exam}>
            <Icon of={X} size="sm" />
          </span>
          {t('training-records.legend.failed')}
        </li>
      )}
    </ul>
  )
}

/** The bars, darker with depth and lighter near the surface, and the waterline of a full score. */
function ChartLines({ bars, picked }: { bars: readonly Bar[]; picked: number }) {
  const fill = useId()
  return (
    <>
      <svg aria-hidden="true">
        <linearGradient
          gradientUnits="userSpaceOnUse"
          id={fill}
          x1="0"
          x2="0"
          y1={percent(PLATE.surface / PLATE.height)}
          y2="100%"
        >
          <stop stopColor="var(--d5)" />
          <stop offset=".3" stopColor="var(--d10)" />
          <stop offset=".6" stopColor="var(--d18)" />
          <stop offset="1" stopColor="var(--d30)" />
        </linearGradient>
        {bars.map(({ result, left, top }, at) => (
          // The rect extends below the floor to hide its lower rounded corners.
          <rect
            className={css.bar}
            data-picked={at === picked || undefined}
            fill={`url(#${fill})`}
            height="100%"
            key={result.attemptId}
            rx="6"
            x={percent(left)}
            y={percent(top)}
          />
        ))}
      </svg>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}>
        <path className={css.surface} d={WATERLINE} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  )
}

/** Results as text: what the chart shows visually. */
export function useResultWords() {
  const day = useDay()
  const { t, formatPercent } = useTranslator('training-records', 'training-record')
  const duration = useDuration()
  const late = useLateWords()
  const shareOf = (score: number | null | undefined) =>
    score === null || score === undefined ? t('training-records.result.noScore') : formatPercent(score)
  const dayOf = (result: Result | undefined) => (result ? day(result.startedAt) : '')
  const name = ({ title, number }: Result) => t('training-records.result.try', { title, number })
  const rest = (result: Result, withShare = true) => {
    const { score, status, seconds, isReported, isSelfChecked, lateSeconds } = result
    const parts = [dayOf(result), ...(withShare ? [shareOf(score)] : [])]
    parts.push(t(`training-record.status.${status}`), duration(seconds))
    if (isReported) parts.push(t('training-record.reported'))
    if (isSelfChecked) parts.push(t('training-record.selfChecked'))
    if (lateSeconds) parts.push(late(lateSeconds))
    return parts.join(' · ')
  }
  return {
    name,
    rest,
    sentence: (result: Result) => `${name(result)}. ${rest(result)}`,
    label: (results: readonly Result[]) => {
      const scores = results.flatMap(({ score }) => score ?? [])
      return t('training-records.results.label', {
        count: results.length,
        first: dayOf(results[0]),
        last: dayOf(results.at(-1)),
        best: shareOf(scores.length > 0 ? Math.max(...scores) : null),
        // One that is still under way has none.
        latest: shareOf(scores.at(-1)),
      })
    },
  }
}
