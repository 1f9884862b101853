import type { Judgement } from '@fathom/domain/trust'
import ScanLine from 'lucide-react/icons/scan-line'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import screen from '../verify.module.css'
import { Advice } from './advice.tsx'
import { Caveats } from './caveats.tsx'
import type { Checked } from './checked.ts'
import { CheckedNote } from './checked-note.tsx'
import { Holder } from './holder.tsx'
import { Paper } from './paper.tsx'
import { Saying } from './saying.tsx'
import css from './verdict.module.css'

type Props = { checked: Checked; onLeave: (next: 'ways' | 'camera') => void }

/** The verdict first, then who it is about, then when and how it was checked. */
export function Verdict({ checked, onLeave }: Props) {
  const { t } = useTranslator('trust')
  const { judgement } = checked
  const { verdict } = judgement
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    place.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={screen.screen}>
      <section className={css.verdict} data-verdict={verdict} ref={place}>
        <Saying judgement={judgement} kind={checked.kind} />
        <div className={css.body}>
          <Caveats judgement={judgement} />
          <Said judgement={judgement} />
          {verdict !== 'valid' && <Advice kind={checked.kind} verdict={verdict} />}
          <CheckedNote checked={checked} />
          <div className={css.next}>
            <Button icon={ScanLine} kind="primary" onClick={() => onLeave('camera')} size="lg">
              {verdict === 'valid' ? t('trust.again') : t('trust.retry')}
            </Button>
            <Button onClick={() => onLeave('ways')} size="lg">
              {t('trust.other')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  )
}

/** The signed content, as far as it can be shown. */
function Said({ judgement }: { judgement: Judgement }) {
  const { statement } = judgement
  if (!statement) return null
  const { subject } = statement
  return subject.kind === 'card' ? (
    <Holder card={subject} judgement={judgement} statement={statement} />
  ) : (
    <Paper form={subject} judgement={judgement} statement={statement} />
  )
}
