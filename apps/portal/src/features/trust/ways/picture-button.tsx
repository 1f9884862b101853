import ImageUp from 'lucide-react/icons/image-up'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { type PictureProblem, readPicture } from '../../../shared/ui/scan/read-picture.ts'
import { FileButton } from '../../../shared/ui/upload/file-button.tsx'

type Props = { onRead: (text: string) => void; onProblem: (problem: PictureProblem | undefined) => void }

export function PictureButton({ onRead, onProblem }: Props) {
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
