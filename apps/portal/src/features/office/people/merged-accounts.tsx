import type { MergeWire, OfficePersonWire } from '@fathom/contract/office'
import { useMutation } from '@tanstack/react-query'
import Merge from 'lucide-react/icons/merge'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import type { Signing } from './change-refusal.tsx'
import { undoMerge } from './merge.queries.ts'
import { MergeProblem } from './merge-problem.tsx'
import css from './people.module.css'

type Props = { person: OfficePersonWire; signing: Signing; onChanged: () => void }

/** OF-03: which account this one became part of, or which became part of it. */
export function MergedAccounts({ person, signing, onChanged }: Props) {
  return person.merges.map((merge) => (
    <MergedAccount
      key={merge.id}
      merge={merge}
      onChanged={onChanged}
      opened={person.affiliateId}
      signing={signing}
    />
  ))
}

type OneProps = Omit<Props, 'person'> & { merge: MergeWire; opened: number }

function MergedAccount({ merge, opened, signing, onChanged }: OneProps) {
  const { t, formatDay, formatId } = useTranslator('office-merge', 'office-content')
  const calls = useCalls()
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: () => signing.freshly(() => undoMerge(calls, merge.id)),
    onSuccess: () => {
      showToast({ text: t('office-merge.undone') })
      onChanged()
    },
  })
  const [isAsked, setIsAsked] = useState(false)
  const [from, to] = [formatId(merge.from), formatId(merge.to)]
  const isGone = merge.from === opened
  return (
    <div className={css.change}>
      <Banner icon={Merge} tone={isGone ? 'warn' : 'info'}>
        <p>
          {isGone
            ? t('office-merge.into', { number: to })
            : t('office-merge.from', {
                number: from,
                date: formatDay(new Date(merge.mergedAt)),
              })}{' '}
          {isGone && <TextLink to={paths.officePerson(merge.to)}>{t('office-merge.open')}</TextLink>}
        </p>
        {Date.parse(merge.undoUntil) > Date.now() && (
          <>
            <p>{t('office-merge.undoText')}</p>
            <Button busy={undo.isPending} onClick={() => setIsAsked(true)} size="sm">
              {t('office-merge.undo')}
            </Button>
          </>
        )}
      </Banner>
      <ConfirmDialog
        confirmLabel={t('office-merge.undo')}
        keepLabel={t('office-content.cancel')}
        onConfirm={() => {
          setIsAsked(false)
          undo.mutate()
        }}
        onKeep={() => setIsAsked(false)}
        open={isAsked}
        title={t('office-merge.undoAsk', { from, to })}
      >
        {t('office-merge.undoEffect', { to })}
      </ConfirmDialog>
      <MergeProblem error={undo.error} signing={signing} />
    </div>
  )
}
