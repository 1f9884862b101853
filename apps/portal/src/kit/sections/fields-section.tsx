import Phone from 'lucide-react/icons/phone'
import { useState } from 'react'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { NumberInput } from '../../shared/ui/form/number-input.tsx'
import { PasswordInput } from '../../shared/ui/form/password-input.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { TextArea } from '../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Stack } from '../specimen.tsx'

export function FieldsSection() {
  const [depth, setDepth] = useState<number | undefined>(30.4)
  const [time, setTime] = useState<number>()
  return (
    <Card title="Fields">
      <Stack>
        <Field label="Title">
          <TextInput defaultValue="Thistlegorm" />
        </Field>
        <Field help="From your computer, or your best guess." label="Max depth">
          <NumberInput format={String} locale="en-US" onChange={setDepth} unit="m" value={depth} />
        </Field>
        <Field error={time === undefined && 'Enter a bottom time'} label="Bottom time">
          <NumberInput format={String} locale="en-US" onChange={setTime} unit="min" value={time} />
        </Field>
        <Field help="Cannot be changed." label="E-mail">
          <TextInput readOnly={true} type="email" value="diver@fathom.test" />
        </Field>
        <Field label="Mobile phone" optional="optional">
          <TextInput icon={Phone} placeholder="+46 70 123 45 67" type="tel" />
        </Field>
        <Field aside={<TextLink to="/forgotten">Forgotten?</TextLink>} label="Password">
          <PasswordInput defaultValue="Reef1234" hideLabel="Hide password" showLabel="Show password" />
        </Field>
        <Field label="Dive type">
          <Select defaultValue="boat">
            <option value="boat">Boat</option>
            <option value="shore">Shore</option>
          </Select>
        </Field>
        <Field label="Notes" optional="optional">
          <TextArea placeholder="What you saw, and with whom" />
        </Field>
        <Field label="Not for you now">
          <TextInput disabled={true} value="Disabled" />
        </Field>
      </Stack>
    </Card>
  )
}
