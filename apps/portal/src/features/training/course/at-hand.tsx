import BookOpen from 'lucide-react/icons/book-open'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { RESOURCES } from '../content/resources.ts'

/** Short reference pages (RT-10). */
export function AtHand() {
  const { t } = useTranslator('training-course')
  return (
    <Card title={t('training-course.atHand')}>
      <List>
        {RESOURCES.map((name) => (
          <ListRow
            key={name}
            lead={<Tile icon={BookOpen} tone="plain" />}
            title={t(`training-course.resource.${name}`)}
            to={paths.content(name)}
          />
        ))}
      </List>
    </Card>
  )
}
