import { sectionsWith } from '@fathom/domain/logbook'
import link from '@fathom/look/controls/link.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { Fragment } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { useForm } from '../state/form-context.ts'
import { isMissing } from '../state/shown-problems.ts'
import { jumpToSection, sectionId } from './jump.ts'

/** VA-05: 'Required fields missing in' the sections, each of which leads to its first problem. */
export function ProblemSummary() {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { shown, instructorName, logType } = useForm()
  const sections = sectionsWith(shown)
  if (sections.length === 0) return null
  const head = shown.some(isMissing) ? t('logbook.problem.sections') : t('logbook-form.summary.wrong')
  const text =
    logType === 'Recreational'
      ? t('logbook-form.summary.publish')
      : t('logbook-form.summary.send', { name: instructorName ?? '', known: instructorName ? 'yes' : 'no' })
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      <b>
        {head}{' '}
        {sections.map((section, at) => (
          <Fragment key={section}>
            {at > 0 && ', '}
            <a
              className={link.link}
              href={`#${sectionId(section)}`}
              onClick={(event) => {
                event.preventDefault()
                jumpToSection(section, shown)
              }}
            >
              {t(`logbook.section.${section}`)}
            </a>
          </Fragment>
        ))}
      </b>
      <p>{text}</p>
    </Banner>
  )
}
