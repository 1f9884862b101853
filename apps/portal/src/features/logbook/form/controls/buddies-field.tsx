import { TEXT_LIMITS } from '@fathom/domain/logbook'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { IconButton } from '../../../../shared/ui/action/icon-button.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { FieldSlot } from '../fields/field-slot.tsx'
import css from '../fields/fields.module.css'
import { useForm } from '../state/form-context.ts'

/** Names, one after the other: a comma or Enter ends one, and so does leaving the field. */
export function BuddiesField() {
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  const [typed, setTyped] = useState('')
  const { buddies } = form.content.experience
  const put = (next: readonly string[]) => form.changePart('experience', { buddies: next })
  const add = () => {
    const names = typed
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    setTyped('')
    put([...new Set([...buddies, ...names])])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'Enter' || event.key === ',') && typed.trim()) {
      event.preventDefault()
      add()
    }
    if (event.key === 'Backspace' && typed === '' && buddies.length > 0) put(buddies.slice(0, -1))
  }
  return (
    <FieldSlot field="buddies" section="experience">
      <Field
        error={form.errorOf('experience', 'buddies')}
        help={t('logbook-form.buddies.help')}
        label={t('logbook-form.field.buddies')}
        optional={t('logbook-form.optional')}
      >
        <TextInput
          autoComplete="off"
          dir="auto"
          disabled={form.isLocked}
          maxLength={TEXT_LIMITS.buddy}
          onBlur={() => typed.trim() && add()}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          value={typed}
        />
      </Field>
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
    </FieldSlot>
  )
}
