import { readFileSignature } from '@fathom/domain/trust'
import CameraOff from 'lucide-react/icons/camera-off'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Download from 'lucide-react/icons/download'
import FileX from 'lucide-react/icons/file-x'
import ImageOff from 'lucide-react/icons/image-off'
import ImageUp from 'lucide-react/icons/image-up'
import ScanLine from 'lucide-react/icons/scan-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { type PictureProblem, readPicture } from '../../shared/ui/scan/read-picture.ts'
import type { ScanProblem } from '../../shared/ui/scan/use-camera-scan.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import { FileButton } from '../../shared/ui/upload/file-button.tsx'
import { PasteForm } from './paste-form.tsx'
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
          <ChosenFileButton onProblem={onProblem} onRead={onRead} />
          <PasteForm onRead={(code) => onRead({ code })} submit={t('trust.paste.check')} />
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

type ChosenFileButtonProps = Pick<Props, 'onRead' | 'onProblem'>

/** A picture with a code, or the PDF of a signed form. The file isn't uploaded. */
function ChosenFileButton({ onRead, onProblem }: ChosenFileButtonProps) {
  const { t } = useTranslator('trust')
  const [isBusy, setIsBusy] = useState(false)
  const read = async (file: File) => {
    setIsBusy(true)
    onProblem(undefined)
    const found = await readChosen(file)
    setIsBusy(false)
    if ('way' in found) onProblem(found)
    else onRead(found)
  }
  return (
    <FileButton
      accept="image/*,application/pdf"
      block={true}
      busy={isBusy}
      icon={ImageUp}
      onFile={read}
      size="lg"
    >
      {isBusy ? t('trust.picture.reading') : t('trust.picture')}
    </FileButton>
  )
}

const PDF_MARK = '%PDF-'
/** Readers of PDFs accept the mark anywhere in the first kilobyte. */
const PDF_MARK_WITHIN = 1024

const isPdf = async (file: Blob) =>
  new TextDecoder('latin1').decode(await file.slice(0, PDF_MARK_WITHIN).arrayBuffer()).includes(PDF_MARK)

/** What a file is follows from its content: its name and type may say anything. */
async function readChosen(file: File): Promise<ReadCode | ReadProblem> {
  if (await isPdf(file).catch(() => false)) return readPdf(file)
  const found = await readPicture(file)
  if ('text' in found) return { code: found.text }
  const isSaidPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
  return isSaidPdf && found.problem === 'broken' ? readPdf(file) : { way: 'picture', problem: found.problem }
}

async function readPdf(file: Blob): Promise<ReadCode | ReadProblem> {
  const found = await readSigned(file).catch(() => 'broken' as const)
  return typeof found === 'string' ? { way: 'file', problem: found } : found
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

/** What can go wrong when reading a code. */
export type ReadProblem =
  | { way: 'camera'; problem: ScanProblem }
  | { way: 'picture'; problem: PictureProblem }
  | { way: 'file'; problem: 'broken' | 'evaluation' }
