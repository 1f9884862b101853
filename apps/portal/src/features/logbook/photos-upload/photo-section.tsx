import { PHOTO_BYTES, PHOTO_TYPES, PHOTOS_A_LOG } from '@fathom/domain/logbook'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { FileDrop } from '../../../shared/ui/upload/file-drop.tsx'
import type { RefusedFile } from '../../../shared/ui/upload/sort-files.ts'
import { UploadRow } from '../../../shared/ui/upload/upload-row.tsx'
import { takesSlot } from '../../../shared/upload/queue.ts'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { FieldSlot } from '../form/fields/field-slot.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useForm } from '../form/state/form-context.ts'
import { PhotoList } from './photo-list.tsx'
import css from './photos.module.css'
import type { PhotoUpload, PhotoUploads } from './sending/refusal.ts'
import type { Photos } from './use-photos.ts'

type Props = { photos: Photos; uploads: PhotoUploads; list: readonly PhotoUpload[] }

/** VA-04, CO-06 */
export function PhotoSection({ photos, uploads, list }: Props) {
  const { t } = useTranslator('logbook-form')
  const { isLocked } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const taken = list.filter(takesSlot)
  const slotsLeft = isLocked ? 0 : PHOTOS_A_LOG - photos.photos.length - taken.length
  const taking = useTaking(uploads, slotsLeft)
  const replace = (id: string) => {
    taking.replace(id)
    input.current?.click()
  }
  return (
    <FormSection
      aside={t('logbook-form.photos.rules')}
      photos={{ count: photos.photos.length, staysOpen: list.length > 0 }}
      section="photos"
    >
      <FieldSlot field="photos" section="photos">
        <div className={css.stack}>
          <PhotoList photos={photos} />
          <UploadList
            list={list}
            onRemoved={() => input.current?.focus()}
            onReplace={slotsLeft > 0 ? replace : undefined}
            uploads={uploads}
          />
          {slotsLeft > 0 && (
            <FileDrop
              accept={PHOTO_TYPES}
              hint={t('logbook-form.photos.hint')}
              icon={ImagePlus}
              input={input}
              label={t('logbook-form.photos.add')}
              maxBytes={PHOTO_BYTES}
              multiple={true}
              onFiles={taking.take}
              onRefused={taking.refuse}
              overLabel={t('logbook-form.photos.drop')}
            />
          )}
          {!isLocked && slotsLeft <= 0 && <p className={css.hint}>{t('logbook-form.photos.full')}</p>}
        </div>
      </FieldSlot>
    </FormSection>
  )
}

type UploadActions = {
  uploads: PhotoUploads
  /** Called when the row is removed and the focus with it. */
  onRemoved: () => void
  /** Undefined when the dive accepts no more photos. */
  onReplace: ((id: string) => void) | undefined
}

function UploadList({ list, ...actions }: UploadActions & { list: readonly PhotoUpload[] }) {
  const { t } = useTranslator('logbook-form')
  if (list.length === 0) return null
  return (
    <ul aria-label={t('logbook-form.photos.onTheirWay')} className={css.uploads}>
      {list.map((upload) => (
        <Row key={upload.id} upload={upload} {...actions} />
      ))}
    </ul>
  )
}

type RowProps = UploadActions & { upload: PhotoUpload }

function Row({ upload, ...actions }: RowProps) {
  const { t } = useTranslator('logbook-form')
  const { id, name, state } = upload
  const isOver = state.kind === 'refused'
  return (
    <UploadRow
      name={name}
      onRemove={() => {
        void actions.uploads.remove(id)
        actions.onRemoved()
      }}
      preview={useObjectUrl(upload.file)}
      removeLabel={t(isOver ? 'logbook-form.photos.dismiss' : 'logbook-form.photos.stop', { name })}
      state={useRowState({ upload, ...actions })}
    />
  )
}

type RowState = Parameters<typeof UploadRow>[0]['state']

function useRowState({ upload, uploads, onReplace }: RowProps): RowState {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { id, file, sent, state } = upload
  const progress = useSizeWords()(sent, file.size)
  if (state.kind === 'waiting' || state.kind === 'sending')
    return { kind: 'sending', label: progress, text: progress, progress: sent / file.size }
  if (state.kind === 'lost')
    return {
      kind: 'waiting',
      text: t('logbook-form.photos.lost'),
      retryLabel: t('shell.error.retry'),
      onRetry: () => uploads.retry(id),
    }
  const { problem } = state
  const words = () => {
    if (problem === 'other') return t('logbook-form.photos.refused')
    return problem === 'log-locked' ? t('logbook-form.photos.locked') : t(`logbook.photoProblem.${problem}`)
  }
  return {
    kind: 'failed',
    isFinal: true,
    reason: words(),
    ...(onReplace && { retryLabel: t('logbook-form.photos.another'), onRetry: () => onReplace(id) }),
  }
}

const KILOBYTE = 1024

const MEGABYTE = 1024 * KILOBYTE

/** `4.1 of 6.8 MB`. Small sizes use kilobytes, so they never read as zero. */
function useSizeWords(): (sent: number, size: number) => string {
  const { t, formatNumber, formatUnit } = useTranslator('logbook-form')
  return (sent, size) => {
    const isLarge = size >= MEGABYTE
    const whole = isLarge ? size / MEGABYTE : Math.max(1, Math.round(size / KILOBYTE))
    const there = isLarge ? sent / MEGABYTE : Math.round((whole * sent) / size)
    return t('logbook-form.photos.progress', {
      sent: formatNumber(there, { maximumFractionDigits: 1 }),
      size: formatUnit(whole, isLarge ? 'megabyte' : 'kilobyte'),
    })
  }
}

const PROBLEMS = {
  type: 'photo-not-jpg-or-png',
  size: 'photo-too-large',
  empty: 'photo-empty',
} as const

/**
 * Uploads as many of the chosen files as the log still accepts, and reports every other one with the reason.
 */
function useTaking(uploads: PhotoUploads, slotsLeft: number) {
  const [replaced, setReplaced] = useState<string>()
  const letGo = () => {
    if (replaced !== undefined) void uploads.remove(replaced)
    setReplaced(undefined)
  }
  return {
    /** The next chosen file replaces this one. */
    replace: setReplaced,
    take(files: readonly File[]) {
      letGo()
      for (const file of files.slice(slotsLeft)) uploads.refuse(file, 'too-many-photos')
      void uploads.add(files.slice(0, slotsLeft))
    },
    refuse(files: readonly RefusedFile[]) {
      letGo()
      for (const { file, reason } of files) uploads.refuse(file, PROBLEMS[reason])
    },
  }
}
