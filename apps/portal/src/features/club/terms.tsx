import type { ClubWire } from '@fathom/contract/club'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Card } from '../../shared/ui/surface/card.tsx'
import css from './club.module.css'

/** All past and current membership terms. */
export function Terms({ terms }: { terms: ClubWire['terms'] }) {
  const { t, formatDay } = useTranslator('club')
  return (
    <div className={css.terms}>
      <Card title={t('club.terms.title')}>
        <ul className={css.termList}>
          {terms.map(({ kind, startsOn, endsOn }) => (
            <li key={`${kind} ${startsOn}`}>
              <b>{t(`club.terms.${kind}`)}</b>
              <span>{t('club.terms.span', { from: formatDay(startsOn), to: formatDay(endsOn) })}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
