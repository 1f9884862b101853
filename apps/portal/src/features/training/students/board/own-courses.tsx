import type { MyCourseWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { useEffect, useRef } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../../shared/ui/surface/tile.tsx'
import { entitlementsQuery } from '../../training.queries.ts'

type Props = { affiliateId: number; mine: readonly MyCourseWire[]; wanted: string | undefined }

/** The instructor's own learning: courses they take, and courses they may start (NV-05 links here). */
export function OwnCourses({ affiliateId, mine, wanted }: Props) {
  const { t } = useTranslator('training-students', 'training-learn')
  const entitled = useQuery(entitlementsQuery(useCalls(), affiliateId)).data ?? []
  const open = entitled.filter(({ packageId }) => !mine.some((course) => course.packageId === packageId))
  const isThere = mine.length + open.length > 0
  const place = useFocus(isThere && wanted !== undefined)
  if (!isThere) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Card title={t('shell.nav.myCourses')}>
        <List>
          {mine.map(({ enrolmentId, packageId, title, next }) => (
            <ListRow
              key={enrolmentId}
              lead={<Tile icon={GraduationCap} />}
              text={
                next ? t('training-learn.step.next', { lesson: next.title }) : t('training-learn.theoryDone')
              }
              title={title}
              to={paths.course(packageId)}
            />
          ))}
          {open.map(({ packageId, title }) => (
            <ListRow
              key={packageId}
              lead={<Tile icon={GraduationCap} />}
              text={t('training-students.neverActive')}
              title={title}
              to={paths.course(packageId)}
            />
          ))}
        </List>
      </Card>
    </div>
  )
}

/** Moves the focus to the course that the URL names. */
function useFocus(isWanted: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) place.current?.querySelector('a')?.focus()
  }, [isWanted])
  return place
}
