import { type ReactNode, useId } from 'react'
import css from './setting.module.css'

/** A part of the page: what it is about at the start side, its fields at the end side. */
export function Setting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
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
