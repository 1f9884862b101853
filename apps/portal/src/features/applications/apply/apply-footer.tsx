import Send from 'lucide-react/icons/send'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { SaveWords } from '../../../shared/ui/form/save-words.tsx'
import { Savebar } from '../../../shared/ui/form/savebar.tsx'
import { useApply } from './apply-context.ts'
import type { ApplicationDraftState } from './draft/application-draft.ts'
import { STEPS, type Step } from './draft/step.ts'
import type { Sign } from './use-sign.ts'

type Props = { step: Step; sign: Sign; onContinue: () => void; onDecide: () => void }

/** What is saved, where and when, with the buttons to go back and continue. */
export function ApplyFooter({ step, sign, onContinue, onDecide }: Props) {
  const { t } = useTranslator('applications')
  const { state, goTo, gaps } = useApply()
  const before = STEPS[STEPS.indexOf(step) - 1]
  return (
    <Savebar say={<Say />}>
      {state.kind === 'conflict' && (
        <Button onClick={onDecide}>{t('applications.apply.saved.decide')}</Button>
      )}
      {before && <Button onClick={() => goTo(before)}>{t('applications.apply.back')}</Button>}
      {step !== 'sign' && (
        <Button kind="primary" onClick={onContinue}>
          {t('applications.apply.next')}
        </Button>
      )}
      {step === 'sign' && gaps.length === 0 && (
        <Button busy={sign.isSending} icon={Send} kind="primary" onClick={sign.send}>
          {t('applications.apply.sign.go')}
        </Button>
      )}
    </Savebar>
  )
}

function Say() {
  const { state } = useApply()
  const words = useSaveWords(state)
  return <SaveWords kind={state.kind}>{words}</SaveWords>
}

/** Text for where the typed changes are. */
function useSaveWords(state: ApplicationDraftState): string {
  const { t, formatTime } = useTranslator('applications')
  const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'other'
  switch (state.kind) {
    case 'idle':
      return t('applications.apply.saved.untouched')
    case 'pending':
    case 'saving':
      return t('applications.apply.saved.saving')
    case 'saved':
      return t(`applications.apply.saved.${state.isPartial ? 'partly' : 'saved'}`, {
        time: formatTime(state.at),
        device,
      })
    case 'stored':
      return t(`applications.apply.saved.${state.isOffline ? 'offline' : 'kept'}`, { device })
    case 'conflict':
      return t('applications.apply.saved.stale')
    case 'refused':
      return t('applications.apply.saved.refused')
    case 'gone':
      return t('applications.apply.over')
  }
}
