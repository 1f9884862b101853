import { type ReactNode, useId } from 'react'
import css from './card.module.css'

type Props = {
  children: ReactNode
  title?: ReactNode
  /** The heading level in the page outline. */
  level?: 2 | 3
  /** Beside the title: a link, a count, a badge. */
  aside?: ReactNode
  /** `plain` leaves the padding to its content. */
  pad?: 'normal' | 'plain'
}

export function Card({ children, title, level = 2, aside, pad = 'normal' }: Props) {
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={title ? titleId : undefined} className={css.card} data-pad={pad}>
      {title && (
        <header className={css.header}>
          <Heading className={css.title} id={titleId}>
            {title}
          </Heading>
          {aside && <div className={css.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
