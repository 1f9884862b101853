import PackageOpen from 'lucide-react/icons/package-open'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import css from './packages.module.css'

/** The staff dashboard, with links to their work. */
export function StaffBoard({ cards }: { cards: ReactNode }) {
  const { t } = useTranslator('training-office')
  return (
    <div className={css.screen}>
      <Card title={t('shell.page.office')}>
        <List>
          <ListRow
            lead={<Tile icon={PackageOpen} />}
            text={t('training-office.import.lead')}
            title={t('training-office.import.title')}
            to={paths.office()}
          />
        </List>
      </Card>
      {cards}
    </div>
  )
}
