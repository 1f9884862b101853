import ScanLine from 'lucide-react/icons/scan-line'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { useLater } from '../../../shared/use-later.ts'

/** SC-10: reads a code from a QR. The reader loads on demand. */
export function ScanButton({ onRead }: { onRead: (code: string) => void }) {
  const { t } = useTranslator('codes')
  const [isOpen, setOpen] = useState(false)
  const { part, want } = useLater(() => import('./scan-dialog.tsx'))
  return (
    <>
      <IconButton
        icon={ScanLine}
        label={t('codes.enter.scan')}
        onClick={() => void want(() => setOpen(true))}
      />
      {isOpen && part && (
        <part.ScanDialog
          onClose={() => setOpen(false)}
          onRead={(code) => {
            setOpen(false)
            onRead(code)
          }}
        />
      )}
    </>
  )
}
