import { positionIn } from '@fathom/domain/logbook'
import type { ClipboardEvent } from 'react'
import { UseMyPosition } from '../../use-my-position.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { useForm } from '../state/form-context.ts'
import css from './sections.module.css'

/** LO-09: where exactly it was, typed, pasted as a pair from a map, or from this device. */
export function PositionFields() {
  const { change, isLocked } = useForm()
  const paste = (event: ClipboardEvent) => {
    const position = positionIn(event.clipboardData.getData('text'))
    if (!position) return
    event.preventDefault()
    change(position)
  }
  return (
    <div>
      <div className={css.four} onPaste={paste}>
        <NumberField name="latitude" />
        <NumberField name="longitude" />
      </div>
      {!isLocked && (
        <div className={css.row} data-after={true}>
          <UseMyPosition onPosition={change} />
        </div>
      )}
    </div>
  )
}
