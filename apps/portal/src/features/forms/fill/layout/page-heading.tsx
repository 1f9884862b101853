import { type ReactNode, useEffect, useRef } from 'react'
import css from './layout.module.css'

/** The heading of one page of the form; gets the focus whenever the page changes. */
export function PageHeading({ children, isFirst }: { children: ReactNode; isFirst: boolean }) {
  const place = useRef<HTMLHeadingElement>(null)
  const skip = useRef(isFirst)
  useEffect(() => {
    if (skip.current) return
    scrollTo({ top: 0 })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 className={css.question} ref={place} tabIndex={-1}>
      {children}
    </h2>
  )
}
