import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { SaveState } from '../saving/save-state.ts'
import { useForm } from '../state/form-context.ts'

/** Text for where the typed changes are. */
export function useSaveWords(state: SaveState): string {
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
