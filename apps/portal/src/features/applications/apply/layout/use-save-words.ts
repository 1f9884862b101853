import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { SaveState } from '../draft/save-state.ts'

/** Text for where the typed changes are. */
export function useSaveWords(state: SaveState): string {
  const { t, formatTime } = useTranslator('applications')
  const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'other'
  switch (state.kind) {
    case 'untouched':
      return t('applications.apply.saved.untouched')
    case 'waiting':
    case 'saving':
      return t('applications.apply.saved.saving')
    case 'saved':
      return t(`applications.apply.saved.${state.isPartly ? 'partly' : 'saved'}`, {
        time: formatTime(state.at),
        device,
      })
    case 'kept':
      return t(`applications.apply.saved.${state.isOffline ? 'offline' : 'kept'}`, { device })
    case 'stale':
      return t('applications.apply.saved.stale')
    case 'refused':
      return t('applications.apply.saved.refused')
    case 'over':
      return t('applications.apply.over')
  }
}
