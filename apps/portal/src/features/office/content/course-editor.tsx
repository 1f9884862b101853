import type { ContentListWire } from '@fathom/contract/office'
import {
  type CourseEntry,
  type CourseEntryProblem,
  type CourseOrder,
  courseEntryProblem,
  LONGEST_COURSE_SUMMARY,
  LONGEST_COURSE_TITLE,
} from '@fathom/domain/shop'
import { wordsIn } from '@fathom/domain/translations'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Checkbox } from '../../../shared/ui/form/checkbox.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { NumberInput } from '../../../shared/ui/form/number-input.tsx'
import { Select } from '../../../shared/ui/form/select.tsx'
import css from './content.module.css'
import { documentsQuery } from './content.queries.ts'
import { languagesTooLong } from './content-problems.ts'
import type { EditorProps, KindView } from './kind-view.tsx'
import { WordsEditor } from './words-editor.tsx'

const LONGEST = { title: LONGEST_COURSE_TITLE, summary: LONGEST_COURSE_SUMMARY }

/** OF-08: what the catalog says about a course, and how it is offered. It comes after another one of them. */
export const courses: KindView<CourseEntry, ContentListWire> = {
  empty: { isOffered: true, words: {}, prerequisites: null },
  needs: (calls) => documentsQuery(calls, 'courses'),
  problemOf: (value, name, { documents }) =>
    languagesTooLong(value.words, (part) => LONGEST[part as keyof typeof LONGEST]).length > 0
      ? 'text-too-long'
      : courseEntryProblem(value, name, orderOf(documents)),
  Summary: CourseSummary,
  Editor: CourseEditor,
}

type Documents = ContentListWire['documents']

const orderOf = (documents: Documents): CourseOrder =>
  new Map(
    documents.map(({ key, value }) => [key, (value as CourseEntry | null)?.prerequisites?.after ?? null]),
  )

/** The problems of the fields below the words, and which field has each. */
const FIELDS: Partial<Record<CourseEntryProblem, 'age' | 'after' | 'dives'>> = {
  'not-whole': 'dives',
  'age-missing': 'age',
  'after-itself': 'after',
  'after-unknown': 'after',
  'after-circle': 'after',
}

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

type Props = EditorProps<CourseEntry> & { needs: ContentListWire }

function CourseEditor({ name, value, onChange, error, needs: { documents } }: Props) {
  const { t } = useTranslator('office-content', 'training-office')
  const { words, isOffered, prerequisites } = value
  const change = (part: Partial<CourseEntry>) => onChange({ ...value, ...part })
  const problem = courseEntryProblem(value, name, orderOf(documents))
  const wrong = problem && FIELDS[problem]
  return (
    <WordsEditor
      error={wrong ? undefined : error}
      onChange={(changed) => change({ words: changed })}
      parts={[
        { name: 'title', label: t('office-content.course.title'), most: LONGEST.title },
        {
          ...{ name: 'summary', label: t('office-content.course.summary') },
          ...{ most: LONGEST.summary, rows: 2 },
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
          errors={wrong ? { [wrong]: error } : {}}
          onChange={(part) => change({ prerequisites: { ...prerequisites, ...part } })}
          others={documents.filter(({ key }) => key !== name)}
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

type AskedProps = {
  others: Documents
  value: Prerequisites
  onChange: (part: Partial<Prerequisites>) => void
  errors: Partial<Record<'age' | 'after' | 'dives', string | undefined>>
}

/** What a student needs before; an empty number is none. */
function Asked({ others, value, onChange, errors }: AskedProps) {
  const { t, locale, formatNumber } = useTranslator('office-content')
  const { minimumAge, loggedDives, after } = value
  const number = (part: 'minimumAge' | 'loggedDives') => ({
    format: formatNumber,
    locale,
    onChange: (typed: number | undefined) => onChange({ [part]: typed ?? 0 }),
  })
  return (
    <>
      <Field error={errors.age} label={t('office-content.course.age')}>
        <NumberInput {...number('minimumAge')} value={minimumAge || undefined} />
      </Field>
      <Field error={errors.after} label={t('office-content.course.after')}>
        <Select onChange={({ target }) => onChange({ after: target.value || null })} value={after ?? ''}>
          <option value="">{t('office-content.course.none')}</option>
          {others.map(({ key, title }) => (
            <option key={key} value={key}>
              {title ?? key}
            </option>
          ))}
        </Select>
      </Field>
      <Field error={errors.dives} label={t('office-content.course.dives')}>
        <NumberInput {...number('loggedDives')} value={loggedDives || undefined} />
      </Field>
    </>
  )
}
