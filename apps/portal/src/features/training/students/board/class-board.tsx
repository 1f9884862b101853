import type { StudentsWire } from '@fathom/contract/training'
import { resumeScene } from '@fathom/look/drawings/resume-scene.ts'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { ButtonLink } from '../../../../shared/ui/action/button-link.tsx'
import { Drawing } from '../../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../../shared/ui/surface/card.tsx'
import hero from '../../dashboard/resume/resume.module.css'
import { classOf, EVERYBODY, type Place } from '../class/class-list.ts'
import { StudentRow } from '../class/student-row.tsx'
import { useStateWords } from '../class/use-state-words.ts'
import css from '../students.module.css'

const MOST = 4

/** The students who need attention first, and the next few. */
export function ClassBoard({ students }: { students: StudentsWire }) {
  const { t } = useTranslator('training-students')
  const [first, ...rest] = classOf(students, EVERYBODY).groups.flatMap(({ places }) => places)
  if (!first)
    return (
      <Hero
        eyebrow={t('shell.page.students')}
        text={t('training-students.none.text')}
        title={t('training-students.none.title')}
      >
        <ButtonLink kind="bright" size="lg" to={paths.students()}>
          {t('shell.page.students')}
        </ButtonLink>
      </Hero>
    )
  return (
    <>
      <FirstStudent place={first} />
      {rest.length > 0 && (
        <Card title={t('shell.page.students')}>
          <ul className={css.rows}>
            {rest.slice(0, MOST).map((place) => (
              <StudentRow
                key={place.course.enrolmentId + place.student.affiliateId}
                {...place}
                withTeacher={false}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function FirstStudent({ place: { student, course } }: { place: Place }) {
  const { t } = useTranslator('training-students')
  const wordsOf = useStateWords()
  const { affiliateId, name } = student
  return (
    <Hero
      eyebrow={t(`training-students.group.${course.state}`)}
      text={
        <>
          <bdi>{course.title}</bdi>. {wordsOf(course)}
        </>
      }
      title={<bdi>{name}</bdi>}
    >
      <ButtonLink
        kind="bright"
        size="lg"
        to={paths.studentERecord({ id: String(affiliateId), affiliateId }, course.packageId)}
      >
        {t('shell.page.studentERecord')}
      </ButtonLink>
      <span className={hero.glass}>
        <ButtonLink kind="quiet" size="lg" to={paths.students()}>
          {t('training-students.noMatch.deed')}
        </ButtonLink>
      </span>
    </Hero>
  )
}

type HeroProps = { eyebrow: string; title: ReactNode; text: ReactNode; children: ReactNode }

function Hero({ eyebrow, title, text, children }: HeroProps) {
  return (
    <section aria-labelledby="class-board" className={hero.hero}>
      <div className={hero.art}>
        <Drawing of={resumeScene('class')} width="full" />
      </div>
      <div>
        <p className={hero.eyebrow}>{eyebrow}</p>
        <h2 className={hero.title} id="class-board">
          {title}
        </h2>
        <p className={hero.text}>{text}</p>
      </div>
      <div className={hero.acts}>{children}</div>
    </section>
  )
}
