import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import type { Translator } from '@fathom/locales'
import { mark } from '@fathom/look/mark.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { useObjectUrl } from '../../../shared/use-object-url.ts'
import { textOf, wordsOf } from './dive-words.ts'
import { drawDive, PICTURE } from './draw-dive.ts'
import css from './share.module.css'

type Props = { log: DiveLog; unit: UnitSystem; open: boolean; onClose: () => void }

/** A dive to show to others: as a picture, or as text, because only its diver can open the page. */
export function ShareDialog({ log, unit, open, onClose }: Props) {
  const translator = useTranslator('logbook-dive')
  const { t } = translator
  const { file, url, isFailed } = usePicture(log, unit, open)
  const text = textOf(log, translator, unit)
  const title = log.title || t('logbook-dive.untitled')
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true
  const share = () => {
    // Closing the share sheet is not an error.
    void navigator.share({ title, text, ...(file && { files: [file] }) }).catch(() => undefined)
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
          {url && <img alt={t('logbook-dive.share.picture', { title })} src={url} />}
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
  return { file, url: useObjectUrl(file), isFailed: picture.isError }
}

/** Drawn here, so that it works offline. Throws where a browser gives no canvas. */
async function pictureOf(log: DiveLog, translator: Translator, unit: UnitSystem): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), PICTURE)
  const to = canvas.getContext('2d')
  if (!to) throw new Error('no canvas to draw on')
  const style = getComputedStyle(document.documentElement)
  const font = getComputedStyle(document.body).fontFamily
  const words = wordsOf(log, translator, unit)
  const texts = [words.title, ...words.lines, ...words.figures.map(({ label }) => label)].join(' ')
  // Fails for stand-in fonts that this machine lacks; the next font of the list is drawn then.
  await Promise.allSettled(
    ['500', '700', '800'].map((weight) => document.fonts.load(`${weight} 40px ${font}`, texts)),
  )
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const paint = { font, direction: translator.direction, color, mark: await markImage() }
  drawDive(to, { log, unit, words, paint })
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('the canvas gave no picture'))),
      'image/png',
    )
  })
}

async function markImage(): Promise<HTMLImageElement> {
  const drawing = mark('#fff', '#ff6a2b').replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" ',
  )
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  await image.decode()
  return image
}
