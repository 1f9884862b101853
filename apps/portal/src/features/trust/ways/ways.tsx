import { useEffect, useState } from 'react'
import type { Trust } from '../store/held-trust.ts'
import css from '../verify.module.css'
import { CameraPane } from './camera-pane.tsx'
import { StartPane } from './start-pane.tsx'
import type { WayProblem } from './way-problem.ts'

type Props = { trust: Trust; startsWith: 'ways' | 'camera'; onRead: (text: string) => void }

/** The three ways to a code: camera, picture, pasted text. */
export function Ways({ trust, startsWith, onRead }: Props) {
  const [isScanning, setIsScanning] = useState(startsWith === 'camera')
  const [problem, setProblem] = useState<WayProblem>()
  useEffect(() => {
    // Not before the page stands: whoever only pastes should not wait for the reader.
    const timer = setTimeout(keepReader, 1000)
    return () => clearTimeout(timer)
  }, [])
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
          onRead={onRead}
          onStop={() => fail(undefined)}
        />
      ) : (
        <StartPane onProblem={fail} onRead={onRead} onScan={scan} problem={problem} trust={trust} />
      )}
    </div>
  )
}

/** So that scanning works without a signal. Whoever has none keeps what they have. */
function keepReader(): void {
  import('../../../shared/ui/scan/qr-reader.ts')
    .then(({ keepQrReader }) => keepQrReader())
    .catch(() => undefined)
}
