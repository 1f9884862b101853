import type { ApplicationWire } from '@fathom/contract/applications'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import MessageSquare from 'lucide-react/icons/message-square'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import css from './summary.module.css'
import { useKnownWords } from './use-known-words.ts'

export type Prerequisite = ApplicationWire['prerequisites'][number]

type Props = {
  prerequisites: readonly Prerequisite[]
  evidence: ApplicationWire['evidence']
  /** Below what is not met: how the gap may be closed. */
  close?: (prerequisite: Prerequisite) => ReactNode
  /** As a reviewer is told it; else as its applicant is. */
  reviewed?: { knownOf: (prerequisite: Prerequisite) => string; told: string }
}

/** What is asked for, what our records say about it, and what the applicant says where they say nothing. */
export function PrerequisiteRows({ prerequisites, evidence, close, reviewed }: Props) {
  const { t } = useTranslator('applications')
  const knownByMe = useKnownWords()
  return (
    <ul className={css.prerequisites}>
      {prerequisites.map((each) => {
        const said = evidence[each.code]?.trim()
        return (
          <li className={css.prerequisite} key={each.code}>
            <div className={css.row}>
              <p className={css.name}>
                {t(`applications.prerequisite.${each.code}`, { needed: each.needed ?? 0 })}
              </p>
              <StateBadge
                isMet={each.isMet}
                isTold={Boolean(said) && each.code !== 'age'}
                told={reviewed?.told}
              />
            </div>
            <p className={css.known}>{(reviewed?.knownOf ?? knownByMe)(each)}</p>
            {!each.isMet && (close?.(each) ?? (said && <Said>{said}</Said>))}
          </li>
        )
      })}
    </ul>
  )
}

const Said = ({ children }: { children: string }) => (
  <p className={css.said} dir="auto">
    {children}
  </p>
)

type StateProps = { isMet: boolean; isTold: boolean; told: string | undefined }

/** Words in place of a record are for the reviewer to judge. */
function StateBadge({ isMet, isTold, told }: StateProps) {
  const { t } = useTranslator('applications')
  if (isMet)
    return (
      <Badge icon={Check} tone="ok">
        {t('applications.prerequisite.state.met')}
      </Badge>
    )
  if (isTold)
    return (
      <Badge icon={MessageSquare} tone={told ? 'warn' : 'info'}>
        {told ?? t('applications.prerequisite.state.told')}
      </Badge>
    )
  return (
    <Badge icon={CircleAlert} tone="buoy">
      {t('applications.prerequisite.state.gap')}
    </Badge>
  )
}
