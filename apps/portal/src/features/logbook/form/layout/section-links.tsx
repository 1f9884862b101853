import { type LogProblem, sectionsWith } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import link from '@fathom/look/controls/link.module.css'
import { Fragment } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { jumpToSection, sectionId } from './jump.ts'
import { separatorsOf } from './separators.ts'

/** The sections with these problems; each name links to the first problem there. */
export function SectionLinks({ problems }: { problems: readonly LogProblem[] }) {
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
