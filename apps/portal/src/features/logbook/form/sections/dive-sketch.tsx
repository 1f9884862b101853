import { minutesBetween, siOf, trainingDepthLimit } from '@fathom/domain/logbook'
import { useId } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { measure } from '../fields/measures.ts'
import { useForm } from '../state/form-context.ts'
import css from './sections.module.css'
import { sketchOf } from './sketch.ts'

/** Redraws while the user types. Time runs from left to right in every language, as on an instrument. */
export function DiveSketch() {
  const translator = useTranslator('logbook-form')
  const { t } = translator
  const { content, unit, logType, log } = useForm()
  const fill = useId()
  const { maxDepth, bottomTime, timeIn, timeOut } = content.depthTime
  const minutes = bottomTime ?? minutesBetween(timeIn, timeOut) ?? Number.NaN
  const limit = logType === 'Training' ? siOf('depth', unit, trainingDepthLimit(unit)) : undefined
  const sketch = sketchOf({ maxDepth: maxDepth ?? Number.NaN, minutes, limit, seed: log?.id ?? '' })
  if (!sketch) return null
  const label = t('logbook-form.sketch.label', {
    depth: measure(translator, unit, 'depth', maxDepth ?? 0),
    minutes,
  })
  return (
    <figure className={css.sketch}>
      <svg aria-label={label} preserveAspectRatio="none" role="img" viewBox={sketch.viewBox}>
        <defs>
          <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
            <stop stopColor="var(--d5)" />
            <stop offset=".5" stopColor="var(--d10)" />
            <stop offset="1" stopColor="var(--d18)" />
          </linearGradient>
        </defs>
        <path d={sketch.surface} stroke="var(--line-2)" vectorEffect="non-scaling-stroke" />
        <path
          d={sketch.water}
          fill={`url(#${fill})`}
          stroke="var(--profile-edge)"
          vectorEffect="non-scaling-stroke"
        />
        {sketch.limit && (
          <path
            d={sketch.limit}
            stroke="var(--warn)"
            strokeDasharray="4 5"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <figcaption>{t('logbook-form.sketch.text')}</figcaption>
    </figure>
  )
}
