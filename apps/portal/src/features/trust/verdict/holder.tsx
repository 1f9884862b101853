import { licenseIdShown } from '@fathom/domain/certifications'
import type { Card, Judgement, Statement } from '@fathom/domain/trust'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { lastDay } from './saying.tsx'
import css from './verdict.module.css'

type Props = { card: Card; statement: Statement; judgement: Judgement }

/** Who holds the card, and its contents. */
export function Holder({ card, statement, judgement: { issuer, verdict } }: Props) {
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
