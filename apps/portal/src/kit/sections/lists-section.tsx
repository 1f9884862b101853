import BadgeCheck from 'lucide-react/icons/badge-check'
import Store from 'lucide-react/icons/store'
import Ticket from 'lucide-react/icons/ticket'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { Avatar } from '../../shared/ui/surface/avatar.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { portraitUrl } from '../portrait-url.ts'
import { Row, Stack } from '../specimen.tsx'

export function ListsSection() {
  return (
    <Card title="List rows, facts, avatars">
      <Stack>
        <List label="People and codes">
          <ListRow
            lead={<Tile icon={Ticket} />}
            text={<bdi>FD-7Q2K-94</bdi>}
            title="Enriched Air Nitrox"
            to="/codes"
          />
          <ListRow
            end={
              <Badge icon={BadgeCheck} tone="ok">
                Verified
              </Badge>
            }
            lead={<Avatar name="Kai Nakamura" src={portraitUrl('kai')} />}
            text="Instructor 500001"
            title="Kai Nakamura"
          />
        </List>
        <Facts>
          <Fact name="Visibility">18 m</Fact>
          <Fact name="Water temperature">24 °C</Fact>
        </Facts>
        <Row>
          <Avatar name="Mara Lindqvist" size="sm" />
          <Avatar name="Mara Lindqvist" />
          <Avatar icon={Store} name="Harbour Divers" />
          <Avatar name="Noura" size="lg" src={portraitUrl('noura')} />
        </Row>
      </Stack>
    </Card>
  )
}
