import { tallSeaScene, wideSeaScene } from '@fathom/look/drawings/sea-scene.ts'
import { mark } from '@fathom/look/mark.ts'
import { Drawing } from '../../shared/ui/icon/drawing.tsx'
import { Avatar } from '../../shared/ui/surface/avatar.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Stat } from '../../shared/ui/surface/stat.tsx'
import { portraitUrl } from '../portrait-url.ts'
import css from '../specimen.module.css'
import { Note, Row, Stack } from '../specimen.tsx'

const ramp = ['d0', 'd5', 'd10', 'd18', 'd25', 'd30', 'd40', 'd60']

const roles = [
  ['bg', 'page'],
  ['surface', 'cards'],
  ['surface-3', 'wells'],
  ['raised', 'overlays'],
  ['ink', 'text'],
  ['ink-2', 'second'],
  ['ink-3', 'meta'],
  ['line-2', 'outline'],
  ['primary', 'the one action'],
  ['primary-soft', 'selected'],
  ['buoy', 'needs you'],
  ['ok', 'verified'],
  ['warn', 'pending'],
  ['bad', 'error'],
]

export function ColoursSection() {
  return (
    <Card aside="A depth always has the same colour. Graphics only, never text." title="Colour">
      <div className={css.ramp}>
        {ramp.map((name) => (
          <span key={name} style={{ background: `var(--${name})` }} />
        ))}
      </div>
      <div className={css.swatches}>
        {roles.map(([name, use]) => (
          <p key={name}>
            <span className={css.swatch} style={{ background: `var(--${name})` }} />
            <b>{name}</b>
            <br />
            {use}
          </p>
        ))}
      </div>
    </Card>
  )
}

export function TypeSection() {
  return (
    <Card title="Type and numbers">
      <Stack>
        <p className={css.hero}>Hero 48</p>
        <h2>Section 22</h2>
        <p>Body 16. Send the log when the skills are ticked.</p>
        <p lang="ar" dir="rtl">
          سجّل الغوصة عندما تنتهي من المهارات.
        </p>
        <p lang="el">Καταχωρήστε την κατάδυση. Запишите погружение. Ghi lại lần lặn.</p>
        <dl className={css.row}>
          <Stat parts={[{ value: '37.8', unit: 'm' }]}>Max depth</Stat>
          <Stat parts={[{ value: '42', unit: 'min' }]}>Bottom time</Stat>
          <Stat parts={[{ value: '120' }]}>Dives</Stat>
        </dl>
      </Stack>
    </Card>
  )
}

const people = [
  'mara',
  'ines',
  'kai',
  'sam',
  'nico',
  'dana',
  'milo',
  'wei',
  'noura',
  'ruth',
  'leo',
  'aya',
] as const

const url = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

export function DrawingsSection() {
  return (
    <Card title="Mark and drawings">
      <Row>
        <Drawing of={mark()} width="sm" />
        {people.map((name) => (
          <Avatar key={name} name={name} size="lg" src={portraitUrl(name)} />
        ))}
      </Row>
      <Note>The sea of the sign-in page</Note>
      <div className={css.scenes}>
        <img alt="The sea beside the sign-in form" src={url(tallSeaScene())} />
        <img alt="The sea above the sign-in form on a phone" src={url(wideSeaScene())} />
      </div>
    </Card>
  )
}
