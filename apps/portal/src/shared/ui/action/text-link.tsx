import css from '@fathom/look/controls/link.module.css'
import type { ReactNode } from 'react'
import { Link } from '../../router/index.ts'

type Props = { children: ReactNode } & ({ to: string } | { href: string; newTab?: boolean })

/** A link in a sentence: `to` for the portal, `href` for other sites. */
export function TextLink({ children, ...target }: Props) {
  if ('to' in target) {
    return (
      <Link className={css.link} to={target.to}>
        {children}
      </Link>
    )
  }
  return (
    <a
      className={css.link}
      href={target.href}
      {...(target.newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  )
}
