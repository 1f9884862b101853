import { DIVE_FIELDS, type FieldOfKind } from '@fathom/domain/logbook'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { useForm } from '../state/form-context.ts'
import { useField } from '../state/use-field.ts'
import { Entry } from './entry.tsx'

type Props = { name: FieldOfKind<'text'>; isOptional?: boolean }

/** A field with one line of text. */
export function TextField({ name, isOptional = false }: Props) {
  const { isLocked } = useForm()
  const { value, change } = useField(name)
  return (
    <Entry field={name} isOptional={isOptional}>
      <TextInput
        autoComplete="off"
        dir="auto"
        disabled={isLocked}
        maxLength={DIVE_FIELDS[name].longest}
        onChange={({ target }) => change(target.value)}
        value={value}
      />
    </Entry>
  )
}
