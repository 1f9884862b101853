import type { PrerequisiteWire } from '@fathom/contract/shop'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { TextLink } from '../../../shared/ui/action/text-link.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './course.module.css'

/** The prerequisites of the course, and which of them the user meets. */
export function AsksCard({ prerequisites }: { prerequisites: readonly PrerequisiteWire[] }) {
  const { t } = useTranslator('shop')
  const isUnmet = prerequisites.some(({ isMet }) => isMet === false)
  return (
    <Card title={t('shop.asks.title')}>
      {prerequisites.length === 0 ? (
        <p>{t('shop.asks.none')}</p>
      ) : (
        <ul className={css.asks}>
          {prerequisites.map((ask) => (
            <li data-met={ask.isMet === true || undefined} key={ask.ask}>
              <Icon of={ask.isMet ? CircleCheck : Circle} />
              <div>
                <AskWords ask={ask} />
                {ask.isMet === true && <span className="visually-hidden"> {t('shop.asks.met')}</span>}
                {ask.isMet === false && <p className={css.note}>{t('shop.asks.unmet')}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {isUnmet && <p className={css.later}>{t('shop.asks.later')}</p>}
    </Card>
  )
}

function AskWords({ ask }: { ask: PrerequisiteWire }) {
  const { t } = useTranslator('shop')
  if (ask.ask === 'age') return t('shop.asks.age', { years: ask.years })
  if (ask.ask === 'dives') return t('shop.asks.dives', { count: ask.count })
  const words = t('shop.asks.after', { course: ask.title })
  return ask.isMet ? words : <TextLink to={paths.shop(ask.packageId)}>{words}</TextLink>
}
