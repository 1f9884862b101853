import { readFileSignature } from '@fathom/domain/trust'
import FileCheck from 'lucide-react/icons/file-check'
import { type ChangeEvent, useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import type { ReadOn } from './read-on.ts'

type Props = { onRead: (found: ReadOn) => void; onProblem: (problem: 'broken' | undefined) => void }

/** What is no code of ours at all is judged as such: the verdict says what that means. */
const NO_CODE = 'none'
const BROKEN_CODE = 'FATHOM1:'

async function readSigned(file: Blob): Promise<ReadOn> {
  const found = await readFileSignature(new Uint8Array(await file.arrayBuffer()))
  if (found.is === 'signed') return { code: found.code, file: { hash: found.fileHash } }
  return { code: found.is === 'broken' ? BROKEN_CODE : NO_CODE, file: { hash: '' } }
}

/** Reads a signed form as a file; it goes nowhere. */
export function FileButton({ onRead, onProblem }: Props) {
  const { t } = useTranslator('trust')
  const input = useRef<HTMLInputElement>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    onProblem(undefined)
    const found = await readSigned(file).catch(() => undefined)
    // So that the same file can be chosen again.
    target.value = ''
    if (found) onRead(found)
    else onProblem('broken')
  }
  return (
    <>
      <Button block={true} icon={FileCheck} onClick={() => input.current?.click()} size="lg">
        {t('trust.file')}
      </Button>
      <input
        accept="application/pdf"
        aria-label={t('trust.file')}
        className="visually-hidden"
        onChange={read}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </>
  )
}
