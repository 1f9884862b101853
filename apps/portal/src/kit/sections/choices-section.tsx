import { useState } from 'react'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { RadioRows } from '../../shared/ui/form/radio-rows.tsx'
import { Switch } from '../../shared/ui/form/switch.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Stack } from '../specimen.tsx'

const waters = [
  { value: 'salt', label: 'Salt water' },
  { value: 'fresh', label: 'Fresh water', help: 'Lakes, quarries, caves' },
  { value: 'pool', label: 'Pool', disabled: true },
] as const

export function ChoicesSection() {
  const [news, setNews] = useState(true)
  const [offers, setOffers] = useState(false)
  const [water, setWater] = useState<'salt' | 'fresh' | 'pool'>('salt')
  return (
    <Card title="Switch, checkbox, radio">
      <Stack>
        <div>
          <Switch
            checked={news}
            help="Changes take up to 24 hours"
            label="News from Fathom"
            onChange={setNews}
          />
          <Switch checked={offers} label="Offers from partners" onChange={setOffers} />
          <Switch checked={false} disabled={true} label="Not for you now" onChange={setOffers} />
        </div>
        <div>
          <Checkbox defaultChecked={true}>I have read the statement</Checkbox>
          <Checkbox error="Read and tick the statement">I agree to the terms</Checkbox>
        </div>
        <RadioRows choices={waters} legend="Water" onChange={setWater} value={water} />
      </Stack>
    </Card>
  )
}
