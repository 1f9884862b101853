import ImageUp from 'lucide-react/icons/image-up'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useState } from 'react'
import { Button } from '../../shared/ui/action/button.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Combobox } from '../../shared/ui/aria/combobox.tsx'
import { DateField } from '../../shared/ui/aria/date-field.tsx'
import { TimeField } from '../../shared/ui/aria/time-field.tsx'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { NumberInput } from '../../shared/ui/form/number-input.tsx'
import { PasswordInput } from '../../shared/ui/form/password-input.tsx'
import { Savebar } from '../../shared/ui/form/savebar.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { TextArea } from '../../shared/ui/form/text-area.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { FileDrop } from '../../shared/ui/upload/file-drop.tsx'
import { UploadRow } from '../../shared/ui/upload/upload-row.tsx'
import { portraitUrl } from '../portrait-url.ts'
import css from '../specimen.module.css'
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
        <Field help="It can’t be changed." label="Email">
          <TextInput readOnly={true} type="email" value="diver@fathom.test" />
        </Field>
        <Field label="Mobile phone" optional="optional">
          <TextInput icon={Phone} placeholder="+46 70 123 45 67" type="tel" />
        </Field>
        <Field aside={<TextLink to="/forgotten">Forgot password?</TextLink>} label="Password">
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

const sites = [
  { id: 'hole', name: 'Blue Hole', detail: 'Dahab, Egypt' },
  { id: 'corner', name: 'Blue Corner', detail: 'Palau' },
  { id: 'thistlegorm', name: 'Thistlegorm', detail: 'Red Sea, Egypt' },
]

export function ComboboxSection() {
  const [text, setText] = useState('')
  const [selected, setSelected] = useState<string>()
  const found = sites.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
  return (
    <Card title="Combobox">
      <Stack>
        <Combobox
          create={{ label: (name) => `Use “${name}” as a new site`, onCreate: () => setSelected(undefined) }}
          icon={MapPin}
          label="Dive site"
          onSelect={({ id }) => setSelected(id)}
          onTextChange={setText}
          placeholder="Type a name"
          selected={selected}
          suggestions={found}
          text={text}
          words={{ loading: 'Searching', none: 'No site with that name' }}
        />
        <Combobox
          error="Choose a country"
          label="Country"
          loading={true}
          onSelect={() => undefined}
          onTextChange={() => undefined}
          selected={undefined}
          suggestions={[]}
          text=""
          words={{ loading: 'Searching', none: 'No country with that name' }}
        />
      </Stack>
    </Card>
  )
}

const dived = new Set(['2026-05-12', '2026-05-14', '2026-05-25'])

export function DatesSection({ locale }: { locale: string }) {
  const [date, setDate] = useState<string | undefined>('2026-05-16')
  const [birth, setBirth] = useState<string>()
  const [time, setTime] = useState<string | undefined>('14:02')
  return (
    <Card aside="In the reader’s own calendar. Days with a dive carry a dot." title="Date and time">
      <Stack>
        <DateField
          isMarked={(day) => dived.has(day)}
          label="Date"
          locale={locale}
          max="2026-05-28"
          onChange={setDate}
          value={date}
        />
        <DateField
          error="Enter your date of birth"
          label="Date of birth"
          locale={locale}
          onChange={setBirth}
          value={birth}
        />
        <TimeField label="Time in" locale={locale} onChange={setTime} value={time} />
        <TimeField isDisabled={true} label="Time out" locale={locale} onChange={setTime} value="14:44" />
      </Stack>
    </Card>
  )
}

export function UploadSection() {
  const [chosen, setChosen] = useState<string[]>([])
  const nothing = () => undefined
  return (
    <Card title="Files">
      <div className={css.tight}>
        <FileDrop
          accept={['image/jpeg', 'image/png']}
          hint="JPG or PNG, up to 10 MB each"
          icon={ImageUp}
          label="Add photos"
          maxBytes={10_000_000}
          multiple={true}
          onFiles={(files) => setChosen(files.map(({ name }) => name))}
          onRefused={(refused) => setChosen(refused.map(({ file, reason }) => `${file.name}: ${reason}`))}
          overLabel="Let go to add photos"
        />
        <ul className={css.tight}>
          <UploadRow
            name="turtle.jpg"
            onRemove={nothing}
            preview={portraitUrl('mara')}
            removeLabel="Remove turtle.jpg"
            state={{ kind: 'sending', label: 'turtle.jpg', progress: 0.7 }}
          />
          <UploadRow
            name="wreck.heic"
            onRemove={nothing}
            removeLabel="Remove wreck.heic"
            state={{
              kind: 'failed',
              reason: 'Use a JPG or PNG',
              retryLabel: 'Choose again',
              onRetry: nothing,
            }}
          />
          <UploadRow
            name="card-photo-of-a-very-long-name-2026-05-16.png"
            onRemove={nothing}
            removeLabel="Remove the card photo"
            state={{ kind: 'sent', text: 'Sent, 2.1 MB' }}
          />
          {chosen.map((name) => (
            <UploadRow
              key={name}
              name={name}
              onRemove={() => setChosen([])}
              removeLabel={`Remove ${name}`}
              state={{ kind: 'sent', text: 'Chosen' }}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}

export function SavebarSection() {
  const [changed, setChanged] = useState(false)
  return (
    <Card aside="Only after a change." title="Save bar">
      <Checkbox checked={changed} onChange={(event) => setChanged(event.target.checked)}>
        Change something
      </Checkbox>
      {changed && (
        <Savebar say="You changed the country">
          <Button onClick={() => setChanged(false)}>Undo</Button>
          <Button kind="primary" onClick={() => setChanged(false)}>
            Save changes
          </Button>
        </Savebar>
      )}
    </Card>
  )
}
