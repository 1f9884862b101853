import { findLevel, licenseIdShown } from '@fathom/domain/certifications'
import type { Card, FormSigner, Judgement, SignedDive, SignedForm, Statement } from '@fathom/domain/trust'
import FileText from 'lucide-react/icons/file-text'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Waves from 'lucide-react/icons/waves'
import type { ReactNode } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Banner } from '../../shared/ui/feedback/banner.tsx'
import { Icon, type IconShape } from '../../shared/ui/icon/icon.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import { useDepthWords } from './depth-unit.ts'
import { DiveFacts } from './dive-facts.tsx'
import { HolderPhoto, PhotoAdvice, useHolderPhoto } from './holder-photo.tsx'
import { type FormNow, outcomeNow, shownVerdict } from './shown-verdict.ts'
import css from './verdict.module.css'
import { formEnd, lastDay } from './verdict-header.tsx'

type Props = { judgement: Judgement; isOurs: boolean; formNow: FormNow }

/** The signed content, as far as it can be shown. */
export function SignedContent({ judgement, isOurs, formNow }: Props) {
  const { statement } = judgement
  if (!statement) return null
  const { subject } = statement
  const common = { judgement, statement }
  if (subject.kind === 'card') return <Holder card={subject} isOurs={isOurs} {...common} />
  if (subject.kind === 'dive') return <Dive dive={subject} {...common} />
  return <Paper form={subject} now={formNow} {...common} />
}

type HolderProps = { card: Card; statement: Statement; judgement: Judgement; isOurs: boolean }

/** Who holds the card, with the face beside the name, and the card's contents. */
function Holder({ card, statement, judgement: { issuer, verdict }, isOurs }: HolderProps) {
  const photo = useHolderPhoto(card, isOurs)
  return (
    <>
      <Header
        lead={<HolderPhoto name={card.holder} photo={photo} />}
        name={card.holder}
        text={useLevel(card, isOurs)}
      />
      {verdict === 'valid' && <PhotoAdvice photo={photo} />}
      <CardFacts card={card} issuer={issuer?.name ?? statement.issuer} statement={statement} />
    </>
  )
}

/** TS-13: our earlier codes state a depth for levels that confer none. It was signed, but it isn't repeated. */
const conferredDepth = ({ levelId, depth }: Card, isOurs: boolean) =>
  isOurs && findLevel(levelId)?.qualifiedDepth === null ? undefined : depth

/** The level, with the depth or the gas that it confers. */
function useLevel(card: Card, isOurs: boolean): string {
  const { levelName, gas } = card
  const depth = conferredDepth(card, isOurs)
  const { t, formatPercent } = useTranslator('trust')
  const { ofLevel } = useDepthWords()
  // The level is signed in one language, whatever the direction of the sentence around it.
  const level = `\u2068${levelName}\u2069`
  if (depth) return t('trust.level.depth', { level, depth: ofLevel(depth) })
  return gas ? t('trust.level.gas', { level, share: formatPercent(gas / 100) }) : level
}

type HeaderProps = { lead: ReactNode; name: string; text: string }

function Header({ lead, name, text }: HeaderProps) {
  return (
    <div className={css.holder}>
      {lead}
      <div>
        <h2 className={css.name} dir="auto">
          {name}
        </h2>
        <p className={css.level}>{text}</p>
      </div>
    </div>
  )
}

const Sign = ({ of }: { of: IconShape }) => (
  <span aria-hidden="true" className={css.face}>
    <Icon of={of} size="lg" />
  </span>
)

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

type PaperProps = { form: SignedForm; now: FormNow; statement: Statement; judgement: Judgement }

/** Whose form it is, who signed it and how, and until when it counts: never an answer of it. */
function Paper({ form, now, statement, judgement }: PaperProps) {
  const { t, formatDay, formatNumber } = useTranslator('trust')
  const { issuer, verdict } = judgement
  const shown = shownVerdict(judgement, now)
  // A form that doesn't count has no end of counting.
  const end = shown === 'valid' || shown === 'expired' ? formEnd(statement, now) : ''
  const outcome = outcomeNow(form, now)
  return (
    <>
      <Header lead={<Sign of={FileText} />} name={form.holder} text={t(`trust.form.name.${form.form}`)} />
      <Facts>
        <Fact name={t('trust.form.outcome')}>{t(`trust.form.outcome.${outcome}`)}</Fact>
        {/* Who signed the copy had no part in what happened since. */}
        {outcome !== form.outcome && (
          <Fact name={t('trust.form.outcome.copy')}>{t(`trust.form.outcome.${form.outcome}`)}</Fact>
        )}
        {end && <Fact name={t('trust.form.until')}>{formatDay(end)}</Fact>}
        <Fact name={t('trust.form.signed')}>{formatDay(form.signed)}</Fact>
        <Signers signers={form.signers ?? []} />
        <Fact name={t('trust.form.stated')}>{formatDay(new Date(statement.issuedAt * 1000))}</Fact>
        <Fact name={t('trust.form.version')}>{formatNumber(form.version, { useGrouping: false })}</Fact>
        <CheckNumber hash={form.contentHash} />
        <Fact name={t('trust.issuer')}>
          <bdi>{issuer?.name ?? statement.issuer}</bdi>
        </Fact>
      </Facts>
      <Unasked now={now} />
      {verdict === 'valid' && (
        <p className={css.photo}>{form.fileHash ? t('trust.form.whole') : t('trust.form.compare')}</p>
      )}
    </>
  )
}

/** The diver's name is in the heading already. */
function Signers({ signers }: { signers: readonly FormSigner[] }) {
  const { t } = useTranslator('trust')
  return signers.map(({ role, name, way, by = '' }) => (
    <Fact key={role} name={t(`trust.form.signer.${role}`)}>
      {role !== 'participant' && (
        <>
          <bdi>{name}</bdi>
          <br />
        </>
      )}
      {t(`trust.form.way.${way}`, { by: `\u2068${by}\u2069` })}
    </Fact>
  ))
}

/** What nobody could find out: offline, only what the code itself says is known. */
function Unasked({ now }: { now: FormNow }) {
  const { t } = useTranslator('trust')
  if (typeof now === 'object') return null
  return (
    <Banner icon={TriangleAlert} tone="warn">
      {t(now === 'gone' ? 'trust.form.gone' : 'trust.form.offline')}
    </Banner>
  )
}

/** The beginning of the hash: enough to tell two contents apart by eye. */
function CheckNumber({ hash }: { hash: string }) {
  const { t } = useTranslator('trust')
  return (
    <Fact name={t('trust.form.check')}>
      <bdi className={css.check}>{hash.slice(0, 16)}</bdi>
    </Fact>
  )
}

type DiveProps = { dive: SignedDive; statement: Statement; judgement: Judgement }

/** TS-15: a dive that an instructor verified, or a buddy confirmed. */
function Dive({ dive, statement, judgement: { issuer, verdict } }: DiveProps) {
  const { t, formatDay } = useTranslator('trust')
  const isByBuddy = dive.confirmer === 'buddy'
  const words = isByBuddy ? 'trust.dive.buddy' : 'trust.dive'
  return (
    <>
      <Header lead={<Sign of={Waves} />} name={dive.diver} text={t(`${words}.kind`)} />
      {!isByBuddy && (
        <p className={css.diveTitle} dir="auto">
          {dive.title}
        </p>
      )}
      <Facts>
        <DiveFacts dive={dive} />
        <Fact name={t(`${words}.by`)}>
          <bdi>{dive.confirmedBy}</bdi>
        </Fact>
        <Fact name={t(`${words}.on`)}>{formatDay(dive.confirmedOn)}</Fact>
        {isByBuddy ? (
          <Fact name={t('trust.dive.buddy.until')}>
            {formatDay(new Date((statement.expiresAt ?? 0) * 1000))}
          </Fact>
        ) : (
          <CheckNumber hash={dive.contentHash} />
        )}
        <Fact name={t(isByBuddy ? 'trust.dive.buddy.issuer' : 'trust.issuer')}>
          <bdi>{issuer?.name ?? statement.issuer}</bdi>
        </Fact>
      </Facts>
      {verdict === 'valid' && !isByBuddy && <p className={css.photo}>{t('trust.dive.compare')}</p>}
      {verdict === 'valid' && isByBuddy && isOver(statement) && (
        <p className={css.photo}>{t('trust.dive.buddy.old')}</p>
      )}
    </>
  )
}

/** A confirmation stays valid after the certificate of the device that signed it (decision 174). */
const isOver = ({ expiresAt = 0 }: Statement) => expiresAt < Date.now() / 1000
