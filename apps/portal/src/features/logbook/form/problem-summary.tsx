import { type LogProblem, sectionsWith } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import link from '@fathom/look/controls/link.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Fragment } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { jumpToSection, sectionId } from './jump.ts'
import { useForm } from './state/form-context.ts'
import { isMissing } from './state/shown-problems.ts'

/** VA-05: 'Required fields missing in' the sections, each of which links to its first problem. */
export function ProblemSummary() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { shown } = useForm()
  const missing = shown.filter(isMissing)
  const wrong = shown.filter((problem) => !isMissing(problem))
  if (shown.length === 0) return null
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      <Sections title={t('logbook.problem.sections')} problems={missing} />
      <Sections title={t('logbook-form.summary.wrong')} problems={wrong} />
      {missing.length > 0 && <Comfort />}
    </Banner>
  )
}

function Sections({ title, problems }: { title: string; problems: readonly LogProblem[] }) {
  if (problems.length === 0) return null
  return (
    <p>
      <b>
        {title} <SectionLinks problems={problems} />
      </b>
    </p>
  )
}

function Comfort() {
  const { t } = useTranslator('logbook-form')
  const { hasDraft, instructorName, logType } = useForm()
  if (!hasDraft) return null
  return (
    <p>
      {logType === 'Recreational'
        ? t('logbook-form.summary.publish')
        : t('logbook-form.summary.send', {
            name: instructorName ?? '',
            known: instructorName ? 'yes' : 'no',
          })}
    </p>
  )
}

/** The sections with these problems; each name links to the first problem there. */
function SectionLinks({ problems }: { problems: readonly LogProblem[] }) {
  const { t, locale } = useTranslator('logbook')
  const sections = sectionsWith(problems)
  const separators = separatorsOf(sections.length, intlTag(locale))
  return sections.map((section, at) => (
    <Fragment key={section}>
      {separators[at]}
      <a
        className={link.link}
        href={`#${sectionId(section)}`}
        onClick={(event) => {
          event.preventDefault()
          jumpToSection(section, problems)
        }}
      >
        {t(`logbook.section.${section}`)}
      </a>
    </Fragment>
  ))
}

/** The separator before each item of a list in this language; empty before the first. */
export function separatorsOf(count: number, tag: string): string[] {
  const parts = new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).formatToParts(
    Array(count).fill('x'),
  )
  return parts
    .filter(({ type }) => type === 'element')
    .map((element) => {
      const before = parts[parts.indexOf(element) - 1]
      return before?.type === 'literal' ? before.value : ''
    })
}
