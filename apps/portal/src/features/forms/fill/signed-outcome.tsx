import type { FormListingWire } from '@fathom/contract/forms'
import type { FormName, LinkRole } from '@fathom/domain/forms'
import { useMutation } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import CircleX from 'lucide-react/icons/circle-x'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Link2 from 'lucide-react/icons/link-2'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Icon, type IconShape } from '../../../shared/ui/icon/icon.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { QrPicture } from '../../../shared/ui/scan/qr-picture.tsx'
import { useOnline } from '../../../shared/use-online.ts'
import css from './done.module.css'
import { downloadForm, makeFormLink } from './fill.queries.ts'
import type { FormPerson } from './fill-context.ts'
import { PageHeading } from './form-layout.tsx'
import { titleOf } from './form-names.ts'

type Outcome = 'cleared' | 'release' | 'physician' | 'declined' | 'guardian'

type Look = { icon: IconShape; tone: 'ok' | 'buoy' }

const LOOKS: Readonly<Record<Outcome, Look>> = {
  cleared: { icon: CircleCheckBig, tone: 'ok' },
  release: { icon: CircleCheckBig, tone: 'ok' },
  physician: { icon: Stethoscope, tone: 'buoy' },
  declined: { icon: CircleX, tone: 'buoy' },
  guardian: { icon: Users, tone: 'buoy' },
}

/** Nothing is valid before the guardian has signed, so this comes first. */
function outcomeOf(form: FormName, { isGuardianAwaited, physician, status }: FormListingWire): Outcome {
  if (isGuardianAwaited) return 'guardian'
  if (physician === 'declined') return 'declined'
  if (status === 'Medical Required') return 'physician'
  return form === 'liability-release' ? 'release' : 'cleared'
}

type Props = { form: FormName; person: FormPerson; signed: FormListingWire; next: ReactNode }

export function SignedOutcome({ form, person, signed, next }: Props) {
  const { t } = useTranslator('forms')
  const outcome = outcomeOf(form, signed)
  const isDeclinedBefore = outcome === 'physician' && signed.isAfterDecline
  const reader = outcome === 'physician' || outcome === 'guardian' ? outcome : undefined
  return (
    <>
      <DoneHeader
        {...LOOKS[outcome]}
        text={t(isDeclinedBefore ? 'forms.fill.declinedBefore' : `forms.fill.done.${outcome}.text`)}
        title={t(`forms.fill.done.${outcome}.title`)}
      />
      {outcome === 'physician' && <PhysicianSteps />}
      {reader && (
        <LinkCard
          documentId={signed.id}
          ends={reader === 'physician' ? signed.physicianLinkEnds : signed.guardianLinkEnds}
          key={reader}
          name={person.name}
          reader={reader}
        />
      )}
      <div className={css.ways}>
        {next}
        <ButtonLink kind={reader || next ? 'line' : 'primary'} to={paths.formsApplications()}>
          {t('forms.fill.toForms')}
        </ButtonLink>
        <DownloadButton documentId={signed.id} title={t(titleOf(form))} />
      </div>
    </>
  )
}

function PhysicianSteps() {
  const { t } = useTranslator('forms')
  return (
    <ol className={css.steps}>
      {(['make', 'hand', 'wait'] as const).map((step) => (
        <li key={step}>{t(`forms.fill.done.physician.${step}`)}</li>
      ))}
    </ol>
  )
}

function DownloadButton({ documentId, title }: { documentId: string; title: string }) {
  const { t } = useTranslator('forms')
  const calls = useCalls()
  const download = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadForm(calls, documentId),
    onSuccess: (file) => saveFile(file, `${title}.pdf`),
    onError: () => showToast({ text: t('forms.fill.done.notDownloaded') }),
  })
  return (
    <Button busy={download.isPending} icon={Download} onClick={() => download.mutate()}>
      {t('forms.fill.done.download')}
    </Button>
  )
}

type LinkCardProps = {
  documentId: string
  reader: LinkRole
  name: string
  /** The expiry of a link that was created earlier. */
  ends: string | null
}

/** Creates the one-time link for a person without an account. */
function LinkCard({ documentId, reader, name, ends }: LinkCardProps) {
  const { t, formatDate } = useTranslator('forms')
  const calls = useCalls()
  const isOnline = useOnline()
  const link = useMutation({
    networkMode: 'always',
    mutationFn: () => makeFormLink(calls, documentId, reader),
  })
  return (
    <div className={css.card}>
      {link.data && (
        <MadeLink
          link={{ url: new URL(link.data.url, location.origin).href, expiresAt: link.data.expiresAt }}
          name={name}
          reader={reader}
        />
      )}
      {!link.data && ends && (
        <p className={css.screen}>
          {t('forms.fill.done.link.earlier', { date: formatDate(new Date(ends), 'long') })}
        </p>
      )}
      {link.isError && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t(isOnline ? 'forms.fill.done.link.failed' : 'forms.fill.done.link.offline')}
        </Banner>
      )}
      <div className={css.screen}>
        <Button
          block={true}
          busy={link.isPending}
          icon={Link2}
          kind={link.data ? 'quiet' : 'primary'}
          onClick={() => link.mutate()}
          size={link.data ? 'md' : 'lg'}
        >
          {t(link.data ? 'forms.fill.done.link.again' : `forms.fill.done.${reader}.create`)}
        </Button>
      </div>
    </div>
  )
}

type MadeLinkProps = { link: { url: string; expiresAt: string }; reader: LinkRole; name: string }

/** The link, shown only once: to copy, share or print. */
function MadeLink({ link: { url, expiresAt }, reader, name }: MadeLinkProps) {
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

type DoneHeaderProps = { icon: IconShape; tone: 'ok' | 'buoy' | 'plain'; title: string; text: string }

export function DoneHeader({ icon, tone, title, text }: DoneHeaderProps) {
  return (
    <div className={css.header}>
      <span className={css.sign} data-tone={tone}>
        <Icon of={icon} size="lg" />
      </span>
      <PageHeading isFirst={false}>{title}</PageHeading>
      <p className={css.text}>{text}</p>
    </div>
  )
}
