import type { MyCourseWire } from '@fathom/contract/training'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Store from 'lucide-react/icons/store'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'

/** Who teaches this course: the professional and the store, as far as they are known. */
export function TeacherCard({ teacher }: { teacher: MyCourseWire['teacher'] }) {
  const { t } = useTranslator('training-course')
  const { storeName, memberName } = teacher
  if (!storeName && !memberName) return null
  return (
    <Card title={t('training-course.teacher.title')}>
      <List>
        {memberName && (
          <ListRow
            lead={<Tile icon={GraduationCap} />}
            text={t('training-course.teacher.member')}
            title={memberName}
          />
        )}
        {storeName && (
          <ListRow lead={<Tile icon={Store} />} text={t('training-course.teacher.store')} title={storeName} />
        )}
      </List>
    </Card>
  )
}
