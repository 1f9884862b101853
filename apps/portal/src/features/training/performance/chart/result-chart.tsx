import { type ChangeEvent, type CSSProperties, type PointerEvent, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useDay } from '../../record/use-day.ts'
import css from './chart.module.css'
import { ChartLines } from './chart-lines.tsx'
import { ExamMarks } from './exam-marks.tsx'
import { Legend } from './legend.tsx'
import { barsOf, nearestBar, PLATE, passMarkOf, percent, type Result, topOf } from './result-bars.ts'
import { useResultWords } from './use-result-words.ts'

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
      <p className={css.told}>
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
