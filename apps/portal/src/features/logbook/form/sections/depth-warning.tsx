import { entryOf, isBeyondTrainingDepth, trainingDepthLimit, unitOf } from '@fathom/domain/logbook'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { entryText } from '../fields/measures.ts'
import { useForm } from '../state/form-context.ts'
import css from './sections.module.css'

/**
 * CO-03: warns about a training dive beyond 18 m or 60 ft, here for the diver and later for the instructor.
 */
export function DepthWarning() {
  const translator = useTranslator('logbook-form')
  const { t } = translator
  const { content, unit, logType, instructorName } = useForm()
  const { maxDepth } = content.depthTime
  const isBeyond = logType === 'Training' && isBeyondTrainingDepth(maxDepth, unit)
  const say = (entry: number) => `${entryText(translator, entry)}\u00a0${unitOf('depth', unit).symbol}`
  return (
    <div className={css.quiet} role="status">
      {isBeyond && maxDepth !== null && (
        <Banner icon={TriangleAlert} tone="warn">
          <b>
            {t('logbook-form.deep.title', {
              depth: say(entryOf('depth', unit, maxDepth)),
              limit: say(trainingDepthLimit(unit)),
            })}
          </b>
          <p>
            {t('logbook-form.deep.text', {
              name: instructorName ?? '',
              known: instructorName ? 'yes' : 'no',
            })}
          </p>
        </Banner>
      )}
    </div>
  )
}
