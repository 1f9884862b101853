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
import { fieldsIn, Summary } from './section-summary.tsx'
import type { FieldPath } from './state/fields.ts'
import { useForm } from './state/form-context.ts'
import { rememberOpened, wasOpened } from './state/opened-parts.ts'
import { stateOf } from './state/section-state.ts'
import { isMissing } from './state/shown-problems.ts'

type Props = {
  section: LogSection
  aside?: ReactNode
  /** How many photos there are, and whether something here may not be folded away. */
  photos?: { count: number; staysOpen: boolean }
  children: ReactNode
}

/**
 * A section of the form as a card; problems give it a red edge and a count. It can be folded on a phone.
 */
export function FormSection({ section, aside, photos, children }: Props) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { logType, see } = useForm()
  const count = useProblemCount()(section)
  const fold = useFold(section, photos)
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
      {fold.isFolded && (
        <div className={css.folded} id={summaryId(section)}>
          {photos ? (
            photos.count > 0 && (
              <span className={css.summary}>{t('logbook-form.photos.count', { count: photos.count })}</span>
            )
          ) : (
            <Summary fields={fieldsIn(section, logType)} namesEmpty={true} />
          )}
        </div>
      )}
      {fold.mayFold && <FoldButton fold={fold} section={section} />}
      <div className={css.body} id={`${sectionId(section)}-fields`}>
        {children}
      </div>
    </fieldset>
  )
}

const summaryId = (section: LogSection): string => `${sectionId(section)}-summary`

/** Covers the whole heading, and the whole section when it's folded. */
function FoldButton({ fold, section }: { fold: ReturnType<typeof useFold>; section: LogSection }) {
  const { t } = useTranslator('logbook')
  return (
    <button
      aria-controls={`${sectionId(section)}-fields`}
      aria-describedby={fold.isFolded ? summaryId(section) : undefined}
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

/** The sections that few dives need; the others are what a dive is (VA-05). */
const RARE: readonly LogSection[] = ['conditions', 'equipment', 'experience', 'photos']

/**
 * SN-05: on a small window, what few dives need starts folded unless this device opened it last time, and so
 * does a required section that is complete when the form opens. A log that can't be changed is shown whole.
 * Sections never fold by themselves while the diver types, because the fields below would jump.
 */
function useFold(section: LogSection, photos: Props['photos']) {
  const form = useForm()
  const state = stateOf(section, { ...form, hasPhotos: (photos?.count ?? 0) > 0 })
  const isRare = RARE.includes(section)
  const mayFold = !form.isLocked && state !== 'missing' && !photos?.staysOpen
  const [isWanted, setWanted] = useState(() => (isRare ? !wasOpened(section) : state === 'done'))
  // Once a problem opened it, it stays open when the problem is solved.
  if (isWanted && !form.isLocked && !mayFold) setWanted(false)
  return {
    mayFold,
    isDone: state === 'done',
    isFolded: mayFold && isWanted,
    toggle: () => {
      setWanted(!isWanted)
      if (isRare) rememberOpened(section, isWanted)
    },
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
