import {
  type CourseEntry,
  courseEntryProblem,
  LONGEST_COURSE_SUMMARY,
  LONGEST_COURSE_TITLE,
} from '@fathom/domain/shop'
import { wordsIn } from '@fathom/domain/translations'
import { useQuery } from '@tanstack/react-query'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../shared/ui/form/number-input.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import css from './content.module.css'
import { documentsQuery } from './content.queries.ts'
import type { EditorProps, KindView } from './kind-view.tsx'
import { WordsEditor } from './words-editor.tsx'

/** OF-08: what the catalog says about a course, and how it is offered. */
export const courses: KindView<CourseEntry> = {
  nameOf: (key) => key,
  empty: { isOffered: true, words: {}, prerequisites: null },
  problemOf: courseEntryProblem,
  Summary: CourseSummary,
  Editor: CourseEditor,
}

/** The problems of the fields below the words. */
const ASKED = ['not-whole', 'after-itself']

function CourseSummary({ value, titled }: { value: CourseEntry; titled?: boolean }) {
  const { t, locale, formatNumber } = useTranslator('office-content')
  const { isOffered, words, prerequisites } = value
  const own = wordsIn(words, locale)
  const { minimumAge = 0, loggedDives = 0 } = prerequisites ?? {}
  const said = [
    !isOffered && t('office-content.hidden'),
    !titled && own?.title,
    own?.summary,
    minimumAge > 0 && `${t('office-content.course.age')}: ${formatNumber(minimumAge)}`,
    loggedDives > 0 && `${t('office-content.course.dives')}: ${formatNumber(loggedDives)}`,
  ]
  return <bdi>{said.filter(Boolean).join(' · ')}</bdi>
}

function CourseEditor({ name, value, onChange, error }: EditorProps<CourseEntry>) {
  const { t } = useTranslator('office-content', 'training-office')
  const { words, isOffered, prerequisites } = value
  const change = (part: Partial<CourseEntry>) => onChange({ ...value, ...part })
  const isAsked = ASKED.includes(courseEntryProblem(value, name) ?? '')
  return (
    <WordsEditor
      error={isAsked ? undefined : error}
      onChange={(changed) => change({ words: changed })}
      parts={[
        { name: 'title', label: t('office-content.course.title'), most: LONGEST_COURSE_TITLE },
        {
          ...{ name: 'summary', label: t('office-content.course.summary') },
          ...{ most: LONGEST_COURSE_SUMMARY, rows: 2 },
        },
      ]}
      preview={({ title, summary }) => (
        <>
          <b>{title}</b>
          <p className={css.quiet}>{summary}</p>
        </>
      )}
      words={words}
    >
      {prerequisites && (
        <Asked
          error={isAsked ? error : undefined}
          name={name}
          onChange={(part) => change({ prerequisites: { ...prerequisites, ...part } })}
          value={prerequisites}
        />
      )}
      <div>
        <Checkbox checked={isOffered} onChange={({ target }) => change({ isOffered: target.checked })}>
          {t('office-content.course.offered')}
        </Checkbox>
        <p className={css.quiet}>{t('office-content.course.offeredHelp')}</p>
      </div>
      <p className={css.quiet}>
        {t('office-content.course.lessons')}{' '}
        <TextLink to={paths.officePackages()}>{t('training-office.list.title')}</TextLink>
      </p>
    </WordsEditor>
  )
}

type Prerequisites = NonNullable<CourseEntry['prerequisites']>

/** What a student needs before; an empty number is none. */
function Asked({
  name,
  value,
  onChange,
  error,
}: Omit<EditorProps<Prerequisites>, 'onChange'> & {
  onChange: (part: Partial<Prerequisites>) => void
}) {
  const { t, locale, formatNumber } = useTranslator('office-content')
  const all = useQuery(documentsQuery(useCalls(), 'courses')).data?.documents ?? []
  const others = all.filter(({ key }) => key !== name)
  const { minimumAge, loggedDives, after } = value
  const number = (part: 'minimumAge' | 'loggedDives') => ({
    format: formatNumber,
    locale,
    onChange: (typed: number | undefined) => onChange({ [part]: typed ?? 0 }),
  })
  return (
    <>
      <Field error={error} label={t('office-content.course.age')}>
        <NumberInput {...number('minimumAge')} value={minimumAge || undefined} />
      </Field>
      <Field label={t('office-content.course.after')}>
        <Select onChange={({ target }) => onChange({ after: target.value || null })} value={after ?? ''}>
          <option value="">{t('office-content.course.none')}</option>
          {others.map(({ key, title }) => (
            <option key={key} value={key}>
              {title ?? key}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('office-content.course.dives')}>
        <NumberInput {...number('loggedDives')} value={loggedDives || undefined} />
      </Field>
    </>
  )
}
