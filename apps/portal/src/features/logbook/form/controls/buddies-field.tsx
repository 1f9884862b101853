import { TEXT_LIMITS } from '@fathom/domain/logbook'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { IconButton } from '../../../../shared/ui/action/icon-button.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { Entry } from '../fields/entry.tsx'
import css from '../fields/fields.module.css'
import { useForm } from '../state/form-context.ts'
import { hasComma, withNames } from './names.ts'

/** A list of names: a comma, Enter or leaving the field ends a name. */
export function BuddiesField() {
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  const [typed, setTyped] = useState('')
  const { buddies } = form.content.experience
  const put = (next: readonly string[]) => form.changePart('experience', { buddies: next })
  const add = (text: string) => {
    setTyped('')
    put(withNames(buddies, text))
  }
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Many phones don't report keys, so look for the comma in the text.
    const isBeingComposed = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (hasComma(target.value) && !isBeingComposed) add(target.value)
    else setTyped(target.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '' && buddies.length > 0) put(buddies.slice(0, -1))
  }
  return (
    <div className={css.slot}>
      <Entry field="buddies" help={t('logbook-form.buddies.help')} isOptional={true} section="experience">
        <TextInput
          autoComplete="off"
          dir="auto"
          disabled={form.isLocked}
          maxLength={TEXT_LIMITS.buddy}
          onBlur={() => typed.trim() && add(typed)}
          onChange={onChange}
          onKeyDown={onKeyDown}
          value={typed}
        />
      </Entry>
      {buddies.length > 0 && (
        <ul aria-label={t('logbook-form.field.buddies')} className={css.picked}>
          {buddies.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
              <IconButton
                disabled={form.isLocked}
                icon={X}
                iconSize="sm"
                label={t('logbook-form.buddies.remove', { name })}
                onClick={() => put(buddies.filter((each) => each !== name))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
