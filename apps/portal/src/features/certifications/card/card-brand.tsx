import { mark } from '@fathom/look/mark.ts'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import css from './card.module.css'

const MARK = mark('#fff', '#ff6a2b')

export function CardBrand() {
  return (
    <span className={css.brand}>
      <Drawing of={MARK} width="full" />
      <bdi>Fathom</bdi>
    </span>
  )
}
