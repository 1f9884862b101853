import type { Caveat, Judgement, StatementKind } from '@fathom/domain/trust'
import ClockAlert from 'lucide-react/icons/clock-alert'
import ScanLine from 'lucide-react/icons/scan-line'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Wifi from 'lucide-react/icons/wifi'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { type FormNow, type ShownVerdict, shownVerdict } from './shown-verdict.ts'
import { SignedContent } from './signed-content.tsx'
import { useListAge } from './use-list-age.ts'
import css from './verdict.module.css'
import { VerdictHeader, wordsOf } from './verdict-header.tsx'
import screen from './verify.module.css'

type Props = { checked: Checked; onLeave: (next: 'ways' | 'camera') => void }

/** The verdict first, then who it is about, then when and how it was checked. */
export function Verdict({ checked, onLeave }: Props) {
  const { t } = useTranslator('trust')
  const { judgement, formNow } = checked
  const verdict = shownVerdict(judgement, formNow)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    place.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={screen.screen}>
      <section className={css.verdict} data-verdict={verdict} ref={place}>
        <VerdictHeader formNow={formNow} judgement={judgement} kind={checked.kind} />
        <div className={css.body}>
          <Caveats judgement={judgement} />
          <SignedContent formNow={formNow} isOurs={checked.isOurs} judgement={judgement} />
          {verdict !== 'valid' && verdict !== 'pending' && (
            <Advice isByBuddy={checked.isByBuddy} kind={checked.kind} verdict={verdict} />
          )}
          <CheckedNote checked={checked} />
          <div className={css.next}>
            <Button icon={ScanLine} kind="primary" onClick={() => onLeave('camera')} size="lg">
              {verdict === 'valid' ? t('trust.again') : t('trust.retry')}
            </Button>
            <Button onClick={() => onLeave('ways')} size="lg">
              {t('trust.other')}
            </Button>
          </div>
        </div>
      </section>
    </div>
  )
}

/** When and how it was checked, and the age of the list used. */
function CheckedNote({ checked: { checkedAt, isFresh, judgement } }: { checked: Checked }) {
  const { t, formatTime } = useTranslator('trust')
  const age = useListAge(judgement.issuer?.list?.signedAt)
  const time = formatTime(checkedAt)
  return (
    <Banner icon={isFresh ? Wifi : WifiOff}>
      {isFresh ? t('trust.checked.online', { time }) : t('trust.checked.offline', { time })} {age}
    </Banner>
  )
}

/**
 * A judgement, when it was made, and whether the network was used. `kind` selects the text; `isOurs` says that
 * this server's own organization signed it.
 */
type Checked = {
  judgement: Judgement
  kind: StatementKind
  checkedAt: Date
  isFresh: boolean
  isOurs: boolean
  formNow: FormNow
  /** Claims to be a dive that a buddy confirmed. */
  isByBuddy: boolean
}

const DAY = 86_400

/** Caveats that limit the verdict, right below it. */
function Caveats({ judgement }: { judgement: Judgement }) {
  return judgement.caveats.map((caveat) => (
    <Banner icon={caveat === 'clock-wrong' ? ClockAlert : TriangleAlert} key={caveat} tone="warn">
      <Sentence caveat={caveat} judgement={judgement} />
    </Banner>
  ))
}

function Sentence({ caveat, judgement: { issuer } }: { caveat: Caveat; judgement: Judgement }) {
  const { t, formatDay } = useTranslator('trust')
  const now = new Date()
  const signedAt = issuer?.list?.signedAt
  const here = formatDay(now)
  if (caveat === 'list-missing') return t('trust.list.missing', { issuer: issuer?.name ?? '' })
  if (signedAt === undefined) return t('trust.clock.off', { here })
  if (caveat === 'list-old')
    return t('trust.list.old', { days: Math.floor((now.getTime() / 1000 - signedAt) / DAY) })
  return t('trust.clock', { here, signed: formatDay(new Date(signedAt * 1000)) })
}

type BadVerdict = Exclude<ShownVerdict, 'valid' | 'pending'>

type AdviceProps = { verdict: BadVerdict; kind: StatementKind; isByBuddy: boolean }

/** What a bad verdict means, and what to do now. Never guesses what was altered. */
function Advice({ verdict, kind, isByBuddy }: AdviceProps) {
  const { t } = useTranslator('trust')
  const steps = {
    card: [t('trust.do.show'), t('trust.do.ask'), t('trust.do.until')],
    document: [t('trust.form.do.file'), t('trust.form.do.ask'), t('trust.form.do.until')],
    dive: [...(isByBuddy ? [] : [t('trust.dive.do.ask')]), t('trust.dive.do.until')],
  }[kind]
  return (
    <>
      {verdict !== 'incomplete' && <Meaning kind={kind} verdict={verdict} />}
      {/* Another copy changes nothing about a physician's decision. */}
      {verdict !== 'newer' && verdict !== 'declined' && <Steps steps={steps} />}
    </>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslator('trust')
  return (
    <>
      <h2 className={css.heading}>{t('trust.do')}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

type MeaningProps = { verdict: Exclude<BadVerdict, 'incomplete'>; kind: StatementKind }

function Meaning({ verdict, kind }: MeaningProps) {
  const { t } = useTranslator('trust')
  return (
    <>
      <h2 className={css.heading}>{t('trust.means')}</h2>
      <p className={css.means}>{t(`${wordsOf(kind, verdict)}.means`)}</p>
    </>
  )
}
