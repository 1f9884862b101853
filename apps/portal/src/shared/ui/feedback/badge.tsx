import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './badge.module.css'

export type BadgeTone = 'neutral' | 'draft' | 'info' | 'ok' | 'warn' | 'buoy' | 'bad'

type Props = { tone: BadgeTone; icon: IconShape; children: ReactNode }

/** A status: icon, text and color together, never color alone. */
export function Badge({ tone, icon, children }: Props) {
  return (
    <span className={classNames(css.badge, css[tone])}>
      <Icon of={icon} size="sm" />
      {children}
    </span>
  )
}
