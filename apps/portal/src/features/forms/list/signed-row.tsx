import type { FormListingWire, SentLinkWire } from '@fathom/contract/forms'
import { FORM_NAMES, type LinkRole } from '@fathom/domain/forms'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { downloadForm } from '../fill/fill.queries.ts'
import {
  AfterRefusal,
  AnswersChanged,
  DecisionLine,
  kindOf,
  ListedBadge,
} from '../standings/standing-badge.tsx'
import { OpenPage } from '../witness/settled-pages.tsx'
import { ownPageFileQuery } from '../witness/witness.queries.ts'
import { ICON, isAwaited, useFormTitle } from './due-forms.tsx'
import css from './list.module.css'

/** One signed form: its status, who still has to respond, and the PDF. */
export function SignedRow({ form, isNewest }: { form: FormListingWire; isNewest: boolean }) {
  const { t, formatDate, formatNumber } = useTranslator('forms', 'forms-signers')
  const title = useFormTitle()(form.name)
  const known = FORM_NAMES.find((each) => each === form.name)
  const awaited = useAwaitedWords(form, isNewest)
  const calls = useCalls()
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
        <ListedBadge form={form} isNewest={isNewest} kind={kindOf(form.name)} />
        <DecisionLine className={css.text} form={form} />
        {form.evaluation?.state === 'confirmed' && (
          <p className={css.text}>{t('forms-signers.origin.paper', { by: form.evaluation.by ?? '' })}</p>
        )}
        {isNewest && <AnswersChanged className={css.text} standing={form} />}
        {isNewest && <AfterRefusal className={css.text} standing={form} />}
        {awaited.map((sentence) => (
          <p className={css.text} key={sentence}>
            {sentence}
          </p>
        ))}
      </div>
      <div className={css.actions}>
        {isNewest && isAwaited(form) && (
          <ButtonLink kind="soft" to={paths.fillForm(form.name, { signed: form.id })}>
            {t(form.isGuardianAwaited ? 'forms.list.toGuardian' : 'forms.list.toPhysician')}
          </ButtonLink>
        )}
        {form.evaluation?.state === 'confirmed' && (
          <OpenPage of={ownPageFileQuery(calls, { documentId: form.id, id: form.evaluation.id })} />
        )}
        <DownloadPdf documentId={form.id} title={title} />
      </div>
    </li>
  )
}

/** What the state means for the diver: who has to respond, until when their link is valid, and what to do. */
function useAwaitedWords(form: FormListingWire, isNewest: boolean): string[] {
  const { t, formatDate } = useTranslator('forms', 'forms-standing')
  const { state, physician, physicianLink, isGuardianAwaited, guardianLink, declinedAt } = form
  // One that was signed again since asks for nothing and counts for nothing.
  if (!isNewest) return []
  if (state === 'expired')
    return [t('forms-standing.own.expired', { date: formatDate(form.validUntil.slice(0, 10), 'long') })]
  if (state === 'details-changed' || state === 'physician-teaches' || state === 'birth-date-awaited')
    return [t(`forms-standing.own.${state}`)]
  if (state === 'declined')
    return [
      declinedAt
        ? t('forms-standing.own.declined', { date: formatDate(new Date(declinedAt), 'long') })
        : t('forms.list.physician.declined'),
      ...(form.isDetailsChanged ? [t('forms-standing.own.details-changed')] : []),
    ]
  const link = (who: LinkRole, sent: SentLinkWire | null) => {
    if (sent?.state === 'refused' && who === 'physician') return t('forms-standing.own.refused')
    return sent && sent.state !== 'refused'
      ? t(`forms.list.${who}.until`, { date: formatDate(new Date(sent.expiresAt), 'long') })
      : t(`forms.list.${who}.noLink`)
  }
  return [
    ...(physician === 'awaited' ? [link('physician', physicianLink)] : []),
    ...(form.openRequest ? [t('forms-standing.own.openRequest')] : []),
    ...(physician === 'approved' ? [t('forms.list.physician.approved')] : []),
    ...(isGuardianAwaited ? [link('guardian', guardianLink)] : []),
  ]
}

type Props = { documentId: string; title: string }

/** The signed form as a PDF; rendering it takes a moment. */
export function DownloadPdf({ documentId, title }: Props) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadForm(calls, documentId),
    onSuccess: (file) => saveFile(file, `${title}.pdf`),
    onError: () => showToast({ text: t('forms.list.notDownloaded') }),
  })
  return (
    <Button
      aria-label={t('forms.list.downloadOf', { form: title })}
      busy={download.isPending}
      icon={Download}
      onClick={() => download.mutate()}
    >
      {t('forms.list.download')}
    </Button>
  )
}
