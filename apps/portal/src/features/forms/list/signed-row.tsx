import type { FormListingWire, SentLinkWire } from '@fathom/contract/forms'
import { FORM_NAMES, type LinkRole } from '@fathom/domain/forms'
import { useMutation } from '@tanstack/react-query'
import CalendarX from 'lucide-react/icons/calendar-x'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Stethoscope from 'lucide-react/icons/stethoscope'
import UserPen from 'lucide-react/icons/user-pen'
import Users from 'lucide-react/icons/users'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import { downloadForm } from '../fill/fill.queries.ts'
import { OpenPage } from '../witness/confirmed-pages.tsx'
import { ownPageFileQuery } from '../witness/witness.queries.ts'
import { ICON, isAwaited, useFormTitle } from './due-forms.tsx'
import css from './list.module.css'

/** One signed form: its status, who still has to respond, and the PDF. */
export function SignedRow({ form, isNewest }: { form: FormListingWire; isNewest: boolean }) {
  const { t, formatDate, formatNumber } = useTranslator('forms')
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
        <StatusBadge form={form} isNewest={isNewest} />
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

/** Who has to respond, until when their link is valid, and what the physician decided. */
function useAwaitedWords(form: FormListingWire, isNewest: boolean): string[] {
  const { t, formatDate } = useTranslator('forms', 'forms-standing')
  const link = (who: LinkRole, sent: SentLinkWire | null) =>
    sent && sent.state !== 'refused'
      ? t(`forms.list.${who}.until`, { date: formatDate(new Date(sent.expiresAt), 'long') })
      : t(`forms.list.${who}.noLink`)
  const { state, physician, physicianLink, isGuardianAwaited, guardianLink } = form
  const date = formatDate(form.validUntil.slice(0, 10), 'long')
  const decided = physician === 'declined' ? [t('forms.list.physician.declined')] : []
  // One that was signed again since asks for nothing and counts for nothing.
  if (!isNewest) return form.isExpired ? [] : decided
  // An expired form asks nobody any more.
  if (form.isExpired) return [t('forms-standing.own.expired', { date }), ...decided]
  if (form.isDetailsChanged) return [t('forms-standing.own.details-changed'), ...decided]
  if (state === 'physician-teaches') return [t('forms-standing.own.physician-teaches')]
  const words = state === 'cleared' ? [t('forms-standing.state.cleared.release', { date })] : decided
  if (physician === 'awaited') words.push(link('physician', physicianLink))
  if (physician === 'approved') words.push(t('forms.list.physician.approved'))
  if (isGuardianAwaited) words.push(link('guardian', guardianLink))
  return words
}

/** ST-08: Medical Required or Completed; a missing guardian signature shows beside it. */
function StatusBadge({ form, isNewest }: { form: FormListingWire; isNewest: boolean }) {
  const { t, formatDate } = useTranslator('forms', 'forms-standing')
  if (form.isExpired)
    return (
      <Badge icon={CalendarX} tone="bad">
        {t('forms-standing.state.expired', { date: formatDate(form.validUntil.slice(0, 10), 'long') })}
      </Badge>
    )
  if (form.isDetailsChanged || form.state === 'physician-teaches')
    return (
      <Badge icon={UserPen} tone="bad">
        {t(`forms-standing.state.${form.isDetailsChanged ? 'details-changed' : 'physician-teaches'}`)}
      </Badge>
    )
  if (isNewest && form.state === 'decision-awaited' && form.declinedAt)
    return (
      <Badge icon={CircleX} tone="bad">
        {t('forms-standing.state.decision-awaited', {
          date: formatDate(new Date(form.declinedAt), 'long'),
        })}
      </Badge>
    )
  if (form.status === 'Medical Required')
    return (
      <Badge icon={Stethoscope} tone="buoy">
        {t('forms.list.status.medical-required')}
      </Badge>
    )
  if (form.isGuardianAwaited)
    return (
      <Badge icon={Users} tone="warn">
        {t('forms.list.status.guardian-awaited')}
      </Badge>
    )
  return (
    <Badge icon={CircleCheck} tone="ok">
      {t('forms.list.status.completed')}
    </Badge>
  )
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
