import type { ComponentProps } from 'react'
import { Link } from '../../router/index.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { type ButtonLook, buttonClass } from './button.tsx'

type Props = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook & { icon?: IconShape }

/** A link that looks like a button. */
export function ButtonLink({ kind, size, block, icon, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass({ kind, size, block })}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  )
}
