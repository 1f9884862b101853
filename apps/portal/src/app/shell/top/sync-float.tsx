import { useIsMutating } from '@tanstack/react-query'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useOnline } from '../../../shared/use-online.ts'
import css from './sync-float.module.css'

function useSyncState() {
  const isOnline = useOnline()
  const saving = useIsMutating()
  if (!isOnline) return 'offline'
  return saving > 0 ? 'saving' : 'saved'
}

/** The sync status is always visible: the float rides on the waterline, or lies on its side when offline. */
export function SyncFloat() {
  const { t } = useTranslator()
  const state = useSyncState()
  return (
    <span className={css.float} data-state={state} role="status">
      <svg aria-hidden="true" fill="none" viewBox="0 0 24 24">
        <g className={css.buoy}>
          <path d="M12 3v5" stroke="var(--buoy-pure)" strokeLinecap="round" strokeWidth="2" />
          <path d="M8.500 8h7l1.600 6.500H6.900z" fill="var(--buoy-pure)" />
        </g>
        <path
          d="M2 16c1.700 0 1.700 1.300 3.300 1.300S7 16 8.700 16s1.700 1.300 3.300 1.300S13.700 16 15.300 16s1.700 1.300 3.300 1.300S20.300 16 22 16"
          stroke="var(--d18)"
          strokeLinecap="round"
          strokeWidth="2"
        />
      </svg>
      <span className={css.words}>{t(`shell.sync.${state}`)}</span>
    </span>
  )
}
