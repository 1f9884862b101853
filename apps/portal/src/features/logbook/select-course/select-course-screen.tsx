import {
  ADVENTURE_DIVES,
  type AdventureDive,
  divesOf,
  hasAdventureDives,
  type LogCourse,
  type Skill,
} from '@fathom/domain/logbook'
import Waves from 'lucide-react/icons/waves'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { RadioRows } from '../../../shared/ui/form/radio-rows.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { WhatIs } from '../../../shared/ui/surface/what-is.tsx'
import { useCourses } from '../courses/use-courses.ts'
import { formPaths } from '../logbook-paths.ts'
import css from './select-course.module.css'

/**
 * RT-17: choose the course first, then its dive. The choice is in the URL, so the user can come back to it.
 */
export function SelectCourseScreen() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const [search, setSearch] = useSearchParams()
  const { courses, query, nameOf } = useCourses()
  const chosen = courses.find(({ course }) => course === search.get('course'))
  const choose = (course: string) => setSearch({ course }, { replace: true })
  return (
    <>
      <Crumb to={paths.logbook()}>{t('shell.page.logbook')}</Crumb>
      <PageHeader lead={t('logbook-form.select.lead')} title={t('logbook-form.select.title')} />
      <WhatIs question={t('logbook-form.select.verified.title')}>
        {t('logbook-form.select.verified.text')}
      </WhatIs>
      <div className={css.columns}>
        {query.isError && courses.length === 0 ? (
          <ErrorState
            onRetry={() => void query.refetch()}
            retryLabel={t('shell.error.retry')}
            retrying={query.isFetching}
            title={t('logbook-form.select.failed')}
          />
        ) : (
          <Card title={t('logbook-form.field.course')}>
            {query.isPending && (
              <Loading label={t('logbook-form.select.loading')}>
                <Skeleton height="12rem" shape="block" />
              </Loading>
            )}
            <RadioRows
              choices={courses.map(({ course }) => ({ value: course, label: nameOf(course) }))}
              legend={<span className="visually-hidden">{t('logbook-form.field.course')}</span>}
              onChange={choose}
              value={chosen?.course}
            />
          </Card>
        )}
        {chosen && <CourseDives chosen={chosen} key={chosen.course} />}
      </div>
      <p className={css.other}>
        {t('logbook-form.select.other')}{' '}
        <TextLink to={formPaths.create('Recreational')}>{t('logbook-form.select.recreational')}</TextLink>
      </p>
    </>
  )
}

const ADVENTURES = Object.keys(ADVENTURE_DIVES) as AdventureDive[]

/** The dives of a course with their skills; for adventure dives also which one. */
function CourseDives({ chosen }: { chosen: LogCourse }) {
  const { t, formatList } = useTranslator('logbook', 'logbook-form')
  const { course } = chosen
  const { titleOf } = useCourses()
  const [number, setNumber] = useState<number>()
  const [adventureDive, setAdventure] = useState<AdventureDive>()
  const isAdventurous = hasAdventureDives(course)
  const skillWords = (skills: readonly Skill[]) =>
    formatList(skills.map((skill) => t(`logbook.skill.${skill}`)))
  return (
    <>
      <Card title={t('logbook-form.field.number')}>
        <RadioRows
          choices={divesOf(chosen).map((dive) => ({
            value: String(dive.number),
            label: titleOf({ course, number: dive.number, adventureDive: null }),
            help: dive.skills.length > 0 ? skillWords(dive.skills) : undefined,
          }))}
          legend={<span className="visually-hidden">{t('logbook-form.field.number')}</span>}
          onChange={(value) => setNumber(Number(value))}
          value={number === undefined ? undefined : String(number)}
        />
      </Card>
      {isAdventurous && number !== undefined && (
        <Card title={t('logbook-form.field.adventureDive')}>
          <RadioRows
            choices={ADVENTURES.map((value) => ({
              value,
              label: t(`logbook.adventureDive.${value}`),
              help: skillWords(ADVENTURE_DIVES[value]),
            }))}
            legend={<span className="visually-hidden">{t('logbook-form.field.adventureDive')}</span>}
            onChange={setAdventure}
            value={adventureDive}
          />
        </Card>
      )}
      {number !== undefined && (!isAdventurous || adventureDive) && (
        <div className={css.go}>
          <ButtonLink
            icon={Waves}
            kind="primary"
            to={formPaths.create(
              'Training',
              {
                course,
                logNumber: String(number),
                title: titleOf({ course, number, adventureDive: adventureDive ?? null }),
              },
              adventureDive,
            )}
          >
            {t('logbook-form.select.go')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
