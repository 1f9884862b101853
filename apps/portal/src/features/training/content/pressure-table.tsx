import { jar } from '@fathom/look/drawings/jar.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './content.module.css'
import { DEPTHS } from './pressure.ts'

/** The same jar of air at five depths. */
export function PressureTable() {
  const { t, formatUnit, formatPercent } = useTranslator('training-content')
  const columns = ['depth', 'pressure', 'room', 'use'] as const
  return (
    <div className={css.stack}>
      <Card>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`training-content.pressure.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DEPTHS.map(({ meters, feet, bar, air }) => (
              <tr key={meters}>
                <th scope="row">
                  <bdi>{formatUnit(meters, 'meter')}</bdi>
                  <small>
                    <bdi>{formatUnit(feet, 'foot')}</bdi>
                  </small>
                </th>
                <td>{t('training-content.pressure.bar', { bar })}</td>
                <td>
                  <span className={css.jar}>
                    <Drawing of={jar(air)} width="full" />
                  </span>
                  {formatPercent(air)}
                </td>
                <td>{t('training-content.pressure.times', { times: bar })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Banner icon={TriangleAlert} tone="warn">
        <strong>{t('training-content.pressure.rule')}</strong> {t('training-content.pressure.why')}
      </Banner>
    </div>
  )
}
