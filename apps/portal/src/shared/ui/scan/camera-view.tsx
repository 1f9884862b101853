import { useRef } from 'react'
import css from './camera-view.module.css'
import type { Take } from './scan-frames.ts'
import { type ScanProblem, useCameraScan } from './use-camera-scan.ts'

type Props = {
  words: { label: string; hint: string; starting: string }
  take: Take
  onProblem: (problem: ScanProblem) => void
}

/**
 * The camera picture with a frame for the code; it stops when a code was accepted or the component unmounts.
 */
export function CameraView({ words, take, onProblem }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const isOn = useCameraScan(video, { take, onProblem })
  return (
    <div className={css.view} data-on={isOn || undefined}>
      <video aria-label={words.label} className={css.video} muted={true} playsInline={true} ref={video} />
      <span aria-hidden="true" className={css.frame} />
      <p className={css.hint} role="status">
        {isOn ? words.hint : words.starting}
      </p>
    </div>
  )
}
