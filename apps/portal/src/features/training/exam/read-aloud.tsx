import Square from 'lucide-react/icons/square'
import Volume2 from 'lucide-react/icons/volume-2'
import { useEffect, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import css from './exam.module.css'

type Props = { culture: string; texts: readonly string[] }

/** Reads a question and its answers with the voice of the device. A browser without one shows no button. */
export function ReadAloud({ culture, texts }: Props) {
  const { t } = useTranslator('training-exam')
  const [isReading, setIsReading] = useState(false)
  const canSpeak = 'speechSynthesis' in window
  useEffect(() => () => window.speechSynthesis?.cancel(), [])
  if (!canSpeak) return null
  const stop = () => {
    window.speechSynthesis.cancel()
    setIsReading(false)
  }
  const start = () => {
    window.speechSynthesis.cancel()
    setIsReading(true)
    // One piece each: a browser may cut a long one off.
    for (const [at, text] of texts.entries()) {
      const piece = new SpeechSynthesisUtterance(text)
      piece.lang = culture
      if (at === texts.length - 1) piece.onend = () => setIsReading(false)
      piece.onerror = () => setIsReading(false)
      window.speechSynthesis.speak(piece)
    }
  }
  return (
    <div className={css.aloud}>
      <Button icon={isReading ? Square : Volume2} kind="soft" onClick={isReading ? stop : start}>
        {t(isReading ? 'training-exam.aloud.stop' : 'training-exam.aloud.start')}
      </Button>
    </div>
  )
}
