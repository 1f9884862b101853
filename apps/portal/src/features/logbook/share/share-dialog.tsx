import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { textOf } from './dive-words.ts'
import { pictureOf } from './picture-of.ts'
import css from './share.module.css'

type Props = { log: DiveLog; unit: UnitSystem; open: boolean; onClose: () => void }

/** A dive to show to others: as a picture, or as text, because only its diver can open the page. */
export function ShareDialog({ log, unit, open, onClose }: Props) {
  const translator = useTranslator('logbook-dive')
  const { t } = translator
  const { file, url, isFailed } = usePicture(log, unit, open)
  const text = textOf(log, translator, unit)
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true
  const share = () => {
    // Closing the share sheet is not an error.
    void navigator.share({ title: log.title, text, ...(file && { files: [file] }) }).catch(() => undefined)
  }
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    showToast({ text: t(isCopied ? 'logbook-dive.share.copied' : 'logbook-dive.share.failed') })
  }
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{t('logbook-dive.share.close')}</Button>
          <Button onClick={() => void copy()}>{t('logbook-dive.share.copy')}</Button>
          <Button
            disabled={!file}
            kind={canShare ? 'line' : 'primary'}
            onClick={() => file && saveFile(file, file.name)}
          >
            {t('logbook-dive.share.save')}
          </Button>
          {canShare && (
            <Button kind="primary" onClick={share}>
              {t('logbook-dive.share')}
            </Button>
          )}
        </>
      }
      onClose={onClose}
      open={open}
      title={t('logbook-dive.share.title')}
    >
      {isFailed ? (
        <p role="alert">{t('logbook-dive.share.noPicture')}</p>
      ) : (
        <div aria-busy={!url || undefined} className={css.picture}>
          {url && <img alt={t('logbook-dive.share.picture', { title: log.title })} src={url} />}
        </div>
      )}
      <p className={css.note}>{t('logbook-dive.share.note')}</p>
    </Dialog>
  )
}

function usePicture(log: DiveLog, unit: UnitSystem, enabled: boolean) {
  const translator = useTranslator('logbook-dive')
  const picture = useQuery({
    queryKey: ['dive-picture', log, unit, translator.locale],
    queryFn: () => pictureOf(log, translator, unit),
    enabled,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })
  const drawn = picture.data
  const file = useMemo(
    () => drawn && new File([drawn], `dive-${log.date || log.id}.png`, { type: drawn.type }),
    [drawn, log.date, log.id],
  )
  const url = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return { file, url, isFailed: picture.isError }
}
