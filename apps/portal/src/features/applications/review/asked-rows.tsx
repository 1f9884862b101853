import type { ApplicationWire } from '@fathom/contract/applications'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import css from '../summary/summary.module.css'

type Prerequisite = ApplicationWire['prerequisites'][number]
type Props = Pick<ApplicationWire, 'prerequisites' | 'evidence'>

/** What is asked for, what our records show, and what the applicant wrote where they show nothing. */
export function AskedRows({ prerequisites, evidence }: Props) {
  const { t } = useTranslator('applications')
  return (
    <ul className={css.prerequisites}>
      {prerequisites.map((each) => {
        const said = each.isMet ? '' : (evidence[each.code]?.trim() ?? '')
        return (
          <li className={css.prerequisite} key={each.code}>
            <div className={css.row}>
              <p className={css.name}>
                {t(`applications.prerequisite.${each.code}`, { needed: each.needed ?? 0 })}
              </p>
              <ShownBadge isMet={each.isMet} isTold={said !== ''} />
            </div>
            <Records prerequisite={each} />
            {said && (
              <p className={css.said} dir="auto">
                {said}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Records({ prerequisite }: { prerequisite: Prerequisite }) {
  const { t } = useTranslator('applications')
  const { code, has, isMet } = prerequisite
  const words = () => {
    if (code === 'dives') return t('applications.review.records.dives', { has: has ?? 0 })
    if (code !== 'age') return t(`applications.review.records.${isMet ? 'card' : 'noCard'}`)
    return has === null
      ? t('applications.review.records.noAge')
      : t('applications.review.records.age', { has })
  }
  return <p className={css.known}>{words()}</p>
}

function ShownBadge({ isMet, isTold }: { isMet: boolean; isTold: boolean }) {
  const { t } = useTranslator('applications')
  if (isMet)
    return (
      <Badge icon={Check} tone="ok">
        {t('applications.prerequisite.state.met')}
      </Badge>
    )
  return isTold ? (
    <Badge icon={MessageSquare} tone="warn">
      {t('applications.review.told')}
    </Badge>
  ) : (
    <Badge icon={CircleAlert} tone="buoy">
      {t('applications.prerequisite.state.gap')}
    </Badge>
  )
}
