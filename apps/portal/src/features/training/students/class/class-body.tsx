import type { StudentsWire } from '@fathom/contract/training'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { EmptyState } from '../../../../shared/ui/feedback/empty-state.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import css from '../students.module.css'
import { type ClassView, classOf, EVERYBODY } from './class-list.ts'
import { ClassTools } from './class-tools.tsx'
import { StudentRow } from './student-row.tsx'
import { useClassView } from './use-class-view.ts'

const isEverybody = ({ state, course, search }: ClassView) =>
  state === 'all' && course === '' && search === ''

/** The class: who is stuck, who is ready, and why. */
export function ClassBody({ students }: { students: StudentsWire }) {
  const { t, formatNumber } = useTranslator('training-students')
  const { view, change } = useClassView()
  const { groups, counts, shown } = classOf(students, view)
  const withTeacher = new Set(students.flatMap(({ memberName }) => memberName ?? [])).size > 1
  return (
    <>
      <ClassTools counts={counts} onChange={change} students={students} view={view} />
      <p className="visually-hidden" role="status">
        {t('training-students.found', { count: shown })}
      </p>
      {shown === 0 && (isEverybody(view) ? <Nobody /> : <NoMatch onShowAll={() => change(EVERYBODY)} />)}
      {groups.map(({ state, places }) => (
        <Card aside={formatNumber(places.length)} key={state} title={t(`training-students.group.${state}`)}>
          <ul className={css.rows}>
            {places.map((place) => (
              <StudentRow
                key={place.course.enrolmentId + place.student.affiliateId}
                {...place}
                withTeacher={withTeacher}
              />
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

/** Empty state: all students are certified. */
function Nobody() {
  const { t } = useTranslator('training-students')
  return (
    <Card>
      <EmptyState drawing={slate} title={t('training-students.none.title')}>
        {t('training-students.none.text')}
      </EmptyState>
    </Card>
  )
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const { t } = useTranslator('training-students')
  return (
    <Card>
      <EmptyState
        action={<Button onClick={onShowAll}>{t('training-students.noMatch.deed')}</Button>}
        drawing={lostCompass}
        title={t('training-students.noMatch.title')}
      >
        {t('training-students.noMatch.text')}
      </EmptyState>
    </Card>
  )
}
