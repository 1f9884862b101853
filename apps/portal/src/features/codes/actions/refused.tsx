import CircleAlert from 'lucide-react/icons/circle-alert'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { useProblemWords } from '../use-problem-words.ts'
import css from './actions.module.css'

/** Why an action failed, shown in its dialog. */
export function Refused({ error }: { error: unknown }) {
  const wordsOf = useProblemWords()
  if (!error) return null
  return (
    <div className={css.refused}>
      <Banner icon={CircleAlert} live="alert" tone="bad">
        {wordsOf(error)}
      </Banner>
    </div>
  )
}
