import { useState } from 'react'
import type { Trust } from '../store/stored-trust.ts'
import css from '../verify.module.css'
import { CameraPane } from './camera-pane.tsx'
import type { ReadOn } from './read-on.ts'
import { StartPane } from './start-pane.tsx'
import { useStoredHere } from './use-stored-here.ts'
import type { WayProblem } from './way-problem.ts'

type Props = { trust: Trust; startsWith: 'ways' | 'camera'; onRead: (found: ReadOn) => void }

/** The ways to enter a code: camera, picture, file, pasted text. */
export function Ways({ trust, startsWith, onRead }: Props) {
  const [isScanning, setIsScanning] = useState(startsWith === 'camera')
  const [problem, setProblem] = useState<WayProblem>()
  const isKept = useStoredHere()
  const scan = () => {
    setProblem(undefined)
    setIsScanning(true)
  }
  const fail = (found: WayProblem | undefined) => {
    setIsScanning(false)
    setProblem(found)
  }
  return (
    <div className={css.screen}>
      {isScanning ? (
        <CameraPane
          onProblem={(found) => fail({ way: 'camera', problem: found })}
          onRead={(code) => onRead({ code })}
          onStop={() => fail(undefined)}
        />
      ) : (
        <StartPane
          isKept={isKept}
          onProblem={fail}
          onRead={onRead}
          onScan={scan}
          problem={problem}
          trust={trust}
        />
      )}
    </div>
  )
}
