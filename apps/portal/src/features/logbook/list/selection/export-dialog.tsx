import { useMutation } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useRef, useState } from 'react'
import { type Calls, useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { saveFile } from '../../../../shared/save-file.ts'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { ProgressBar } from '../../../../shared/ui/feedback/progress-bar.tsx'
import { RadioRows } from '../../../../shared/ui/form/radio-rows.tsx'
import { Dialog } from '../../../../shared/ui/overlay/dialog.tsx'
import { DialogActions } from '../../../../shared/ui/overlay/dialog-actions.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { useOnline } from '../../../../shared/use-online.ts'
import type { Logbook } from '../../device/logbook.queries.ts'
import type { DeviceDive } from '../../device/pending.ts'
import css from './selection.module.css'

/** Proper names are the same in every language. */
const NAMES = { uddf: 'UDDF', ssrf: 'Subsurface' } as const

type Which = 'all' | 'found' | 'selected'

type Props = {
  logbook: Logbook
  /** Without those that would be the same as all. */
  choices: Partial<Record<Which, readonly DeviceDive[]>> & { all: readonly DeviceDive[] }
  onClose: () => void
}

/** LO-10: which dives, and in which format. */
export function ExportDialog({ logbook, choices, onClose }: Props) {
  const { t } = useTranslator('logbook-list', 'logbook-filters', 'logbook-selection')
  const order = (['selected', 'found', 'all'] as const).filter((which) => choices[which])
  const [which, setWhich] = useState<Which>(order[0] ?? 'all')
  const [format, setFormat] = useState<ExportFormat>('uddf')
  const isOnline = useOnline()
  const countOf = (count: number) => t('logbook-list.month.dives', { count })
  const chosen = choices[which] ?? choices.all
  const known = new Set(logbook.server.map(({ log }) => log.id))
  const ids = chosen.flatMap(({ log }) => (known.has(log.id) ? [log.id] : []))
  const waiting = chosen.filter(({ waits }) => waits !== undefined).length
  const { start, bytes, isPending, isError, stop } = useExport(onClose, () =>
    t('logbook-selection.exported', { dives: countOf(ids.length) }),
  )
  return (
    <Dialog
      actions={
        <DialogActions
          busy={isPending}
          cancelLabel={t('logbook-filters.cancel')}
          confirmLabel={t('logbook-selection.export')}
          disabled={!isOnline || ids.length === 0}
          onCancel={stop}
          onConfirm={() => start({ format, ids: which === 'all' ? undefined : ids })}
        />
      }
      onClose={stop}
      open={true}
      title={t('logbook-list.export')}
    >
      <div className={css.fields}>
        {!isOnline && (
          <Banner icon={WifiOff} live="status" tone="warn">
            {t('logbook-selection.exportOffline')}
          </Banner>
        )}
        {isError && (
          <Banner icon={CircleAlert} live="alert" tone="bad">
            {t('logbook-selection.exportFailed')}
          </Banner>
        )}
        {order.length > 1 && (
          <RadioRows
            choices={order.map((value) => ({
              value,
              label: t(`logbook-selection.which.${value}`),
              help: countOf(choices[value]?.length ?? 0),
            }))}
            legend={t('logbook-selection.which.title')}
            onChange={setWhich}
            value={which}
          />
        )}
        <RadioRows
          choices={EXPORT_FORMATS.map((value) => ({
            value,
            label:
              value === 'csv' || value === 'archive' ? t(`logbook-selection.format.${value}`) : NAMES[value],
            help: t(`logbook-selection.formatHelp.${value}`),
          }))}
          legend={t('logbook-selection.format.title')}
          onChange={setFormat}
          value={format}
        />
        {waiting > 0 && (
          <p className={css.note}>{t('logbook-selection.exportWaiting', { dives: countOf(waiting) })}</p>
        )}
        {isPending && <Progress bytes={bytes} />}
      </div>
    </Dialog>
  )
}

function Progress({ bytes }: { bytes: number }) {
  const { t, formatNumber } = useTranslator('logbook-selection')
  const size = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
  return (
    <div role="status">
      <ProgressBar label={t('logbook-selection.exporting')} value={undefined} />
      <p className={css.note}>
        {t('logbook-selection.exporting')} {bytes > 0 && formatNumber(bytes / 1e6, size)}
      </p>
    </div>
  )
}

/** The running export; closing the dialog cancels it. */
function useExport(onClose: () => void, doneText: () => string) {
  const calls = useCalls()
  const [bytes, setBytes] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const { mutate, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: (given: { format: ExportFormat; ids: readonly string[] | undefined }) => {
      setBytes(0)
      running.current = new AbortController()
      return exportDives(calls, { ...given, signal: running.current.signal, onBytes: setBytes })
    },
    onSuccess: () => {
      showToast({ text: doneText() })
      onClose()
    },
  })
  return { start: mutate, bytes, isPending, isError, stop: onClose }
}

/** How a file of each format ends. */
const ENDINGS = { uddf: 'uddf', ssrf: 'ssrf', csv: 'csv', archive: 'zip' } as const

type ExportFormat = keyof typeof ENDINGS

const EXPORT_FORMATS = Object.keys(ENDINGS) as readonly ExportFormat[]

/** An archive with all photos takes its time. */
const LONGEST_MS = 30 * 60_000

/** Counts what arrives: a file that is written while it is sent has no length. */
const countingFetch =
  (onBytes: (bytes: number) => void): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init)
    if (!answer.ok || !answer.body) return answer
    let bytes = 0
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          onBytes(bytes)
          controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, answer)
  }

type Export = {
  format: ExportFormat
  /** Undefined for all dives. */
  ids: readonly string[] | undefined
  signal: AbortSignal
  onBytes: (bytes: number) => void
}

/** LO-10: saves dives as a file of this device. */
async function exportDives({ http }: Pick<Calls, 'http'>, given: Export): Promise<void> {
  const { format, ids, signal, onBytes } = given
  const how = { fetch: countingFetch(onBytes), signal, timeoutMs: LONGEST_MS }
  const file = ids
    ? await http.download('logbook', 'export', { ...how, body: { format, ids } })
    : await http.download('logbook', 'export', { ...how, query: { format } })
  saveFile(file, `dives-${new Date().toISOString().slice(0, 10)}.${ENDINGS[format]}`)
}
