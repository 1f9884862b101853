import type { FormListingWire } from '@fathom/contract/forms'
import { FORM_NAMES } from '@fathom/domain/forms'
import FileText from 'lucide-react/icons/file-text'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { DownloadPdf } from '../document/download-pdf.tsx'
import { ICON } from './due-forms.tsx'
import { useFormTitle } from './form-title.ts'
import css from './list.module.css'
import { StandingBadge } from './status-badge.tsx'
import { useAwaitedWords } from './use-awaited-words.ts'

const isAwaited = ({ physician, isGuardianAwaited }: FormListingWire) =>
  physician === 'awaited' || isGuardianAwaited

/** One signed form: its status, who still has to respond, and the PDF. */
export function SignedRow({ form }: { form: FormListingWire }) {
  const { t, formatDate, formatNumber } = useTranslator('forms')
  const title = useFormTitle()(form.name)
  const known = FORM_NAMES.find((each) => each === form.name)
  const awaited = useAwaitedWords(form)
  return (
    <li className={css.row}>
      <Tile icon={known ? ICON[known] : FileText} tone="plain" />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>
          {t('forms.list.signedOn', {
            date: formatDate(new Date(form.createdDate), 'long'),
            version: formatNumber(form.version, { useGrouping: false }),
          })}
        </p>
        <StandingBadge form={form} />
        {awaited.map((sentence) => (
          <p className={css.text} key={sentence}>
            {sentence}
          </p>
        ))}
      </div>
      <div className={css.actions}>
        {isAwaited(form) && (
          <ButtonLink kind="soft" to={paths.fillForm(form.name, { signed: form.id })}>
            {t(form.physician === 'awaited' ? 'forms.list.toPhysician' : 'forms.list.toGuardian')}
          </ButtonLink>
        )}
        <DownloadPdf documentId={form.id} title={title} />
      </div>
    </li>
  )
}
