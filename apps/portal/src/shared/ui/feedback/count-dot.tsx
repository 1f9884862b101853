import css from './count-dot.module.css'

type Props = {
  /** Already written in the reader's numerals. */
  children: string
  /** Rides on the corner of an icon button; the button's own label says the number in words. */
  corner?: boolean
}

/** How many wait for the reader. */
export function CountDot({ children, corner = false }: Props) {
  return (
    <span aria-hidden={corner || undefined} className={css.dot} data-corner={corner || undefined}>
      {children}
    </span>
  )
}
