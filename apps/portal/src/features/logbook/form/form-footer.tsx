import Send from 'lucide-react/icons/send'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { SaveWords } from '../../../shared/ui/form/save-words.tsx'
import { Savebar } from '../../../shared/ui/form/savebar.tsx'
import type { SaveState } from './saving/save-state.ts'
import type { Saver } from './saving/saver.ts'
import { useForm } from './state/form-context.ts'
import type { FinishControls } from './use-finish.ts'

type Props = { saver: Saver; state: SaveState; finish: FinishControls; onDecide: () => void }

/** What is saved, where and when, with the two main buttons. */
export function FormFooter({ saver, state, finish, onDecide }: Props) {
  const { t } = useTranslator('logbook-form')
  const { log, isLocked } = useForm()
  const isPublished = log?.status === 'Published'
  if (isLocked) return null
  const save = () => {
    finish.takeBack()
    void saver.flush()
  }
  return (
    <Savebar say={<Say finish={finish} state={state} />}>
      {state.kind === 'stale' && <Button onClick={onDecide}>{t('logbook-form.conflict.decide')}</Button>}
      {state.kind !== 'stale' && !isPublished && (
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

function Say({ state, finish }: { state: SaveState; finish: FinishControls }) {
  const { t } = useTranslator('logbook-form')
  const words = useSaveWords(state)
  const { waiting } = finish
  if (waiting) return t('logbook-form.waits.title', { photos: waiting.photos > 0 ? 'yes' : 'no' })
  if (finish.arePhotosFirst) return t('logbook-form.state.photos')
  return <SaveWords kind={state.kind}>{words}</SaveWords>
}

/** Text for where the typed changes are. */
function useSaveWords(state: SaveState): string {
  const { t, formatTime } = useTranslator('logbook-form')
  const { log } = useForm()
  const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'other'
  const isPublished = log?.status === 'Published'
  switch (state.kind) {
    case 'untouched':
      return isPublished ? t('logbook-form.state.published') : t('logbook-form.state.untouched')
    case 'waiting':
      return isPublished ? t('logbook-form.state.unsaved', { device }) : t('logbook-form.state.saving')
    case 'saving':
      return t('logbook-form.state.saving')
    case 'saved':
      return t(state.isPartly ? 'logbook-form.state.partly' : 'logbook-form.state.saved', {
        time: formatTime(state.at),
        what: isPublished ? 'dive' : 'draft',
      })
    case 'kept':
      return t(state.isOffline ? 'logbook-form.state.offline' : 'logbook-form.state.kept', { device })
    case 'stale':
      return t('logbook-form.state.stale', { device })
    case 'gone':
      return t('logbook-form.state.gone', { device })
    case 'refused':
      return t('logbook-form.state.refused')
  }
}
