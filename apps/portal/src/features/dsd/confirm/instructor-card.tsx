import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Avatar } from '../../../shared/ui/surface/avatar.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import type { Lookup } from '../known-participant.ts'
import css from './confirm.module.css'
import { ParticipantWords } from './participant-words.tsx'
import { Unanswered } from './unanswered.tsx'

type Props = {
  number: number | null
  member: Lookup
  finder: ReactNode
  isSearching: boolean
  onSearch: (isSearching: boolean) => void
  isBusy: boolean
  onRemove: () => void
}

/** Naming an instructor is optional; otherwise the store assigns one. */
export function InstructorCard(props: Props) {
  const { number, member, finder, isSearching, onSearch, isBusy, onRemove } = props
  const { t } = useTranslator('dsd')
  const search = number === null ? 'dsd.confirm.instructorAdd' : 'dsd.confirm.instructorChange'
  return (
    <Card title={t('dsd.confirm.instructor')}>
      <div className={css.stack}>
        <Instructor member={member} number={number} />
        {isSearching && finder}
        <div className={css.actions}>
          <Button aria-expanded={isSearching} onClick={() => onSearch(!isSearching)}>
            {t(isSearching ? 'dsd.confirm.close' : search)}
          </Button>
          {number !== null && (
            <Button busy={isBusy} kind="quiet" onClick={onRemove}>
              {t('dsd.confirm.instructorRemove')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function Instructor({ number, member }: Pick<Props, 'number' | 'member'>) {
  const { t, formatNumber } = useTranslator('dsd')
  if (number === null) return <p className={css.note}>{t('dsd.confirm.instructorNone')}</p>
  if (member.found === null)
    return (
      <Banner icon={CircleAlert} live="status" tone="bad">
        {t('dsd.confirm.instructorNotFound')}
      </Banner>
    )
  if (!member.found) return <Unanswered lookup={member} />
  return (
    <ParticipantWords
      found={member.found}
      lead={<Avatar name={member.found.name} />}
      number={t('dsd.confirm.instructorNumber', { number: formatNumber(number, { useGrouping: false }) })}
    />
  )
}
