import { useTranslator } from '../../../shared/i18n/index.ts'
import { UploadRow } from '../../../shared/ui/upload/upload-row.tsx'
import { LARGEST_GB } from './largest.ts'
import { STANDARD_NAMES } from './standard-names.ts'
import type { Importing } from './use-imports.ts'

type Props = { of: Importing; onRemove: () => void; onAgain: () => void }

/** One file: uploading, imported, or refused with the reason. */
export function ImportRow({ of, onRemove, onAgain }: Props) {
  const { t } = useTranslator('training-office')
  const { name } = of.file
  const isUnderWay = of.state.kind === 'sending'
  return (
    <UploadRow
      name={name}
      onRemove={onRemove}
      removeLabel={t(isUnderWay ? 'training-office.stop' : 'training-office.remove', { name })}
      state={useRowState(of, onAgain)}
    />
  )
}

type RowState = Parameters<typeof UploadRow>[0]['state']

function useRowState({ file, state }: Importing, onAgain: () => void): RowState {
  const { t, formatPercent } = useTranslator('training-office')
  switch (state.kind) {
    case 'sending': {
      const label = t('training-office.sending', { name: file.name })
      // The upload is complete and the server is processing it, for an unknown time.
      if (state.share >= 1)
        return { kind: 'sending', label, progress: undefined, text: t('training-office.checking') }
      const text = t('training-office.sent', { share: formatPercent(state.share) })
      return { kind: 'sending', label, progress: state.share, text }
    }
    case 'done': {
      const { title, activities, standard } = state.content
      const parts = activities.filter(({ href }) => href !== null).length
      return {
        kind: 'sent',
        text: t('training-office.done', { title, parts, standard: STANDARD_NAMES[standard] }),
      }
    }
    case 'refused':
      return {
        kind: 'failed',
        isFinal: true,
        reason:
          state.why === 'size'
            ? t('training-office.refused.size', { size: LARGEST_GB })
            : t(`training-office.refused.${state.why}`),
      }
    default:
      if (state.reason) return { kind: 'failed', isFinal: true, reason: state.reason }
      return {
        kind: 'failed',
        reason: t('training-office.lost'),
        retryLabel: t('training-office.retry'),
        onRetry: onAgain,
      }
  }
}
