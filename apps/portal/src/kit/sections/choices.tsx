import { useState } from 'react'
import { Chip } from '../../shared/ui/choice/chip.tsx'
import { Segments } from '../../shared/ui/choice/segments.tsx'
import { Tabs } from '../../shared/ui/choice/tabs.tsx'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { RadioRows } from '../../shared/ui/form/radio-rows.tsx'
import { Switch } from '../../shared/ui/form/switch.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Row, Stack } from '../specimen.tsx'

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

const segments = [
  { key: 'all', label: 'All', count: '120' },
  { key: 'training', label: 'Training', count: '14' },
  { key: 'drafts', label: 'Drafts', count: '3' },
] as const

const tabs = [
  { key: 'theory', label: 'Theory', content: <p>Five lessons and an exam.</p> },
  { key: 'dives', label: 'Dives', content: <p>Four open water dives.</p> },
  { key: 'records', label: 'Records', content: <p>Signed by your instructor.</p> },
] as const

export function FiltersSection() {
  const [segment, setSegment] = useState<(typeof segments)[number]['key']>('all')
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('theory')
  const [mask, setMask] = useState(true)
  const [hover, setHover] = useState(false)
  return (
    <Card title="Filter, tabs, chips">
      <Stack>
        <Segments legend="Show" onSelect={setSegment} segments={segments} selected={segment} />
        <Tabs label="Course" onSelect={setTab} selected={tab} tabs={tabs} />
        <Row>
          <Chip onToggle={setMask} pressed={mask}>
            Mask clearing
          </Chip>
          <Chip onToggle={setHover} pressed={hover}>
            Hover 30 seconds
          </Chip>
          <Chip disabled={true} onToggle={setHover} pressed={false}>
            Ascent
          </Chip>
        </Row>
      </Stack>
    </Card>
  )
}
