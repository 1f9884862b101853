import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { Combobox } from '../../shared/ui/aria/combobox.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Stack } from '../specimen.tsx'

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
          words={{ loading: 'Looking', none: 'No site by that name' }}
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
          words={{ loading: 'Looking', none: 'No country by that name' }}
        />
      </Stack>
    </Card>
  )
}
