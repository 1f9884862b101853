import { HANDS, type HandSignal } from '@fathom/look/drawings/hands.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import css from './content.module.css'

const SIGNALS = Object.keys(HANDS) as HandSignal[]

export function HandSignals() {
  const { t } = useTranslator('training-content')
  return (
    <ul className={css.signals}>
      {SIGNALS.map((signal) => (
        <li className={css.signal} key={signal}>
          <div className={css.hand}>
            <Drawing of={HANDS[signal]} width="full" />
          </div>
          <h2 className={css.name}>{t(`training-content.signal.${signal}`)}</h2>
          <p className={css.text}>{t(`training-content.signal.${signal}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
