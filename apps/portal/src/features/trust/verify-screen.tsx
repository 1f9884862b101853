import type { UnitSystem } from '@fathom/domain/logbook'
import { readCode } from '@fathom/domain/trust'
import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { latePart } from '../../shared/late-part.tsx'
import { useOpensOffline } from '../../shared/offline/use-opens-offline.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { CameraView } from '../../shared/ui/scan/camera-view.tsx'
import { keepQrReader } from '../../shared/ui/scan/qr-reader.ts'
import type { ScanProblem } from '../../shared/ui/scan/use-camera-scan.ts'
import { PageHeader } from '../../shared/ui/surface/page-header.tsx'
import type { FindPerson } from './buddy/confirm-pane.tsx'
import { DepthUnit } from './depth-unit.ts'
import type { ReadProblem } from './start-pane.tsx'
import { StartPane } from './start-pane.tsx'
import type { Trust } from './store/stored-trust.ts'
import type { ReadCode } from './trust.queries.ts'
import { judgementQuery, trustQuery } from './trust.queries.ts'
import { Verdict } from './verdict.tsx'
import css from './verify.module.css'

const ConfirmPane = latePart(async () => (await import('./buddy/confirm-pane.tsx')).ConfirmPane)

/** Anyone can check a card here, with or without an account, online or offline. */
export function VerifyScreen({ findPerson, unit }: { findPerson: FindPerson; unit: UnitSystem }) {
  const { t } = useTranslator('trust')
  const store = useQuery(trustQuery(useCalls()))
  if (store.data)
    return (
      <DepthUnit value={unit}>
        <Checking
          findPerson={findPerson}
          readAt={store.dataUpdatedAt}
          refetchTrust={() => store.refetch()}
          trust={store.data}
        />
      </DepthUnit>
    )
  if (store.isError)
    return (
      <ErrorState
        hasOfflineText={true}
        level={1}
        onRetry={() => store.refetch()}
        retryLabel={t('trust.empty.retry')}
        retrying={store.isFetching}
        title={t('trust.empty.title')}
      >
        {t('trust.empty.text')}
      </ErrorState>
    )
  return (
    <Loading label={t('trust.loading')}>
      <div className={css.screen}>
        <Skeleton height="24rem" shape="block" />
      </div>
    </Loading>
  )
}

type Props = { trust: Trust; readAt: number; refetchTrust: () => Promise<unknown>; findPerson: FindPerson }

function Checking({ trust, readAt, refetchTrust, findPerson }: Props) {
  const { t } = useTranslator('trust')
  const [read, setRead] = useState<ReadCode>()
  const [isAsking, setIsAsking] = useState(false)
  const [startsWith, setStartsWith] = useState<'ways' | 'camera'>('ways')
  // A request of another diver isn't judged: it's there to be confirmed (TS-15).
  const isRequest = read !== undefined && !read.file && readCode(read.code).is === 'request'
  const toJudge = isRequest ? undefined : read
  const { data } = useQuery(judgementQuery(useCalls(), { read: toJudge, trust, readAt }))
  const check = async (found: ReadCode) => {
    setIsAsking(true)
    // An online user should learn about a card that was withdrawn a moment ago.
    await refetchTrust()
    setRead(found)
    setIsAsking(false)
  }
  const leave = (next: 'ways' | 'camera') => {
    setRead(undefined)
    setStartsWith(next)
  }
  if (isRequest)
    return (
      <Suspense>
        <ConfirmPane code={read.code} findPerson={findPerson} onLeave={() => leave('ways')} trust={trust} />
      </Suspense>
    )
  if (read && data) return <Verdict checked={data} onLeave={leave} />
  if (!read && !isAsking) return <Ways onRead={check} startsWith={startsWith} trust={trust} />
  return (
    <Loading label={t('trust.checking')}>
      <div className={css.screen}>
        <Skeleton height="24rem" shape="block" />
      </div>
    </Loading>
  )
}

type WaysProps = { trust: Trust; startsWith: 'ways' | 'camera'; onRead: (found: ReadCode) => void }

/** The ways to enter a code: camera, picture, file, pasted text. */
function Ways({ trust, startsWith, onRead }: WaysProps) {
  const [isScanning, setIsScanning] = useState(startsWith === 'camera')
  const [problem, setProblem] = useState<ReadProblem>()
  const isStored = useStoredHere()
  const scan = () => {
    setProblem(undefined)
    setIsScanning(true)
  }
  const fail = (found: ReadProblem | undefined) => {
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
          isStored={isStored}
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

/**
 * Stores what scanning needs on this device and returns whether it's there. Always false where storage is
 * unavailable.
 */
function useStoredHere(): boolean {
  const opensOffline = useOpensOffline()
  const [hasReader, setHasReader] = useState(false)
  useEffect(() => {
    if (!opensOffline) return
    let isGone = false
    keepQrReader()
      .then(() => {
        if (!isGone) setHasReader(true)
      })
      // Offline there is nothing to fetch; what was stored before stays.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [opensOffline])
  return opensOffline && hasReader
}

type CameraPaneProps = {
  onRead: (text: string) => void
  onProblem: (problem: ScanProblem) => void
  onStop: () => void
}

function CameraPane({ onRead, onProblem, onStop }: CameraPaneProps) {
  const { t } = useTranslator('trust')
  const stop = useRef<HTMLButtonElement>(null)
  useEffect(() => stop.current?.focus(), [])
  const take = (text: string) => {
    onRead(text)
    return true
  }
  const words = {
    label: t('trust.camera.label'),
    hint: t('trust.camera.hint'),
    starting: t('trust.camera.starting'),
  }
  return (
    <>
      <PageHeader title={t('trust.title')} />
      <CameraView onProblem={onProblem} take={take} words={words} />
      <Button block={true} icon={X} onClick={onStop} ref={stop} size="lg">
        {t('trust.camera.stop')}
      </Button>
    </>
  )
}
