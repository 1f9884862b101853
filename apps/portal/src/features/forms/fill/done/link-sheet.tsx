import type { LinkRole } from '@fathom/domain/forms'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { QrPicture } from '../../../../shared/ui/scan/qr-picture.tsx'
import css from './done.module.css'

type Props = { url: string; until: string; reader: LinkRole; name: string }

/** A printout to take along: who it's for, what to do, and the URL as a QR code. */
export function LinkSheet({ url, until, reader, name }: Props) {
  const { t } = useTranslator('forms')
  return (
    <section className={css.sheet}>
      <h2>{t(`forms.fill.done.print.${reader}.title`, { name })}</h2>
      <p>{t(`forms.fill.done.print.${reader}.text`, { name })}</p>
      <QrPicture className={css.code} label={t('forms.fill.done.qr')} text={url} />
      <p className={css.address}>
        <bdi dir="ltr">{url}</bdi>
      </p>
      <p>{t('forms.fill.done.link.until', { date: until })}</p>
    </section>
  )
}
