import BadgeCheck from 'lucide-react/icons/badge-check'
import Hourglass from 'lucide-react/icons/hourglass'
import Store from 'lucide-react/icons/store'
import Ticket from 'lucide-react/icons/ticket'
import Undo from 'lucide-react/icons/undo-2'
import { Badge, type BadgeTone } from '../../shared/ui/feedback/badge.tsx'
import type { IconShape } from '../../shared/ui/icon/icon.tsx'
import { Avatar } from '../../shared/ui/surface/avatar.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
import { type Column, Table } from '../../shared/ui/surface/table.tsx'
import { Tile } from '../../shared/ui/surface/tile.tsx'
import { WhatIs } from '../../shared/ui/surface/what-is.tsx'
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
        <WhatIs question="What’s an access code?">It opens a course. Each code works once.</WhatIs>
      </Stack>
    </Card>
  )
}

type Student = {
  name: string
  photo: string
  course: string
  theory: string
  dives: string
  status: [BadgeTone, IconShape, string]
}

const students: Student[] = [
  {
    name: 'Ines Duarte',
    photo: portraitUrl('ines'),
    course: 'Open Water',
    theory: '54%',
    dives: '0 of 4',
    status: ['warn', Hourglass, 'Pending'],
  },
  {
    name: 'Milo Hart',
    photo: portraitUrl('milo'),
    course: 'Junior Open Water',
    theory: '100%',
    dives: '3 of 4',
    status: ['buoy', Undo, 'Resubmit'],
  },
  {
    name: 'Sam Adeyemi',
    photo: portraitUrl('sam'),
    course: 'Divemaster',
    theory: '100%',
    dives: '11 of 11',
    status: ['ok', BadgeCheck, 'Verified'],
  },
]

const columns: Column<Student>[] = [
  {
    key: 'name',
    header: 'Student',
    cell: ({ name, photo }) => (
      <Row>
        <Avatar name={name} size="sm" src={photo} />
        {name}
      </Row>
    ),
  },
  { key: 'course', header: 'Course', cell: ({ course }) => course },
  { key: 'theory', header: 'Theory', cell: ({ theory }) => theory, numeric: true },
  { key: 'dives', header: 'Dives', cell: ({ dives }) => dives, numeric: true },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status: [tone, icon, word] }) => (
      <Badge icon={icon} tone={tone}>
        {word}
      </Badge>
    ),
  },
]

export function TableSection() {
  return (
    <Card aside="For the counter and the classroom. Becomes rows on a phone." title="Table">
      <Table caption="Students" columns={columns} rowKey={({ name }) => name} rows={students} />
    </Card>
  )
}
