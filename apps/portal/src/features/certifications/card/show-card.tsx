import type { ECardWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { showArt } from '@fathom/look/drawings/card/show-art.ts'
import QrCode from 'lucide-react/icons/qr-code'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { markDoneSomething } from '../../../shared/install/install-marks.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { useBackCloses } from '../../../shared/ui/overlay/use-back-closes.ts'
import { useModal } from '../../../shared/ui/overlay/use-modal.ts'
import { QrPicture } from '../../../shared/ui/scan/qr-picture.tsx'
import { CardBrand, GasLimit, seedOf } from './card-front.tsx'
import { TitleWords } from './card-title.tsx'
import { HolderPhoto } from './holder-photo.tsx'
import css from './show-card.module.css'

type Props = { card: ECardWire; face: string | undefined; open: boolean; onClose: () => void }

/**
 * The card to show to someone: bright, with the screen kept awake and a clock that a screenshot can't have.
 */
export function ShowCard({ card, face, open, onClose }: Props) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const modal = useModal(open, onClose)
  useBackCloses(open, onClose)
  return (
    <dialog {...modal} aria-label={t('certifications.show.title')} className={css.show}>
      {open && <Shown card={card} face={face} onClose={onClose} />}
    </dialog>
  )
}

function Shown({ card, face, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslator('certifications', 'certifications-cards')
  const art = useMemo(() => showArt(seedOf(card.licenseID)), [card.licenseID])
  const leaning = useTilt()
  const [isSimple, setIsSimple] = useSimplerCode()
  const faceCode = isSimple ? null : (card.faceCode ?? null)
  useEffect(markDoneSomething, [])
  useAwake()
  useFullScreen(onClose)
  return (
    <div className={css.panel}>
      <div className={css.art}>
        <Drawing of={art} width="full" />
      </div>
      <header className={css.top}>
        <CardBrand />
        <IconButton data-first-focus icon={X} label={t('certifications.show.close')} onClick={onClose} />
      </header>
      <div className={css.middle} data-wide={faceCode !== null || undefined} ref={leaning}>
        {card.photo && faceCode === null && (
          <HolderPhoto className={css.face} face={face} name={card.holderName} />
        )}
        <Who card={card} />
        {faceCode ? (
          <FacePlate code={faceCode} onSimpler={() => setIsSimple(true)} />
        ) : (
          <Plate card={card} onFace={card.faceCode ? () => setIsSimple(false) : undefined} />
        )}
      </div>
      <Live />
    </div>
  )
}

function Who({ card }: { card: ECardWire }) {
  const { t, formatUnit } = useTranslator('certifications', 'certifications-cards')
  return (
    <div>
      <h2 className={css.name}>
        <bdi>{card.holderName}</bdi>
      </h2>
      <p className={css.level}>
        <TitleWords title={card.title} />
      </p>
      {card.qualifiedDepth !== null && (
        <p>{t('certifications.show.depth', { depth: formatUnit(card.qualifiedDepth, 'meter') })}</p>
      )}
      <GasLimit limit={card.gasLimit} />
    </div>
  )
}

/** TS-14: the code with the face, as wide as the screen. */
function FacePlate({ code, onSimpler }: { code: string; onSimpler: () => void }) {
  const { t } = useTranslator('certifications')
  return (
    <>
      <div className={css.widePlate}>
        <QrPicture className={css.wideCode} label={t('certifications.show.faceCode')} level="L" text={code} />
      </div>
      <p>{t('certifications.show.faceNote')}</p>
      <div className={css.choice}>
        <Button icon={QrCode} onClick={onSimpler}>
          {t('certifications.show.simpler')}
        </Button>
        <p>{t('certifications.show.simplerHint')}</p>
      </div>
    </>
  )
}

const SIMPLER = 'fathom.simpler-code'

/** Whether the holder wants the code without the face; remembered on this device. */
function useSimplerCode(): [boolean, (isSimple: boolean) => void] {
  const [isSimple, setIsSimple] = useState(() => {
    try {
      return localStorage.getItem(SIMPLER) !== null
    } catch {
      return false
    }
  })
  const choose = (next: boolean) => {
    setIsSimple(next)
    try {
      if (next) localStorage.setItem(SIMPLER, '1')
      else localStorage.removeItem(SIMPLER)
    } catch {
      // The browser blocks storage; then the choice lasts while the card is shown.
    }
  }
  return [isSimple, choose]
}

function Plate({ card, onFace }: { card: ECardWire; onFace: (() => void) | undefined }) {
  const { t, formatDay } = useTranslator('certifications', 'certifications-cards')
  return (
    <>
      <div className={css.plate} data-compact={onFace !== undefined || undefined}>
        {card.code ? (
          <QrPicture className={css.code} label={t('certifications.card.code')} text={card.code} />
        ) : (
          <p>{t('certifications.card.noCode')}</p>
        )}
        <p className={css.number}>
          <bdi>{licenseIdShown(card.licenseID)}</bdi>
        </p>
        <p className={css.quiet}>{t('certifications-cards.certified', { date: formatDay(card.certDate) })}</p>
      </div>
      {onFace && (
        <Button icon={UserRound} onClick={onFace}>
          {t('certifications.show.withFace')}
        </Button>
      )}
    </>
  )
}

function Live() {
  const { t, formatTime } = useTranslator('certifications', 'certifications-cards')
  const now = useClock()
  return (
    <p className={css.live}>
      <span className={css.pulse} />
      {t('certifications.show.live', { time: formatTime(now, 'medium') })}
    </p>
  )
}

const SECOND_MS = 1000

/** The current time, to the second. */
function useClock(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Keeps the screen on while mounted, and again after the phone was put away for a moment. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      const next = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isOver) void next?.release()
      else lock = next
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}

const MOST_DEGREES = 5

/** The usual angle of a phone that is being shown to someone. */
const USUAL_TILT = 45
const SHARE = 1 / 8

const degrees = (turned: number) =>
  `${Math.max(-MOST_DEGREES, Math.min(MOST_DEGREES, turned * SHARE)).toFixed(2)}deg`

/** Tilts the content slightly with the phone, like a real card. A screenshot doesn't tilt. */
function useTilt(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const lean = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return
      ref.current?.style.setProperty('--lean-x', degrees(USUAL_TILT - beta))
      ref.current?.style.setProperty('--lean-y', degrees(gamma))
    }
    addEventListener('deviceorientation', lean)
    return () => removeEventListener('deviceorientation', lean)
  }, [])
  return ref
}

/**
 * Enters full screen on a phone before the dialog opens; if the browser refuses, the card fills the window.
 */
export async function enterFullScreen(): Promise<void> {
  if (!matchMedia('(pointer: coarse)').matches) return
  await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
}

/** Leaving full screen with a phone gesture closes the card, and vice versa. */
function useFullScreen(onLeave: () => void): void {
  useEffect(() => {
    const watch = () => {
      if (!document.fullscreenElement) onLeave()
    }
    document.addEventListener('fullscreenchange', watch)
    return () => {
      document.removeEventListener('fullscreenchange', watch)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [onLeave])
}
