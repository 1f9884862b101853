import type { LinkRole } from '@fathom/domain/forms'
import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Field } from '../../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { QrPicture } from '../../../../shared/ui/scan/qr-picture.tsx'
import css from './done.module.css'

type Props = { link: { url: string; expiresAt: string }; reader: LinkRole; name: string }

/** The link, shown only once: to copy, share or print. */
export function MadeLink({ link: { url, expiresAt }, reader, name }: Props) {
  const { t, formatDate } = useTranslator('forms')
  const until = formatDate(new Date(expiresAt), 'long')
  const copy = () =>
    navigator.clipboard
      .writeText(url)
      .then(() => showToast({ text: t('forms.fill.done.link.copied') }))
      .catch(() => showToast({ text: t('forms.fill.done.link.notCopied') }))
  const share = () =>
    // Closing the share sheet is not an error.
    void navigator.share({ text: t(`forms.fill.done.share.${reader}`, { url }) }).catch(() => undefined)
  return (
    <>
      <div className={css.made}>
        <Field
          help={`${t('forms.fill.done.link.until', { date: until })} ${t('forms.fill.done.link.only')}`}
          label={t('forms.fill.done.link.label')}
        >
          <TextInput dir="ltr" onFocus={({ target }) => target.select()} readOnly={true} value={url} />
        </Field>
        <div className={css.ways}>
          <Button icon={Copy} kind="primary" onClick={() => void copy()}>
            {t('forms.fill.done.link.copy')}
          </Button>
          {'share' in navigator && (
            <Button icon={Send} onClick={share}>
              {t('forms.fill.done.link.share')}
            </Button>
          )}
          <Button icon={Printer} onClick={() => print()}>
            {t('forms.fill.done.link.print')}
          </Button>
        </div>
      </div>
      <LinkSheet name={name} reader={reader} until={until} url={url} />
    </>
  )
}

type LinkSheetProps = { url: string; until: string; reader: LinkRole; name: string }

/** A printout to take along: who it's for, what to do, and the URL as a QR code. */
function LinkSheet({ url, until, reader, name }: LinkSheetProps) {
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
