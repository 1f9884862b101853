import type { LogSection } from '@fathom/domain/logbook'
import { useEffect, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { FormRail, Knot } from '../../../shared/ui/form/form-rail.tsx'
import { useProblemCount } from './form-section.tsx'
import { jumpToSection, sectionId } from './jump.ts'
import { useForm } from './state/form-context.ts'
import { type SectionState, sectionsOf, stateOf } from './state/section-state.ts'

/** The sections with their state; shown beside the form where the window is wide enough. */
export function SectionList({ hasPhotos }: { hasPhotos: boolean }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  const sections = sectionsOf(form.logType)
  const current = useCurrentSection(sections)
  return (
    <FormRail label={t('logbook-form.sections')} missing="bad">
      {sections.map((section) => {
        const state = stateOf(section, { ...form, hasPhotos })
        return (
          <li key={section}>
            <a
              aria-current={section === current ? 'step' : undefined}
              data-state={state}
              href={`#${sectionId(section)}`}
              onClick={(event) => {
                event.preventDefault()
                jumpToSection(section, form.shown)
              }}
            >
              <Knot state={state} />
              {t(`logbook.section.${section}`)}
              <StateWords section={section} state={state} />
            </a>
          </li>
        )
      })}
    </FormRail>
  )
}

function StateWords({ section, state }: { section: LogSection; state: SectionState }) {
  const { t } = useTranslator('logbook-form')
  const count = useProblemCount()(section)
  if (state === 'open') return null
  return <span className="visually-hidden">, {count ?? t('logbook-form.sectionState.done')}</span>
}

/** The first section that reaches into the upper half of the window. */
function useCurrentSection(sections: readonly LogSection[]): LogSection | undefined {
  const [current, setCurrent] = useState<LogSection>()
  useEffect(() => {
    const inSight = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target)
          else inSight.delete(target)
        setCurrent(
          sections.find((section) => inSight.has(document.getElementById(sectionId(section)) as Element)),
        )
      },
      { rootMargin: '-80px 0px -55% 0px' },
    )
    for (const section of sections) {
      const place = document.getElementById(sectionId(section))
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
