import ImageUp from 'lucide-react/icons/image-up'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { type PictureProblem, readPicture } from '../../../shared/ui/scan/read-picture.ts'

type Props = { onRead: (text: string) => void; onProblem: (problem: PictureProblem | undefined) => void }

export function PictureButton({ onRead, onProblem }: Props) {
  const { t } = useTranslator('trust')
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setIsBusy(true)
    onProblem(undefined)
    const found = await readPicture(file)
    // So that the same file can be chosen again.
    target.value = ''
    setIsBusy(false)
    if ('text' in found) onRead(found.text)
    else onProblem(found.problem)
  }
  return (
    <>
      <Button block={true} busy={isBusy} icon={ImageUp} onClick={() => input.current?.click()} size="lg">
        {isBusy ? t('trust.picture.reading') : t('trust.picture')}
      </Button>
      <input
        accept="image/*"
        aria-label={t('trust.picture')}
        className="visually-hidden"
        onChange={read}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </>
  )
}
