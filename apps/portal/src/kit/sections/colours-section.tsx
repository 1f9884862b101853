import { Card } from '../../shared/ui/surface/card.tsx'
import css from '../specimen.module.css'

const ramp = ['d0', 'd5', 'd10', 'd18', 'd25', 'd30', 'd40', 'd60']
const roles = [
  ['bg', 'page'],
  ['surface', 'cards'],
  ['surface-3', 'wells'],
  ['raised', 'overlays'],
  ['ink', 'text'],
  ['ink-2', 'second'],
  ['ink-3', 'meta'],
  ['line-2', 'outline'],
  ['primary', 'the one action'],
  ['primary-soft', 'selected'],
  ['buoy', 'needs you'],
  ['ok', 'verified'],
  ['warn', 'pending'],
  ['bad', 'error'],
]

export function ColoursSection() {
  return (
    <Card aside="A depth always has the same colour. Graphics only, never text." title="Colour">
      <div className={css.ramp}>
        {ramp.map((name) => (
          <span key={name} style={{ background: `var(--${name})` }} />
        ))}
      </div>
      <div className={css.swatches}>
        {roles.map(([name, use]) => (
          <p key={name}>
            <span className={css.swatch} style={{ background: `var(--${name})` }} />
            <b>{name}</b>
            <br />
            {use}
          </p>
        ))}
      </div>
    </Card>
  )
}
