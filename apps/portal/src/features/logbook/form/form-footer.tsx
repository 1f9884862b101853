import Send from 'lucide-react/icons/send'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { SaveWords } from '../../../shared/ui/form/save-words.tsx'
import { Savebar } from '../../../shared/ui/form/savebar.tsx'
import type { DiveDraft, DiveDraftState } from './draft/dive-draft.ts'
import { useForm } from './state/form-context.ts'
import type { FinishControls } from './use-finish.ts'

type Props = { draft: DiveDraft; state: DiveDraftState; finish: FinishControls; onDecide: () => void }

/** What is saved, where and when, with the two main buttons. */
export function FormFooter({ draft, state, finish, onDecide }: Props) {
  const { t } = useTranslator('logbook-form')
  const { log, isLocked } = useForm()
  const isPublished = log?.status === 'Published'
  if (isLocked) return null
  const save = () => {
    finish.takeBack()
    void draft.flush()
  }
  return (
    <Savebar say={<Say finish={finish} state={state} />}>
      {state.kind === 'conflict' && <Button onClick={onDecide}>{t('logbook-form.conflict.decide')}</Button>}
      {state.kind !== 'conflict' && !isPublished && (
        <Button onClick={save}>{t('logbook-form.saveDraft')}</Button>
      )}
      <SendButton isBusy={finish.isBusy} isPublished={isPublished} />
    </Savebar>
  )
}

function SendButton({ isBusy, isPublished }: { isBusy: boolean; isPublished: boolean }) {
  const { t } = useTranslator('logbook-form')
  const { logType, instructorName } = useForm()
  const words =
    logType === 'Recreational'
      ? t(isPublished ? 'logbook-form.saveChanges' : 'logbook-form.publish')
      : t('logbook-form.send', { name: instructorName ?? '', known: instructorName ? 'yes' : 'no' })
  return (
    <Button busy={isBusy} kind="primary" type="submit" {...(logType === 'Training' && { icon: Send })}>
      {words}
    </Button>
  )
}

function Say({ state, finish }: { state: DiveDraftState; finish: FinishControls }) {
  const { t } = useTranslator('logbook-form')
  const words = useSaveWords(state)
  const { waiting } = finish
  if (waiting) return t('logbook-form.waits.title', { photos: waiting.photos > 0 ? 'yes' : 'no' })
  if (finish.arePhotosFirst) return t('logbook-form.state.photos')
  return <SaveWords kind={state.kind}>{words}</SaveWords>
}

/** Text for where the typed changes are. */
function useSaveWords(state: DiveDraftState): string {
  const { t, formatTime } = useTranslator('logbook-form')
  const { log } = useForm()
  const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'other'
  const isPublished = log?.status === 'Published'
  switch (state.kind) {
    case 'idle':
      return isPublished ? t('logbook-form.state.published') : t('logbook-form.state.untouched')
    case 'pending':
      return isPublished ? t('logbook-form.state.unsaved', { device }) : t('logbook-form.state.saving')
    case 'saving':
      return t('logbook-form.state.saving')
    case 'saved':
      return t(state.isPartial ? 'logbook-form.state.partly' : 'logbook-form.state.saved', {
        time: formatTime(state.at),
        what: isPublished ? 'dive' : 'draft',
      })
    case 'stored':
      return t(state.isOffline ? 'logbook-form.state.offline' : 'logbook-form.state.kept', { device })
    case 'conflict':
      return t('logbook-form.state.stale', { device })
    case 'gone':
      return t('logbook-form.state.gone', { device })
    case 'refused':
      return t('logbook-form.state.refused')
  }
}
