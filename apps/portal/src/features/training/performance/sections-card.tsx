import type { AssessmentResultsWire } from '@fathom/contract/training'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './performance.module.css'

/** Below this share of right answers a section is worth rereading. */
const WEAK = 0.75

type Section = AssessmentResultsWire['sections'][number]
type Props = {
  sections: readonly Section[]
  /** The link to the lesson of a section; for the learner only. */
  lessonOf?: (section: string) => string | undefined
}

/** The share of right answers per section, over the attempts that count. */
export function SectionsCard({ sections, lessonOf = () => undefined }: Props) {
  const { t } = useTranslator('training-records')
  const answered = sections.filter((section) => section.answered > 0)
  if (answered.length === 0) return null
  return (
    <Card title={t('training-records.sections.title')}>
      <ul className={css.sections}>
        {answered.map((section) => (
          <SectionRow key={section.section} lesson={lessonOf(section.section)} section={section} />
        ))}
      </ul>
    </Card>
  )
}

function SectionRow({ section, lesson }: { section: Section; lesson: string | undefined }) {
  const { t, formatPercent } = useTranslator('training-records')
  const { correct, answered } = section
  const name = section.section || t('training-records.sections.other')
  const share = correct / answered
  const right = t('training-records.sections.right', { correct, answered })
  return (
    <li className={css.section}>
      <p className={css.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={css.share}>{formatPercent(share)}</p>
      <div className={css.meter}>
        <ProgressBar label={name} value={share} valueText={right} />
      </div>
      <p className={css.right}>
        {right}
        {share < WEAK && lesson && <TextLink to={lesson}>{t('training-records.sections.again')}</TextLink>}
      </p>
    </li>
  )
}
