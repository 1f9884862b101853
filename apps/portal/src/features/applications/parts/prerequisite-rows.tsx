import type { ApplicationWire } from '@fathom/contract/applications'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import MessageSquare from 'lucide-react/icons/message-square'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import css from './summary.module.css'

export type Prerequisite = ApplicationWire['prerequisites'][number]

/** What our records say about a prerequisite, and the badge of the applicant's own explanation. */
export type ReviewerWords = { knownOf: (prerequisite: Prerequisite) => string; explained: string }

type Props = {
  prerequisites: readonly Prerequisite[]
  evidence: ApplicationWire['evidence']
  /** Shown below an unmet prerequisite: how to close the gap. */
  close?: (prerequisite: Prerequisite) => ReactNode
  /** The wording for a reviewer; otherwise the applicant's wording is used. */
  reviewed?: ReviewerWords | undefined
}

/**
 * The prerequisites, what our records say about them, and the applicant's explanation where the records say
 * nothing.
 */
export function PrerequisiteRows({ prerequisites, evidence, close, reviewed }: Props) {
  const { t } = useTranslator('applications')
  const knownByMe = useKnownWords()
  return (
    <ul className={css.prerequisites}>
      {prerequisites.map((each) => {
        const explanation = evidence[each.code]?.trim()
        return (
          <li className={css.prerequisite} key={each.code}>
            <div className={css.row}>
              <p className={css.name}>
                {t(`applications.prerequisite.${each.code}`, { needed: each.needed ?? 0 })}
              </p>
              <StateBadge
                isMet={each.isMet}
                isExplained={Boolean(explanation) && each.code !== 'age'}
                explainedText={reviewed?.explained}
              />
            </div>
            <p className={css.known}>{(reviewed?.knownOf ?? knownByMe)(each)}</p>
            {!each.isMet && (close?.(each) ?? (explanation && <Explanation>{explanation}</Explanation>))}
          </li>
        )
      })}
    </ul>
  )
}

const Explanation = ({ children }: { children: string }) => (
  <p className={css.said} dir="auto">
    {children}
  </p>
)

type StateProps = { isMet: boolean; isExplained: boolean; explainedText: string | undefined }

/** The reviewer judges an explanation that replaces a record. */
function StateBadge({ isMet, isExplained, explainedText }: StateProps) {
  const { t } = useTranslator('applications')
  if (isMet)
    return (
      <Badge icon={Check} tone="ok">
        {t('applications.prerequisite.state.met')}
      </Badge>
    )
  if (isExplained)
    return (
      <Badge icon={MessageSquare} tone={explainedText ? 'warn' : 'info'}>
        {explainedText ?? t('applications.prerequisite.state.told')}
      </Badge>
    )
  return (
    <Badge icon={CircleAlert} tone="buoy">
      {t('applications.prerequisite.state.gap')}
    </Badge>
  )
}

/** What account, certifications and logbook say about a prerequisite. */
function useKnownWords(): (prerequisite: Prerequisite) => string {
  const { t } = useTranslator('applications')
  return ({ code, isMet, has, needed }) => {
    const numbers = { has: has ?? 0, needed: needed ?? 0, left: Math.max((needed ?? 0) - (has ?? 0), 0) }
    if (code === 'age' && has === null) return t('applications.prerequisite.gap.ageUnknown')
    const kind = code === 'age' || code === 'dives' ? code : 'card'
    return t(`applications.prerequisite.${isMet ? 'met' : 'gap'}.${kind}`, numbers)
  }
}
