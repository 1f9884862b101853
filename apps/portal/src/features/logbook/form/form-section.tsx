import type { LogSection } from '@fathom/domain/logbook'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { afterPress } from '../../../shared/ui/form/after-press.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import css from './form.module.css'
import { sectionId } from './jump.ts'
import type { FieldPath } from './state/fields.ts'
import { useForm } from './state/form-context.ts'
import { stateOf } from './state/section-state.ts'
import { isMissing } from './state/shown-problems.ts'

type Props = { section: LogSection; aside?: ReactNode; children: ReactNode }

/**
 * A section of the form as a card; problems give it a red edge and a count. It can be collapsed on a phone.
 */
export function FormSection({ section, aside, children }: Props) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { see } = useForm()
  const count = useProblemCount()(section)
  const fold = useFold(section)
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const path = target.closest<HTMLElement>('[data-field]')?.dataset.field
    if (path) afterPress(() => see(path as FieldPath))
  }
  return (
    <fieldset
      className={css.section}
      data-folded={fold.isFolded || undefined}
      data-missing={count !== undefined || undefined}
      data-section={section}
      id={sectionId(section)}
      onBlur={onBlur}
      tabIndex={-1}
    >
      <legend className={css.legend}>
        <h2 className={css.title}>{t(`logbook.section.${section}`)}</h2>
        {count ? (
          <Badge icon={CircleAlert} tone="bad">
            {count}
          </Badge>
        ) : (
          aside && <span className={css.aside}>{aside}</span>
        )}
      </legend>
      {fold.mayFold && <FoldButton fold={fold} section={section} />}
      <div className={css.body} id={`${sectionId(section)}-fields`}>
        {children}
      </div>
    </fieldset>
  )
}

/** Covers the whole heading. */
function FoldButton({ fold, section }: { fold: ReturnType<typeof useFold>; section: LogSection }) {
  const { t } = useTranslator('logbook')
  return (
    <button
      aria-controls={`${sectionId(section)}-fields`}
      aria-expanded={!fold.isFolded}
      aria-label={t(`logbook.section.${section}`)}
      className={css.fold}
      onClick={fold.toggle}
      type="button"
    >
      {fold.isFolded && fold.isDone && (
        <span className={css.done}>
          <Icon of={CircleCheck} />
        </span>
      )}
      <Icon of={ChevronDown} />
    </button>
  )
}

/**
 * On a small window, a section that is complete when the form opens starts collapsed and opens on tap; a log
 * that can't be changed is shown whole until it can. Sections never collapse while the user types, because the
 * fields below would jump.
 */
function useFold(section: LogSection) {
  const form = useForm()
  const state = stateOf(section, { ...form, hasPhotos: false })
  const mayFold = section !== 'photos' && !form.isLocked && state !== 'missing'
  const [isWanted, setWanted] = useState(state === 'done')
  return {
    mayFold,
    isDone: state === 'done',
    isFolded: mayFold && isWanted,
    toggle: () => setWanted(!isWanted),
  }
}

/** Text for how many fields of a section are missing or wrong; undefined if there are none. */
export function useProblemCount(): (section: LogSection) => string | undefined {
  const { t } = useTranslator('logbook-form')
  const { shown } = useForm()
  return (section) => {
    const here = shown.filter((problem) => problem.section === section)
    if (here.length === 0) return undefined
    return t(here.every(isMissing) ? 'logbook-form.missing' : 'logbook-form.wrong', { count: here.length })
  }
}
