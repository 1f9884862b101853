import css from './bubbles.module.css'

/** The loader: three rising bubbles. */
export function Bubbles() {
  return (
    <span aria-hidden="true" className={css.bubbles}>
      <i />
      <i />
      <i />
    </span>
  )
}
