import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import type { RefusedFile } from '../../../shared/ui/upload/sort-files.ts'

const PROBLEMS = {
  type: 'photo-not-jpg-or-png',
  size: 'photo-too-large',
  empty: 'photo-empty',
} as const

/** VA-04: what was not even sent, and why. */
export function RefusedFiles({ files, onDismiss }: { files: readonly RefusedFile[]; onDismiss: () => void }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  if (files.length === 0) return null
  return (
    <Banner
      action={<IconButton icon={X} label={t('logbook-form.photos.dismiss')} onClick={onDismiss} />}
      icon={CircleAlert}
      live="alert"
      tone="bad"
    >
      {files.map(({ file, reason }) => (
        <p key={`${file.name} ${file.size} ${file.lastModified}`}>
          <b>
            <bdi>{file.name}</bdi>
          </b>
          . {t(`logbook.photoProblem.${PROBLEMS[reason]}`)}
        </p>
      ))}
    </Banner>
  )
}
