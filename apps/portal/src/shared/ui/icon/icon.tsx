import type { ComponentType } from 'react'
import { classNames } from '../class-names.ts'
import css from './icon.module.css'

/** One icon of the set, imported individually: `import Bell from 'lucide-react/icons/bell'`. */
export type IconShape = ComponentType<{ className?: string }>

type Props = {
  of: IconShape
  size?: 'sm' | 'md' | 'lg'
  /** Only for icons that point in the reading direction: arrows, chevrons, panels. */
  flip?: boolean
}

export function Icon({ of: Shape, size = 'md', flip }: Props) {
  return <Shape className={classNames(css.icon, css[size], flip && css.flip)} />
}
