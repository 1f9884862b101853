import { mayOpen, OFFICE_PAGES, type OfficePage } from '@fathom/domain/office'
import type { StaffRight } from '@fathom/domain/session'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { useQuery } from '@tanstack/react-query'
import { Activity, type ReactNode, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../shared/ui/feedback/not-loaded.tsx'
import { ownRightsQuery } from './own-rights.query.ts'
import { useLostRights } from './use-lost-rights.ts'

type Props = { page: OfficePage; children: ReactNode }

/**
 * OF-01: the server refuses anyone who lacks the right; here they learn which one it is. If it's taken away while the page
 * is open, nobody reads on, but what was typed is there again with the right.
 */
export function RightGate({ page, children }: Props) {
  const { t } = useTranslator('office')
  const own = useQuery(ownRightsQuery(useCalls()))
  useLostRights()
  const [opened, setOpened] = useState<OfficePage>()
  if (!own.data)
    return (
      <NotLoaded
        failed={t('office.rights.failed')}
        loading={t('office.rights.loading')}
        of={own}
        text={t('office.failedText')}
      />
    )
  const isOpen = mayOpen(page, own.data)
  if (isOpen && opened !== page) setOpened(page)
  const wasOpen = opened === page
  return (
    <>
      {!isOpen && (
        <RightMissing isNone={own.data.length === 0} right={OFFICE_PAGES[page]}>
          {wasOpen && t('office.rights.kept')}
        </RightMissing>
      )}
      {(isOpen || wasOpen) && <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>}
    </>
  )
}

type MissingProps = { right: StaffRight; isNone?: boolean; children?: ReactNode }

export function RightMissing({ right: missing, isNone = false, children }: MissingProps) {
  const { t } = useTranslator('office')
  const right = t(`office.right.${missing}`)
  return (
    <EmptyState
      drawing={closedHatch}
      level={2}
      title={t(isNone ? 'office.rights.none' : 'office.rights.missing')}
    >
      {isNone ? t('office.rights.noneText') : t('office.rights.missingText', { right })} {children}
    </EmptyState>
  )
}
