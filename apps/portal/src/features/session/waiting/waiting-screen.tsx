import { intlTag } from '@fathom/locales'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import PencilLine from 'lucide-react/icons/pencil-line'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { agoOf } from '../../../shared/i18n/ago.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { sendPending } from '../../../shared/offline/outbox.ts'
import {
  type ShownEntry,
  type ShownState,
  useIsWaitingWhole,
  useWaiting,
} from '../../../shared/offline/waiting-list.ts'
import { Link } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Badge, type BadgeTone } from '../../../shared/ui/feedback/badge.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Differences } from '../../../shared/ui/form/conflict-dialog.tsx'
import type { IconShape } from '../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import css from './waiting-screen.module.css'

const MINUTE_MS = 60_000

/** BO-05: everything on this device that the server doesn't have yet. */
export function WaitingScreen() {
  const { t } = useTranslator('session-waiting')
  const entries = useWaiting()
  const isWhole = useIsWaitingWhole()
  const isOnline = useOnline()
  const [hadEntries, setHadEntries] = useState(false)
  const focus = useFocus(entries)
  if (!hadEntries && entries && entries.length > 0) setHadEntries(true)
  const isEmpty = isWhole && entries?.length === 0
  return (
    <>
      {!isEmpty && (
        <PageHeader
          lead={!isOnline && entries && t('session-waiting.lead')}
          title={t('shell.page.waiting')}
        />
      )}
      <p className="visually-hidden" role="status">
        {entries && entries.length > 0 && t('shell.sync.waiting', { count: entries.length })}
        {isEmpty && hadEntries && t('session-waiting.empty.title')}
      </p>
      {entries && !isWhole && (
        <div className={css.unknown}>
          <Banner icon={CircleAlert} live="status" tone="warn">
            <b>{t('session-waiting.unknown.title')}</b> {t('session-waiting.unknown.text')}
          </Banner>
        </div>
      )}
      {(isWhole || entries?.length !== 0) && <Entries entries={entries} focus={focus} />}
    </>
  )
}

function Entries({ entries, focus }: { entries: readonly ShownEntry[] | undefined; focus: Focus }) {
  const { t } = useTranslator('session-waiting')
  if (!entries)
    return (
      <Loading label={t('shell.loading.page')}>
        <Skeleton height="8rem" shape="block" />
      </Loading>
    )
  if (entries.length === 0)
    return (
      <EmptyState drawing={boatUnderWay} level={1} title={t('session-waiting.empty.title')}>
        {t('session-waiting.empty.text')}
      </EmptyState>
    )
  return (
    <Card>
      <ul aria-label={t('shell.page.waiting')} className={css.list}>
        {entries.map((entry) => (
          <Entry entry={entry} focus={focus} key={entry.id} />
        ))}
      </ul>
    </Card>
  )
}

type Focus = {
  /** When the entry is gone, the one that takes its place gets the focus, or the title. */
  afterRemoving: (id: string) => void
  /** When the entry is back, it gets the focus. */
  afterRestoring: (id: string) => void
  /** The pressed button goes away while the entry is sent: its title gets the focus. */
  afterRetrying: (id: string) => void
}

function useFocus(entries: readonly ShownEntry[] | undefined): Focus {
  const wanted = useRef<{ removed?: string; id: string | undefined }>(undefined)
  const ids = entries?.map(({ id }) => id) ?? []
  useEffect(() => {
    if (!wanted.current) return
    const { removed, id } = wanted.current
    const isDue = removed === undefined ? id !== undefined && ids.includes(id) : !ids.includes(removed)
    if (!isDue) return
    wanted.current = undefined
    const row = id && document.querySelector(`[data-entry="${CSS.escape(id)}"]`)
    const target = row
      ? row.querySelector<HTMLElement>('a, button')
      : document.querySelector<HTMLElement>('h1')
    target?.focus()
  })
  return {
    afterRemoving: (removed) => {
      const at = ids.indexOf(removed)
      wanted.current = { removed, id: ids[at + 1] ?? ids[at - 1] }
    },
    afterRestoring: (id) => {
      wanted.current = { id }
    },
    afterRetrying: (id) => {
      document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"] a`)?.focus()
    },
  }
}

function Entry({ entry, focus }: { entry: ShownEntry; focus: Focus }) {
  const { t, locale } = useTranslator('session-waiting')
  const { kind, title, state, since, to } = entry
  const now = new Date()
  const isNow = since !== undefined && now.getTime() - Date.parse(since) < MINUTE_MS
  const ago =
    since &&
    (isNow
      ? t('session-waiting.changedNow')
      : t('session-waiting.changed', { when: agoOf(new Date(since), now, intlTag(locale)) }))
  const about = [kind, ago].filter(Boolean)
  return (
    <li className={css.row} data-entry={entry.id}>
      <div className={css.words}>
        <p className={css.title}>
          <bdi>{to ? <Link to={to}>{title}</Link> : title}</bdi>
        </p>
        {about.length > 0 && (
          <p className={css.about}>
            {about.map((each) => (
              <bdi key={each}>{each}</bdi>
            ))}
          </p>
        )}
        <State state={state} />
      </div>
      <Actions entry={entry} focus={focus} />
    </li>
  )
}

const LOOKS: Record<ShownState['kind'], { tone: BadgeTone; icon: IconShape }> = {
  saving: { tone: 'info', icon: CloudUpload },
  uploading: { tone: 'info', icon: CloudUpload },
  waiting: { tone: 'warn', icon: CloudOff },
  lost: { tone: 'warn', icon: CloudOff },
  unfinished: { tone: 'draft', icon: PencilLine },
  failed: { tone: 'bad', icon: CircleAlert },
  conflict: { tone: 'buoy', icon: CircleAlert },
}

function State({ state }: { state: ShownState }) {
  const { t, formatPercent } = useTranslator('session-waiting')
  const label =
    state.kind === 'uploading'
      ? t('session-waiting.state.uploading', { percent: formatPercent(state.share) })
      : t(`session-waiting.state.${state.kind}`)
  return (
    <>
      <Badge {...LOOKS[state.kind]}>{label}</Badge>
      {state.kind === 'uploading' && <ProgressBar label={label} value={state.share} />}
      {state.kind === 'failed' && <p className={css.reason}>{state.reason}</p>}
      {state.kind === 'conflict' && <p className={css.reason}>{state.question}</p>}
      {state.kind === 'conflict' && state.differences && state.differences.length > 0 && (
        <Differences
          of={state.differences.map(({ name, mine, theirs }) => ({
            ...{ id: name, name },
            mine: <bdi>{mine}</bdi>,
            theirs: <bdi>{theirs}</bdi>,
          }))}
          words={{ mine: t('session-waiting.mine'), theirs: t('session-waiting.theirs') }}
        />
      )}
    </>
  )
}

/** After a failure only what can be sent again has a button; what was lost is tried again by itself too. */
function retryOf({ state, retry }: ShownEntry): (() => void) | undefined {
  if (state.kind === 'lost') return sendPending
  return state.kind === 'failed' && retry ? () => void retry() : undefined
}

function Actions({ entry, focus }: { entry: ShownEntry; focus: Focus }) {
  const { t } = useTranslator('session-waiting')
  const discard = useDiscard(focus)
  const isOnline = useOnline()
  const { title, state, to } = entry
  const retry = retryOf(entry)
  const isQuestion = state.kind === 'conflict' || state.kind === 'unfinished'
  return (
    <div className={css.actions}>
      {retry && (
        <Button
          aria-label={t('session-waiting.retry', { title })}
          disabled={!isOnline}
          icon={RotateCcw}
          onClick={() => {
            retry()
            focus.afterRetrying(entry.id)
          }}
          size="sm"
        >
          {t('shell.error.retry')}
        </Button>
      )}
      {isQuestion && to && (
        <ButtonLink aria-label={t('session-waiting.openOf', { title })} size="sm" to={to}>
          {t('session-waiting.open')}
        </ButtonLink>
      )}
      {entry.discard && (
        <Button
          aria-label={t('session-waiting.discardOf', { title })}
          icon={Trash2}
          onClick={() => void discard(entry)}
          size="sm"
        >
          {t('session-waiting.discard')}
        </Button>
      )}
    </div>
  )
}

/** Removes it from this device at once, with an undo. */
function useDiscard(focus: Focus): (entry: ShownEntry) => Promise<void> {
  const { t } = useTranslator('session-waiting')
  const client = useQueryClient()
  return async ({ id, title, discard, shownBy }) => {
    focus.afterRemoving(id)
    const show = () => (shownBy ? client.invalidateQueries({ queryKey: shownBy }) : undefined)
    const undo = await discard?.()
    await show()
    if (!undo) return
    const putBack = async () => {
      focus.afterRestoring(id)
      await undo()
      await show()
    }
    showToast({
      text: t('session-waiting.discarded', { title }),
      action: { label: t('session-waiting.undo'), onPress: () => void putBack() },
    })
  }
}
