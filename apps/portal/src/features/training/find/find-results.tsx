import type { CourseIndexWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { Marked } from '../../../shared/find/marked.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { notesQuery } from '../notes/notes.queries.ts'
import { courseIndexQuery, type FindIn } from './course-index.queries.ts'
import css from './find.module.css'
import { findInCourse } from './find-in-course.ts'
import { IndexState } from './index-state.tsx'

type Props = FindIn & { search: string }

export function FindResults({ affiliateId, enrolmentId, courseId, search }: Props) {
  const calls = useCalls()
  const index = useQuery(courseIndexQuery(calls, { affiliateId, enrolmentId }))
  const { data: notes = [] } = useQuery(notesQuery(calls, { affiliateId, enrolmentId }))
  const wanted = useDeferredValue(search)
  const found = useMemo(
    () => index.data && findInCourse(index.data, notes, wanted),
    [index.data, notes, wanted],
  )
  if (!index.data || !found) return <IndexState index={index} />
  return <Results courseId={courseId} found={found} index={index.data} />
}

type ResultsProps = { courseId: string; found: ReturnType<typeof findInCourse>; index: CourseIndexWire }

function Results({ courseId, found: { pages, terms, notes }, index }: ResultsProps) {
  const { t } = useTranslator('training-notes')
  const count = pages.length + terms.length + notes.length
  const lang = langOf(index.culture)
  const titles = new Map(index.lessons.map(({ id, title }) => [id, title]))
  const where = (lesson: string, page: string | null) =>
    [titles.get(lesson), page].filter(Boolean).join(' · ')
  return (
    <>
      <p className={css.count} role="status">
        {count === 0 ? t('training-notes.find.none') : t('training-notes.find.count', { count })}
        {index.pages.length === 0 && ` ${t('training-notes.find.titlesOnly')}`}
      </p>
      <Group count={pages.length} title={t('training-notes.find.pages')}>
        {pages.map(({ lesson, page, title, sentence }) => (
          <li key={`${lesson} ${page}`}>
            <TextLink to={paths.lesson(courseId, lesson, page ?? undefined)}>
              <bdi lang={lang}>
                <Marked of={title} />
              </bdi>
            </TextLink>
            {page !== null && (
              <p className={css.where}>
                <bdi lang={lang}>{titles.get(lesson)}</bdi>
              </p>
            )}
            <p dir="auto" lang={lang}>
              <Marked of={sentence} />
            </p>
          </li>
        ))}
      </Group>
      <Group count={terms.length} title={t('training-notes.glossary.title')}>
        {terms.map(({ term, text, lesson, page }) => (
          <li key={`${lesson} ${page} ${text[0]?.text}`}>
            <p dir="auto" lang={lang}>
              <b>
                <Marked of={term} />
              </b>{' '}
              <Marked of={text} />
            </p>
            <p className={css.where}>
              <TextLink to={paths.lesson(courseId, lesson, page)}>
                <bdi lang={lang}>{where(lesson, page)}</bdi>
              </TextLink>
            </p>
          </li>
        ))}
      </Group>
      <Group count={notes.length} title={t('training-notes.title')}>
        {notes.map(({ note: { noteId, activityId, page }, sentence }) => (
          <li key={noteId}>
            <p dir="auto">
              <Marked of={sentence} />
            </p>
            <p className={css.where}>
              <TextLink to={paths.lesson(courseId, activityId, page ?? undefined)}>
                <bdi lang={lang}>{where(activityId, page)}</bdi>
              </TextLink>
            </p>
          </li>
        ))}
      </Group>
    </>
  )
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section className={css.group}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}
