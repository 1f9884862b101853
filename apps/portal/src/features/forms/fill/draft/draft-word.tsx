import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import css from '../form-layout.module.css'
import type { FormDraftState } from './form-draft.ts'

/** What is saved, and where. States that last only a moment are shown but not announced. */
export function DraftWord({ state, onDecide }: { state: FormDraftState; onDecide: () => void }) {
  const { t } = useTranslator('forms')
  const words = useStateWords(state)
  const [spoken, setSpoken] = useState(words)
  const isPassing = state.kind === 'pending' || state.kind === 'saving'
  if (!isPassing && spoken !== words) setSpoken(words)
  return (
    <div className={css.state}>
      {state.kind === 'saved' && <Icon of={Check} size="sm" />}
      {state.kind === 'stored' && <Icon of={CloudOff} size="sm" />}
      <span aria-hidden="true">{words}</span>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
      {state.kind === 'conflict' && (
        <Button onClick={onDecide} size="sm">
          {t('forms.fill.conflict.decide')}
        </Button>
      )}
    </div>
  )
}

function useStateWords({ kind }: FormDraftState): string {
  const { t } = useTranslator('forms')
  switch (kind) {
    case 'idle':
      return t('forms.fill.state.idle')
    case 'pending':
    case 'saving':
      return t('forms.fill.state.saving')
    case 'saved':
      return t('forms.fill.state.saved')
    case 'stored':
    case 'refused':
      return t('forms.fill.state.offline')
    case 'conflict':
      return t('forms.fill.state.stale')
    case 'gone':
      return t('forms.fill.state.gone')
  }
}
