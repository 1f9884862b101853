import { mayOpen, OFFICE_PAGES, type OfficePage } from '@fathom/domain/office'
import type { StaffRight } from '@fathom/domain/session'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../shared/ui/feedback/not-loaded.tsx'
import { ownRightsQuery } from './own-rights.query.ts'
import { useLostRights } from './use-lost-rights.ts'

type Props = { page: OfficePage; children: ReactNode }

/** OF-01: the server refuses whoever lacks the right; here they learn which one it is. */
export function RightGate({ page, children }: Props) {
  const { t } = useTranslator('office')
  const own = useQuery(ownRightsQuery(useCalls()))
  useLostRights()
  if (!own.data)
    return (
      <NotLoaded
        failed={t('office.rights.failed')}
        loading={t('office.rights.loading')}
        of={own}
        text={t('office.failedText')}
      />
    )
  if (mayOpen(page, own.data)) return children
  return <RightMissing isNone={own.data.length === 0} right={OFFICE_PAGES[page]} />
}

type MissingProps = { right: StaffRight; isNone?: boolean }

export function RightMissing({ right: missing, isNone = false }: MissingProps) {
  const { t } = useTranslator('office')
  const right = t(`office.right.${missing}`)
  return (
    <EmptyState
      drawing={closedHatch}
      level={2}
      title={t(isNone ? 'office.rights.none' : 'office.rights.missing')}
    >
      {isNone ? t('office.rights.noneText') : t('office.rights.missingText', { right })}
    </EmptyState>
  )
}
