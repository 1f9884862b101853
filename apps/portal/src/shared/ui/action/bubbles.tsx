import css from './bubbles.module.css'

/** The loader: three bubbles on their way up. */
export function Bubbles() {
  return (
    <span aria-hidden="true" className={css.bubbles}>
      <i />
      <i />
      <i />
    </span>
  )
}
