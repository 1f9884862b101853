import type { Equipment } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import css from './parts.module.css'

const SIGNS = { oxygen: 'O₂', nitrogen: 'N₂', helium: 'He' } as const
const ORDER = ['oxygen', 'nitrogen', 'helium'] as const

/** The parts of the gas. */
export function GasBar({ equipment }: { equipment: Equipment }) {
  const { t, formatNumber, formatList } = useTranslator('logbook', 'logbook-dive')
  const parts = ORDER.flatMap((gas) => {
    const part = equipment[gas]
    return part ? [{ gas, part, percent: `${formatNumber(part, { maximumFractionDigits: 1 })}%` }] : []
  })
  if (parts.length === 0) return null
  const { gasMixture } = equipment
  const spoken = formatList(parts.map(({ gas, percent }) => t(`logbook-dive.gas.${gas}`, { percent })))
  const label = gasMixture ? `${t(`logbook.option.gas_mixture.${gasMixture}`)}: ${spoken}` : spoken
  return (
    <div aria-label={label} className={css.mix} dir="ltr" role="img">
      {parts.map(({ gas, part, percent }) => (
        <span data-gas={gas} key={gas} style={{ flex: part }}>
          {SIGNS[gas]} {percent}
        </span>
      ))}
    </div>
  )
}
