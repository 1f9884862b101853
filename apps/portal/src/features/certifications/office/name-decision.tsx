import type { NameDecisionWire, WaitingNameWire } from '@fathom/contract/certifications'
import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
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
  const decide = (verdict: NameDecisionWire['decision']) =>
    void oneAtATime(() => decision.mutateAsync({ decision: verdict, asked }))
  useLayoutEffect(() => {
    keys.current = isLocked ? {} : { approve: () => decide('confirmed'), refuse: () => decide('refused') }
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
        <Button
          busy={decision.isPending}
          disabled={isLocked}
          kind="primary"
          onClick={() => decide('confirmed')}
        >
          {t('certifications-office.names.confirm')}
        </Button>
        <Button disabled={isLocked || decision.isPending} onClick={() => decide('refused')}>
          {t('certifications-office.photos.refuse')}
        </Button>
      </div>
    </Card>
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
