import field from '@fathom/look/controls/field.module.css'
import X from 'lucide-react/icons/x'
import { useContext, useRef } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './aria.module.css'

type Props = {
  text: string
  icon: IconShape | undefined
  placeholder: string | undefined
  onEscape: (() => void) | undefined
  clear: { label: string; onClear: () => void } | undefined
}

/**
 * The text input. A click selects the whole text and opens the whole list, because someone who returns to a
 * chosen entry wants another one rather than to edit its name. The list is as wide as the group.
 */
export function ComboboxInput({ text, icon, placeholder, onEscape, clear }: Props) {
  const state = useContext(ComboBoxStateContext)
  const input = useRef<HTMLInputElement>(null)
  const wasFocused = useRef(false)
  const enter = () => {
    if (!wasFocused.current) input.current?.select()
    state?.open(null, 'manual')
  }
  return (
    <Group className={classNames(field.input, css.box)}>
      {icon && <Icon of={icon} />}
      <Input
        {...(placeholder && { placeholder })}
        onClick={enter}
        onInput={() => state?.open(null, 'input')}
        onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
        onPointerDown={() => {
          wasFocused.current = document.activeElement === input.current
        }}
        ref={input}
      />
      {clear && text !== '' && (
        <button
          aria-label={clear.label}
          className={classNames(field['input-action'], css.clear)}
          onClick={() => {
            clear.onClear()
            input.current?.focus()
            state?.open(null, 'manual')
          }}
          type="button"
        >
          <Icon of={X} />
        </button>
      )}
    </Group>
  )
}
