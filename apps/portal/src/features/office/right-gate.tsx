import type { OwnRightsWire } from '@fathom/contract/office'
import { mayOpen, OFFICE_PAGES, type OfficePage } from '@fathom/domain/office'
import type { StaffRight } from '@fathom/domain/session'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Activity, type ReactNode, useEffect, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { NotLoaded } from '../../shared/ui/feedback/not-loaded.tsx'
import { newestToast, retractToasts, showToast } from '../../shared/ui/overlay/toasts.ts'
import { OWN_RIGHTS_KEY, ownRightsQuery } from './own-rights.query.ts'

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

/** The right that a call was refused for. */
function missingIn(cause: unknown): StaffRight | undefined {
  if (!(cause instanceof CallFailed) || cause.problem !== 'right-missing') return undefined
  return (cause.answer as { right?: StaffRight }).right
}

/** OF-01: a right may be taken away while its page is open. The person learns which, and the page asks again. */
function useLostRights(): void {
  const { t } = useTranslator('office')
  const client = useQueryClient()
  useEffect(() => {
    const had = (right: StaffRight) =>
      client.getQueryData<OwnRightsWire>(OWN_RIGHTS_KEY)?.rights.includes(right) ?? false
    const askAgain = () => void client.invalidateQueries({ queryKey: OWN_RIGHTS_KEY })
    const begun = new WeakMap<object, number>()
    const unwatch = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { action, mutation } = event
      if (action.type === 'pending') begun.set(mutation, newestToast())
      const right = action.type === 'error' ? missingIn(action.error) : undefined
      if (!right || !had(right)) return
      // The failed call offers to try again, which won't help.
      retractToasts(begun.get(mutation) ?? newestToast())
      showToast({ text: t('office.rights.lost', { right: t(`office.right.${right}`) }) })
      askAgain()
    })
    const unwatchQueries = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const right = missingIn(event.action.error)
      if (right && had(right)) askAgain()
    })
    return () => {
      unwatch()
      unwatchQueries()
    }
  }, [client, t])
}
