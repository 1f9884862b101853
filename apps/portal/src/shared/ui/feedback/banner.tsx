import css from '@fathom/look/controls/banner.module.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'

type Props = {
  tone?: 'info' | 'ok' | 'warn' | 'bad' | 'buoy'
  icon: IconShape
  children: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** `alert` interrupts the reader; use it only for urgent messages. */
  live?: 'off' | 'status' | 'alert'
}

export function Banner({ tone = 'info', icon, children, action, live = 'off' }: Props) {
  return (
    <div
      className={classNames(css.banner, tone !== 'info' && css[`banner-${tone}`])}
      role={live === 'off' ? undefined : live}
    >
      <Icon of={icon} />
      <div className={css['banner-body']}>{children}</div>
      {action}
    </div>
  )
}
