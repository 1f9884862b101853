import css from '@fathom/look/controls/button.module.css'
import { classNames } from '../class-names.ts'

export type ButtonLook = {
  /** `primary` is the main action of a screen; `bright` is for use on a scene or a photo. */
  kind?: 'primary' | 'line' | 'soft' | 'quiet' | 'bad' | 'bright' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Takes the full width of its container. */
  block?: boolean | undefined
}

export function buttonClass({ kind = 'line', size = 'md', block }: ButtonLook): string {
  return classNames(
    css.button,
    css[`button-${kind}`],
    size !== 'md' && css[`button-${size}`],
    block && css['button-block'],
  )
}
