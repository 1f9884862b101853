import CircleAlert from 'lucide-react/icons/circle-alert'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import type { Lookup } from '../known-participant.ts'
import css from './confirm.module.css'
import { ParticipantWords } from './participant-words.tsx'
import { Unanswered } from './unanswered.tsx'

type Props = {
  number: number | null
  store: Lookup
  finder: ReactNode
  isSearching: boolean
  onSearch: (isSearching: boolean) => void
}

export function StoreCard({ number, store, finder, isSearching, onSearch }: Props) {
  const { t, formatNumber } = useTranslator('dsd')
  const written = formatNumber(number ?? 0, { useGrouping: false })
  if (number === null) return <Card title={t('dsd.confirm.store')}>{finder}</Card>
  if (store.found === null)
    return (
      <Card title={t('dsd.confirm.store')}>
        <div className={css.stack}>
          <Banner icon={CircleAlert} live="status" tone="bad">
            <strong>{t('dsd.confirm.notFound')}</strong>
            <br />
            {t('dsd.confirm.notFoundText', { number: written })}
          </Banner>
          {finder}
        </div>
      </Card>
    )
  return (
    <Card title={t('dsd.confirm.store')}>
      <div className={css.stack}>
        {store.found ? (
          <ParticipantWords
            found={store.found}
            lead={<Tile icon={Store} />}
            number={t('dsd.confirm.number', { number: written })}
          />
        ) : (
          <Unanswered lookup={store} />
        )}
        {isSearching && finder}
        <Button aria-expanded={isSearching} onClick={() => onSearch(!isSearching)}>
          {t(isSearching ? 'dsd.confirm.keep' : 'dsd.confirm.change')}
        </Button>
      </div>
    </Card>
  )
}
