import { readFileSignature } from '@fathom/domain/trust'
import FileCheck from 'lucide-react/icons/file-check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { FileButton } from '../../../shared/ui/upload/file-button.tsx'
import type { ReadOn } from './read-on.ts'

type Props = { onRead: (found: ReadOn) => void; onProblem: (problem: 'broken' | undefined) => void }

/** Input that is not one of our codes is judged like any other: the verdict explains it. */
const NO_CODE = 'none'
const BROKEN_CODE = 'FATHOM1:'

async function readSigned(file: Blob): Promise<ReadOn> {
  const found = await readFileSignature(new Uint8Array(await file.arrayBuffer()))
  if (found.is === 'signed') return { code: found.code, file: { hash: found.fileHash } }
  return { code: found.is === 'broken' ? BROKEN_CODE : NO_CODE, file: { hash: '' } }
}

/** Reads a signed form from a file; the file isn't uploaded. */
export function SignedFileButton({ onRead, onProblem }: Props) {
  const { t } = useTranslator('trust')
  const read = async (file: File) => {
    onProblem(undefined)
    const found = await readSigned(file).catch(() => undefined)
    if (found) onRead(found)
    else onProblem('broken')
  }
  return (
    <FileButton accept="application/pdf" block={true} icon={FileCheck} onFile={read} size="lg">
      {t('trust.file')}
    </FileButton>
  )
}
