import { tallSeaScene, wideSeaScene } from '@fathom/look/drawings/sea-scene.ts'
import { mark } from '@fathom/look/mark.ts'
import { Drawing } from '../../shared/ui/icon/drawing.tsx'
import { Avatar } from '../../shared/ui/surface/avatar.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { portraitUrl } from '../portrait-url.ts'
import css from '../specimen.module.css'
import { Note, Row } from '../specimen.tsx'

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
