import { WORKING_PO2 } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import css from '../fields/fields.module.css'
import { measure } from '../fields/measures.ts'
import { useForm } from '../state/form-context.ts'
import { limitOf, verdictOn } from './gas.ts'

const SIGNS = { oxygen: 'O₂', nitrogen: 'N₂', helium: 'He' } as const
const ORDER = ['oxygen', 'nitrogen', 'helium'] as const

/** The parts of the gas, and its maximum depth. */
export function MixBar() {
  const { t, formatNumber, formatList } = useTranslator('logbook-form')
  const { equipment } = useForm().content
  const parts = ORDER.map((gas) => ({ gas, part: equipment[gas] })).filter(
    (each): each is { gas: (typeof ORDER)[number]; part: number } => (each.part ?? 0) > 0,
  )
  const percent = (part: number) => `${formatNumber(part, { maximumFractionDigits: 1 })}%`
  if (parts.length === 0) return null
  const spoken = parts.map(({ gas, part }) => t(`logbook-form.gas.${gas}`, { percent: percent(part) }))
  return (
    <div>
      <div aria-label={formatList(spoken)} className={css.mix} dir="ltr" role="img">
        {parts.map(({ gas, part }) => (
          <span className={css.gas} data-gas={gas} key={gas} style={{ flex: part }}>
            {SIGNS[gas]} {percent(part)}
          </span>
        ))}
      </div>
      <OperatingDepth />
    </div>
  )
}

function OperatingDepth() {
  const translator = useTranslator('logbook-form')
  const { t, formatNumber } = translator
  const { content, unit } = useForm()
  const limit = limitOf(content.equipment)
  if (limit === undefined) return null
  const verdict = verdictOn(content.depthTime.maxDepth, limit)
  const depth = measure(translator, unit, 'depth', limit)
  return (
    <p className={css.note} data-tone={verdict === 'beyond' ? 'warn' : undefined}>
      {t('logbook-form.gas.mod', { depth, pressure: `${formatNumber(WORKING_PO2)}\u00a0bar` })}{' '}
      {verdict && t(`logbook-form.gas.${verdict}`)}
    </p>
  )
}
