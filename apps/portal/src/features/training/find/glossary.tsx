import type { CourseIndexWire } from '@fathom/contract/training'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { langOf } from '../../../shared/lang-of.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { SearchInput } from '../../../shared/ui/form/search-input.tsx'
import { courseIndexQuery, type FindIn } from './course-index.queries.ts'
import css from './find.module.css'
import { byLetter, hasWords } from './find-in-course.ts'
import { IndexState } from './index-state.tsx'

/** All terms of a course, in the order of its language. */
export function Glossary({ affiliateId, enrolmentId, courseId }: FindIn) {
  const { t } = useTranslator('training-notes')
  const index = useQuery(courseIndexQuery(useCalls(), { affiliateId, enrolmentId }))
  const [search, setSearch] = useState('')
  const id = useId()
  if (!index.data) return <IndexState index={index} />
  const { culture, glossary, lessons } = index.data
  if (glossary.length === 0) return <p>{t('training-notes.glossary.empty')}</p>
  const lang = langOf(culture)
  const terms = glossary.filter(({ term, also, text }) => hasWords([term, ...also, text], search))
  const letters = byLetter(terms, lang)
  const titles = new Map(lessons.map(({ id: lesson, title }) => [lesson, title]))
  return (
    <>
      <SearchInput
        clearLabel={t('training-notes.find.clear')}
        hint={t('training-notes.glossary.filter')}
        label={t('training-notes.glossary.filter')}
        onNow={setSearch}
        onType={setSearch}
        value={search}
      />
      <p className="visually-hidden" role="status">
        {search && t('training-notes.find.count', { count: terms.length })}
      </p>
      {terms.length === 0 && <p>{t('training-notes.glossary.none')}</p>}
      {letters.length > 1 && (
        <nav aria-label={t('training-notes.glossary.letters')} className={css.letters}>
          {letters.map(({ letter }, at) => (
            <button
              key={letter}
              lang={lang}
              // The focus moves to the heading, so that reading goes on there.
              onClick={() => document.getElementById(`${id}-${at}`)?.focus()}
              type="button"
            >
              {letter}
            </button>
          ))}
        </nav>
      )}
      {letters.map(({ letter, terms: own }, at) => (
        <section className={css.letter} key={letter}>
          {letters.length > 1 && (
            <h3 id={`${id}-${at}`} lang={lang} tabIndex={-1}>
              {letter}
            </h3>
          )}
          <Terms courseId={courseId} lang={lang} terms={own} titles={titles} />
        </section>
      ))}
    </>
  )
}

type TermsProps = {
  terms: CourseIndexWire['glossary']
  titles: ReadonlyMap<string, string>
  courseId: string
  lang: string | undefined
}

function Terms({ terms, titles, courseId, lang }: TermsProps) {
  return (
    <dl className={css.terms}>
      {terms.map(({ term, text, lesson, page }) => (
        <div key={term}>
          <dt>
            <bdi lang={lang}>{term}</bdi>
          </dt>
          <dd>
            <p dir="auto" lang={lang}>
              {text}
            </p>
            <p className={css.where}>
              <TextLink to={paths.lesson(courseId, lesson, page)}>
                <bdi lang={lang}>{[titles.get(lesson), page].filter(Boolean).join(' · ')}</bdi>
              </TextLink>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
