import type { NameDecisionWire, WaitingNameWire } from '@fathom/contract/certifications'
import { LONGEST_REFUSAL } from '@fathom/domain/certifications'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useLayoutEffect, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../../shared/ui/form/use-text-limit.ts'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { useOneAtATime } from '../../../shared/use-one-at-a-time.ts'
import certificationsCss from '../certifications.module.css'
import css from './office.module.css'
import { decideName } from './office.queries.ts'
import type { DecisionProps } from './photo-decision.tsx'

type Props = DecisionProps & { waiting: WaitingNameWire }

/** An account that has another name or date of birth than the person's cards. */
export function NameDecision({ waiting, isLocked, keys, onDecided }: Props) {
  const { t } = useTranslator('certifications-office')
  const decision = useDecision(waiting, onDecided)
  const oneAtATime = useOneAtATime()
  const { asked, onCards } = waiting
  const [isRefusing, setIsRefusing] = useState(false)
  const decide = (verdict: Omit<NameDecisionWire, 'asked'>) =>
    void oneAtATime(() => decision.mutateAsync({ ...verdict, asked }))
  const confirm = () => decide({ decision: 'confirmed' })
  useLayoutEffect(() => {
    keys.current = isLocked ? {} : { approve: confirm, refuse: () => setIsRefusing(true) }
    return () => {
      keys.current = {}
    }
  })
  return (
    <Card title={<bdi>{asked.name}</bdi>}>
      <p className={certificationsCss.quiet}>{t('certifications-office.names.lead')}</p>
      <Facts>
        <Fact name={t('certifications-office.names.current')}>
          <Identity of={onCards} />
        </Fact>
        <Fact name={t('certifications-office.names.asked')}>
          <Identity of={asked} />
        </Fact>
      </Facts>
      <div className={css.actions}>
        <Button busy={decision.isPending} disabled={isLocked} kind="primary" onClick={confirm}>
          {t('certifications-office.names.confirm')}
        </Button>
        <Button disabled={isLocked || decision.isPending} onClick={() => setIsRefusing(true)}>
          {t('certifications-office.photos.refuse')}
        </Button>
      </div>
      {isRefusing && (
        <RefuseName
          busy={decision.isPending}
          name={asked.name}
          onClose={() => setIsRefusing(false)}
          onRefuse={(reason) => decide({ decision: 'refused', reason })}
        />
      )}
    </Card>
  )
}

type RefuseProps = {
  name: string
  busy: boolean
  onClose: () => void
  onRefuse: (reason: string) => void
}

/** The person reads the reason. Enter refuses with it, Escape goes back. */
function RefuseName({ name, busy, onClose, onRefuse }: RefuseProps) {
  const { t } = useTranslator('certifications-office')
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { isTooLong, error, help } = useTextLimit()(reason, LONGEST_REFUSAL)
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!reason.trim())
    if (reason.trim() && !isTooLong && !busy) onRefuse(reason.trim())
  }
  return (
    <Dialog
      actions={
        <>
          <Button busy={busy} form={formId} kind="primary" type="submit">
            {t('certifications-office.photos.refuse')}
          </Button>
          <Button onClick={onClose}>{t('certifications-office.photos.keep')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('certifications-office.names.refuseTitle', { name })}
    >
      <form id={formId} noValidate={true} onSubmit={refuse}>
        <Field
          error={error ?? (isMissing && !reason.trim() && t('certifications-office.withdraw.reasonMissing'))}
          help={help ?? t('certifications-office.names.refuseHelp')}
          label={t('certifications-office.photos.refuseTitle')}
        >
          <TextInput
            autoComplete="off"
            data-first-focus={true}
            dir="auto"
            onChange={({ target }) => setReason(target.value)}
            required={true}
            value={reason}
          />
        </Field>
      </form>
    </Dialog>
  )
}

function Identity({ of }: { of: WaitingNameWire['asked'] }) {
  const { t, formatDay } = useTranslator('certifications-office')
  return (
    <>
      <bdi>{of.name}</bdi>
      {of.birthdate && <p>{t('certifications-office.photos.born', { day: formatDay(of.birthdate) })}</p>}
    </>
  )
}

function useDecision({ affiliateId, asked }: WaitingNameWire, onDecided: (isOver: boolean) => void) {
  const calls = useCalls()
  const { t } = useTranslator('certifications-office')
  return useMutation({
    mutationFn: (body: NameDecisionWire) => decideName(calls, affiliateId, body),
    onSuccess: (_, { decision }) => {
      showToast({ text: t(`certifications-office.names.${decision}`, { name: asked.name }) })
      onDecided(true)
    },
    onError: () => {
      showToast({ text: t('certifications-office.photos.undecided') })
      onDecided(false)
    },
  })
}
