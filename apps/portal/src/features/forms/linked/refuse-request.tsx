import type { LinkRole } from '@fathom/domain/forms'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { refuseLink } from './link.queries.ts'
import { LinkDone, LinkProblem } from './linked-form.tsx'

type Props = { reader: LinkRole; token: string; name: string; onRefused: () => void }

/** A physician or a guardian who doesn't want to answer says so, without a reason. */
export function RefuseRequest({ reader, token, name, onRefused }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const [isAsking, setIsAsking] = useState(false)
  const refuse = useMutation({
    networkMode: 'always',
    mutationFn: () => refuseLink(calls, reader, token),
    onSuccess: onRefused,
    onSettled: () => setIsAsking(false),
  })
  return (
    <div>
      <LinkProblem cause={refuse.error} />
      <Button kind="quiet" onClick={() => setIsAsking(true)}>
        {t('forms-signers.physician.refuse')}
      </Button>
      <ConfirmDialog
        busy={refuse.isPending}
        confirmLabel={t('forms-signers.physician.refuse')}
        keepLabel={t('forms.physician.back')}
        onConfirm={() => refuse.mutate()}
        onKeep={() => setIsAsking(false)}
        open={isAsking}
        title={t('forms-signers.physician.refuse.title', { name })}
      >
        <p>{t('forms-signers.physician.refuse.text', { name })}</p>
      </ConfirmDialog>
    </div>
  )
}

export function LinkRefused({ name }: { name: string }) {
  const { t } = useTranslator('forms', 'forms-signers')
  return (
    <LinkDone drawing={boatUnderWay} title={t('forms.physician.done.title')}>
      {t('forms-signers.physician.refuse.done', { name })}
    </LinkDone>
  )
}
