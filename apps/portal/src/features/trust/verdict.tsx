import { licenseIdShown } from '@fathom/domain/certifications'
import type { Card, Caveat, Judgement, SignedForm, Statement, StatementKind } from '@fathom/domain/trust'
import ClockAlert from 'lucide-react/icons/clock-alert'
import FileText from 'lucide-react/icons/file-text'
import ScanLine from 'lucide-react/icons/scan-line'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserRound from 'lucide-react/icons/user-round'
import Wifi from 'lucide-react/icons/wifi'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect, useRef } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import { useListAge } from './use-list-age.ts'
import css from './verdict.module.css'
import { lastDay, VerdictHeader } from './verdict-header.tsx'
import screen from './verify.module.css'

type Props = { checked: Checked; onLeave: (next: 'ways' | 'camera') => void }

/** The verdict first, then who it is about, then when and how it was checked. */
export function Verdict({ checked, onLeave }: Props) {
  const { t } = useTranslator('trust')
  const { judgement } = checked
  const { verdict } = judgement
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    place.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={screen.screen}>
      <section className={css.verdict} data-verdict={verdict} ref={place}>
        <VerdictHeader judgement={judgement} kind={checked.kind} />
        <div className={css.body}>
          <Caveats judgement={judgement} />
          <SignedContent judgement={judgement} />
          {verdict !== 'valid' && <Advice kind={checked.kind} verdict={verdict} />}
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

/** The signed content, as far as it can be shown. */
function SignedContent({ judgement }: { judgement: Judgement }) {
  const { statement } = judgement
  if (!statement) return null
  const { subject } = statement
  return subject.kind === 'card' ? (
    <Holder card={subject} judgement={judgement} statement={statement} />
  ) : (
    <Paper form={subject} judgement={judgement} statement={statement} />
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

/** A judgement, when it was made, and whether the network was used. `kind` selects the text. */
type Checked = { judgement: Judgement; kind: StatementKind; checkedAt: Date; isFresh: boolean }

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

type PaperProps = { form: SignedForm; statement: Statement; judgement: Judgement }

/** Whose form it is and its status when it was issued: never an answer of it. */
function Paper({ form, statement, judgement: { issuer, verdict } }: PaperProps) {
  const { t, formatDate, formatNumber } = useTranslator('trust')
  return (
    <>
      <div className={css.holder}>
        <span aria-hidden="true" className={css.face}>
          <Icon of={FileText} size="lg" />
        </span>
        <div>
          <h2 className={css.name} dir="auto">
            {form.holder}
          </h2>
          <p className={css.level}>{t(`trust.form.name.${form.form}`)}</p>
        </div>
      </div>
      <Facts>
        <Fact name={t('trust.form.outcome')}>{t(`trust.form.outcome.${form.outcome}`)}</Fact>
        <Fact name={t('trust.form.signed')}>{formatDate(form.signed, 'long')}</Fact>
        <Fact name={t('trust.form.stated')}>{formatDate(new Date(statement.issuedAt * 1000), 'long')}</Fact>
        <Fact name={t('trust.form.version')}>{formatNumber(form.version, { useGrouping: false })}</Fact>
        <Fact name={t('trust.form.check')}>
          <bdi className={css.number}>{form.contentHash.slice(0, 16)}</bdi>
        </Fact>
        <Fact name={t('trust.issuer')}>
          <bdi>{issuer?.name ?? statement.issuer}</bdi>
        </Fact>
      </Facts>
      {verdict === 'valid' && (
        <p className={css.photo}>{form.fileHash ? t('trust.form.whole') : t('trust.form.compare')}</p>
      )}
    </>
  )
}

type HolderProps = { card: Card; statement: Statement; judgement: Judgement }

/** Who holds the card, and its contents. */
function Holder({ card, statement, judgement: { issuer, verdict } }: HolderProps) {
  const { t, formatUnit } = useTranslator('trust')
  const { holder, levelName, depth } = card
  const level = depth
    ? t('trust.level.depth', { level: levelName, depth: formatUnit(depth, 'meter') })
    : levelName
  return (
    <>
      <div className={css.holder}>
        <span aria-hidden="true" className={css.face}>
          <Icon of={UserRound} size="lg" />
        </span>
        <div>
          <h2 className={css.name} dir="auto">
            {holder}
          </h2>
          <p className={css.level} dir="auto">
            {level}
          </p>
        </div>
      </div>
      <CardFacts card={card} issuer={issuer?.name ?? statement.issuer} statement={statement} />
      {verdict === 'valid' && <p className={css.photo}>{t('trust.photo')}</p>}
    </>
  )
}

type FactsProps = { card: Card; statement: Statement; issuer: string }

function CardFacts({ card: { certified, instructor, store }, statement, issuer }: FactsProps) {
  const { t, formatDay } = useTranslator('trust')
  return (
    <Facts>
      <Fact name={t('trust.number')}>
        <bdi className={css.number}>{licenseIdShown(statement.number)}</bdi>
      </Fact>
      <Fact name={t('trust.certified')}>{formatDay(certified)}</Fact>
      {statement.expiresAt !== undefined && (
        <Fact name={t('trust.expires')}>{formatDay(lastDay(statement.expiresAt))}</Fact>
      )}
      {instructor && (
        <Fact name={t('trust.instructor')}>
          <bdi>{instructor}</bdi>
        </Fact>
      )}
      {store && (
        <Fact name={t('trust.store')}>
          <bdi>{store}</bdi>
        </Fact>
      )}
      <Fact name={t('trust.issuer')}>
        <bdi>{issuer}</bdi>
      </Fact>
    </Facts>
  )
}

type BadVerdict = Exclude<Judgement['verdict'], 'valid'>

/** What a bad verdict means, and what to do now. Never guesses what was altered. */
function Advice({ verdict, kind }: { verdict: BadVerdict; kind: StatementKind }) {
  const { t } = useTranslator('trust')
  const isForm = kind === 'document'
  const steps = isForm
    ? [t('trust.form.do.file'), t('trust.form.do.ask'), t('trust.form.do.until')]
    : [t('trust.do.show'), t('trust.do.ask'), t('trust.do.until')]
  return (
    <>
      {verdict !== 'incomplete' && <Meaning isForm={isForm} verdict={verdict} />}
      <h2 className={css.heading}>{t('trust.do')}</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

function Meaning({ verdict, isForm }: { verdict: Exclude<BadVerdict, 'incomplete'>; isForm: boolean }) {
  const { t } = useTranslator('trust')
  return (
    <>
      <h2 className={css.heading}>{t('trust.means')}</h2>
      <p className={css.means}>
        {isForm && verdict !== 'expired' ? t(`trust.form.${verdict}.means`) : t(`trust.${verdict}.means`)}
      </p>
    </>
  )
}
