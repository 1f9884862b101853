import ImageUp from 'lucide-react/icons/image-up'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { type PictureProblem, readPicture } from '../../../shared/ui/scan/read-picture.ts'

type Props = { onRead: (text: string) => void; onProblem: (problem: PictureProblem | undefined) => void }

export function PictureButton({ onRead, onProblem }: Props) {
  const { t } = useTranslator('codes')
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setBusy(true)
    onProblem(undefined)
    const found = await readPicture(file)
    // So that the same file can be chosen again.
    target.value = ''
    setBusy(false)
    if ('text' in found) onRead(found.text)
    else onProblem(found.problem)
  }
  return (
    <>
      <Button busy={isBusy} icon={ImageUp} onClick={() => input.current?.click()}>
        {t('codes.scan.picture')}
      </Button>
      <input
        accept="image/*"
        aria-label={t('codes.scan.picture')}
        className="visually-hidden"
        onChange={read}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </>
  )
}
