import { type ReactNode, useId } from 'react'
import css from './setting.module.css'

type Props = { title: ReactNode; text: ReactNode; children: ReactNode }

/** A section of a page: its title and text on the start side, its fields on the end side. */
export function Setting({ title, text, children }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={css.setting}>
      <header>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </header>
      <div className={css.body}>{children}</div>
    </section>
  )
}
