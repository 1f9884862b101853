import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { QrPicture } from '../../../shared/ui/scan/qr-picture.tsx'
import css from './buddy.module.css'

/** A code to be scanned from this screen, and its text for where no camera can be used. */
export function CodePanel({ text, label }: { text: string; label: string }) {
  const { t } = useTranslator('trust-buddy')
  const canShare = typeof navigator.share === 'function'
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast({ text: t('trust-buddy.copied') })
  }
  return (
    <div className={css.panel}>
      {/* A screen isn't scratched: less correction makes larger dots. */}
      <QrPicture className={css.code} label={label} level="L" text={text} />
      <div className={css.row}>
        <Button icon={Copy} onClick={() => void copy().catch(() => undefined)} size="sm">
          {t('trust-buddy.copy')}
        </Button>
        {canShare && (
          // Closing the share sheet is not an error.
          <Button
            icon={Share2}
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
            size="sm"
          >
            {t('trust-buddy.share')}
          </Button>
        )}
      </div>
    </div>
  )
}
