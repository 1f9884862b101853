import { readFileSignature } from '@fathom/domain/trust'
import CameraOff from 'lucide-react/icons/camera-off'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Download from 'lucide-react/icons/download'
import FileCheck from 'lucide-react/icons/file-check'
import FileX from 'lucide-react/icons/file-x'
import ImageOff from 'lucide-react/icons/image-off'
import ImageUp from 'lucide-react/icons/image-up'
import ScanLine from 'lucide-react/icons/scan-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type FormEvent, useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { TextArea } from '../../shared/ui/form/text-area.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { type PictureProblem, readPicture } from '../../shared/ui/scan/read-picture.ts'
import type { ScanProblem } from '../../shared/ui/scan/use-camera-scan.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { FileButton } from '../../shared/ui/upload/file-button.tsx'
import type { Trust } from './store/stored-trust.ts'
import type { ReadCode } from './trust.queries.ts'
import { useListAge } from './use-list-age.ts'
import css from './verify.module.css'

type Props = {
  trust: Trust
  /** Whether the page, its text and the code reader are stored on this device. */
  isStored: boolean
  problem: ReadProblem | undefined
  onScan: () => void
  onRead: (found: ReadCode) => void
  onProblem: (problem: ReadProblem | undefined) => void
}

export function StartPane({ trust, isStored, problem, onScan, onRead, onProblem }: Props) {
  const { t } = useTranslator('trust')
  const age = useListAge(trust.issuers[0]?.list?.signedAt)
  return (
    <>
      <PageHeader lead={t('trust.lead')} title={t('trust.title')} />
      {problem && <ProblemBanner onRetry={onScan} problem={problem} />}
      <Card>
        <div className={css.ways}>
          <Button block={true} icon={ScanLine} kind="primary" onClick={onScan} size="lg">
            {t('trust.scan')}
          </Button>
          <PictureButton
            onProblem={(found) => onProblem(found && { way: 'picture', problem: found })}
            onRead={(code) => onRead({ code })}
          />
          <SignedFileButton
            onProblem={(found) => onProblem(found && { way: 'file', problem: found })}
            onRead={onRead}
          />
          <PasteForm onRead={(code) => onRead({ code })} />
        </div>
      </Card>
      <p className={css.hint}>{t('trust.form.hint')}</p>
      <Banner icon={isStored ? ShieldCheck : Download} tone={isStored ? 'ok' : 'info'}>
        {isStored ? t('trust.ready') : t('trust.readying')} {age}
      </Banner>
      <HowItWorks />
    </>
  )
}

function HowItWorks() {
  const { t } = useTranslator('trust')
  return (
    <details className={css.how}>
      <summary>
        {t('trust.how.title')}
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <p>{t('trust.how.sign')}</p>
      <p>
        {t('trust.how.here')} {t('trust.how.form')}
      </p>
      <p>{t('trust.how.list')}</p>
      <p>{t('trust.how.install')}</p>
    </details>
  )
}

type PictureButtonProps = {
  onRead: (text: string) => void
  onProblem: (problem: PictureProblem | undefined) => void
}

function PictureButton({ onRead, onProblem }: PictureButtonProps) {
  const { t } = useTranslator('trust')
  const [isBusy, setIsBusy] = useState(false)
  const read = async (file: File) => {
    setIsBusy(true)
    onProblem(undefined)
    const found = await readPicture(file)
    setIsBusy(false)
    if ('text' in found) onRead(found.text)
    else onProblem(found.problem)
  }
  return (
    <FileButton accept="image/*" block={true} busy={isBusy} icon={ImageUp} onFile={read} size="lg">
      {isBusy ? t('trust.picture.reading') : t('trust.picture')}
    </FileButton>
  )
}

type SignedFileButtonProps = {
  onRead: (found: ReadCode) => void
  onProblem: (problem: 'broken' | 'evaluation' | undefined) => void
}

/** Input that is not one of our codes is judged like any other: the verdict explains it. */
const NO_CODE = 'none'
const BROKEN_CODE = 'FATHOM1:'

async function readSigned(file: Blob): Promise<ReadCode | 'evaluation'> {
  const found = await readFileSignature(new Uint8Array(await file.arrayBuffer()))
  if (found.is === 'evaluation') return 'evaluation'
  if (found.is === 'signed') return { code: found.code, file: { hash: found.fileHash } }
  return { code: found.is === 'broken' ? BROKEN_CODE : NO_CODE, file: { hash: '' } }
}

/** Reads a signed form from a file; the file isn't uploaded. */
function SignedFileButton({ onRead, onProblem }: SignedFileButtonProps) {
  const { t } = useTranslator('trust')
  const read = async (file: File) => {
    onProblem(undefined)
    const found = await readSigned(file).catch(() => undefined)
    if (found && found !== 'evaluation') onRead(found)
    else onProblem(found ?? 'broken')
  }
  return (
    <FileButton accept="application/pdf" block={true} icon={FileCheck} onFile={read} size="lg">
      {t('trust.file')}
    </FileButton>
  )
}

const ICON = { camera: CameraOff, picture: ImageOff, file: FileX } as const

type ProblemBannerProps = { problem: ReadProblem; onRetry: () => void }

/** Says what failed, and what works instead. */
function ProblemBanner({ problem: { way, problem }, onRetry }: ProblemBannerProps) {
  const { t } = useTranslator('trust')
  const key = problem === 'reader' ? 'reader.failed' : (`${way}.${problem}` as KeyOfProblem)
  const mayHelp = way === 'camera' && problem !== 'none'
  return (
    <Banner
      action={
        mayHelp && (
          <Button onClick={onRetry} size="sm">
            {t('trust.camera.retry')}
          </Button>
        )
      }
      icon={ICON[way]}
      live="alert"
      tone="warn"
    >
      <strong>{t(`trust.${key}`)}</strong>
      <p>{t(`trust.${key}Text`)}</p>
    </Banner>
  )
}

type KeyOfProblem =
  | 'camera.none'
  | 'camera.refused'
  | 'camera.failed'
  | 'picture.none'
  | 'picture.broken'
  | 'file.broken'
  | 'file.evaluation'

function PasteForm({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslator('trust')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('code') ?? '')
    setIsMissing(text.trim() === '')
    if (text.trim()) onRead(text)
  }
  return (
    <details className={css.fold}>
      <summary>
        {t('trust.paste.title')}
        <Icon of={ChevronDown} />
      </summary>
      <form className={css.form} noValidate={true} onSubmit={submit}>
        <Field
          error={isMissing && t('trust.paste.empty')}
          help={t('trust.paste.help')}
          label={t('trust.paste.label')}
        >
          <TextArea
            autoCapitalize="off"
            autoComplete="off"
            dir="ltr"
            maxLength={5000}
            name="code"
            rows={4}
            spellCheck={false}
          />
        </Field>
        <Button type="submit">{t('trust.paste.check')}</Button>
      </form>
    </details>
  )
}

/** What can go wrong when reading a code. */
export type ReadProblem =
  | { way: 'camera'; problem: ScanProblem }
  | { way: 'picture'; problem: PictureProblem }
  | { way: 'file'; problem: 'broken' | 'evaluation' }
