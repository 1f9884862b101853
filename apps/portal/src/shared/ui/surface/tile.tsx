import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './tile.module.css'

export type TileTone = 'info' | 'plain' | 'ok' | 'warn' | 'buoy' | 'bad'

export function Tile({ icon, tone = 'info' }: { icon: IconShape; tone?: TileTone }) {
  return (
    <span className={css.tile} data-tone={tone}>
      <Icon of={icon} />
    </span>
  )
}
