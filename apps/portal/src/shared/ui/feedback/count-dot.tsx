import css from './count-dot.module.css'

type Props = {
  /** Already formatted in the reader's numerals. */
  children: string
  /** Sits on the corner of an icon button, whose label says the number in words. */
  corner?: boolean
}

/** The number of items that wait for the reader. */
export function CountDot({ children, corner = false }: Props) {
  return (
    <span aria-hidden={corner || undefined} className={css.dot} data-corner={corner || undefined}>
      {children}
    </span>
  )
}
