import css from './drawing.module.css'

type Props = {
  /** SVG text from `@fathom/look`. */
  of: string
  width?: 'sm' | 'md' | 'full'
}

/** A drawing of ours; it never carries meaning that the words beside it lack. */
export function Drawing({ of, width = 'md' }: Props) {
  // Set as text because it is a constant of our own package, never anything a person typed.
  return <div aria-hidden="true" className={css[width]} dangerouslySetInnerHTML={{ __html: of }} />
}
