import { useIsMutating } from '@tanstack/react-query'
import { useId } from 'react'
import { useUser } from '../../features/session/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { useSignAgain } from '../../shared/offline/sign-again.ts'
import {
  needsPerson,
  type ShownEntry,
  useIsWaitingWhole,
  useWaiting,
} from '../../shared/offline/waiting-list.ts'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../shared/router/index.ts'
import { CountDot } from '../../shared/ui/feedback/count-dot.tsx'
import { useOnline } from '../../shared/use-online.ts'
import css from './top-bar.module.css'

const COUNTED = ['offlineWaiting', 'waiting', 'failed'] as const

const isCounted = (state: string): state is (typeof COUNTED)[number] =>
  (COUNTED as readonly string[]).includes(state)

/** It doesn't go out by itself at once. */
const isStuck = ({ state: { kind } }: ShownEntry) => kind === 'lost' || kind === 'unfinished'

/** What the header says, and how many entries it counts. */
function useSyncState() {
  const isOnline = useOnline()
  const isFormRefused = useSignAgain(useUser().affiliateId)
  const saving = useIsMutating()
  const entries = useWaiting() ?? []
  const isWhole = useIsWaitingWhole()
  const help = entries.filter(needsPerson).length
  const count = entries.length
  if (!isOnline) return { state: count > 0 ? 'offlineWaiting' : 'offline', count } as const
  if (help > 0 && !isFormRefused) return { state: 'failed', count: help } as const
  if (entries.some(isStuck)) return { state: 'waiting', count } as const
  if (saving > 0) return { state: 'saving', count } as const
  if (isFormRefused) return { state: 'signAgain', count } as const
  if (count > 0) return { state: 'saving', count } as const
  return { state: isWhole ? 'saved' : 'unknown', count } as const
}

/**
 * The sync status is always visible: the float rides on the waterline, or lies on its side when offline. It
 * leads to the list of what waits (BO-05).
 */
export function SyncFloat() {
  const { t, formatNumber } = useTranslator()
  const { state, count } = useSyncState()
  // A link doesn't take its name from a live region inside it.
  const words = useId()
  return (
    <Link aria-labelledby={words} className={css.float} data-state={state} to={paths.waiting()}>
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
      {isCounted(state) && (
        <span aria-hidden="true" className={css.count}>
          <CountDot corner>{formatNumber(count)}</CountDot>
        </span>
      )}
      <span className={css.words} id={words} role="status">
        {isCounted(state) ? t(`shell.sync.${state}`, { count }) : t(`shell.sync.${state}`)}
      </span>
    </Link>
  )
}
