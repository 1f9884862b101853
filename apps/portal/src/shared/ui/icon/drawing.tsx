import css from './drawing.module.css'

type Props = {
  /** SVG text from `@fathom/look`. */
  of: string
  width?: 'sm' | 'md' | 'full'
}

/** One of our drawings; it never carries meaning that the text beside it lacks. */
export function Drawing({ of, width = 'md' }: Props) {
  // Safe to set as HTML: it is a constant from our own package, never user input.
  return <div aria-hidden="true" className={css[width]} dangerouslySetInnerHTML={{ __html: of }} />
}
