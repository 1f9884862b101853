import type { DiveLog } from '@fathom/domain/logbook'
import Store from 'lucide-react/icons/store'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Avatar } from '../../../../shared/ui/surface/avatar.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../../shared/ui/surface/list-row.tsx'

/** Instructor, buddies and dive center, as the diver entered them. */
export function PeopleCard({ log }: { log: DiveLog }) {
  const { t } = useTranslator('logbook-dive')
  const { buddies, diveCenter } = log.experience
  const { instructorName } = log
  if (buddies.length === 0 && !diveCenter && !instructorName) return null
  return (
    <Card title={t('logbook-dive.people.title')}>
      <List>
        {instructorName && (
          <ListRow
            lead={<Avatar name={instructorName} />}
            text={t('logbook-dive.people.instructor')}
            title={<bdi>{instructorName}</bdi>}
          />
        )}
        {[...new Set(buddies)].map((buddy) => (
          <ListRow
            key={buddy}
            lead={<Avatar name={buddy} />}
            text={t('logbook-dive.people.buddy')}
            title={<bdi>{buddy}</bdi>}
          />
        ))}
        {diveCenter && (
          <ListRow
            lead={<Avatar icon={Store} name={diveCenter} />}
            text={t('logbook-dive.people.center')}
            title={<bdi>{diveCenter}</bdi>}
          />
        )}
      </List>
    </Card>
  )
}
