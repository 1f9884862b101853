import { depthInFeet } from '@fathom/domain/certifications'
import { HANDS, type HandSignal } from '@fathom/look/drawings/hands.ts'
import { jar } from '@fathom/look/drawings/jar.ts'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { EmptyState } from '../../../shared/ui/feedback/empty-state.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import css from './content-screen.module.css'
import { isResource, RESOURCES, type Resource } from './resources.ts'

const PAGES: Readonly<Record<Resource, () => React.ReactNode>> = {
  'hand-signals': HandSignals,
  'buddy-check': BuddyCheck,
  'pressure-and-depth': PressureTable,
}

/** RT-10: a short learning page, by the name in its URL. */
export function ContentScreen({ name }: { name: string }) {
  const { t } = useTranslator('training-content', 'training-course')
  if (!isResource(name)) return <NoSuchPage name={name} />
  const Content = PAGES[name]
  return (
    <>
      <Crumb to={paths.dashboard()}>{t('shell.page.dashboard')}</Crumb>
      <PageHeader lead={t(`training-content.${name}.lead`)} title={t(`training-course.resource.${name}`)} />
      <Content />
    </>
  )
}

function NoSuchPage({ name }: { name: string }) {
  const { t } = useTranslator('training-content', 'training-course')
  return (
    <Card>
      <EmptyState
        action={RESOURCES.map((resource) => (
          <ButtonLink key={resource} kind="quiet" to={paths.content(resource)}>
            {t(`training-course.resource.${resource}`)}
          </ButtonLink>
        ))}
        drawing={lostCompass}
        level={1}
        title={t('training-content.none.title')}
      >
        {t('training-content.none.text')} <bdi>{name}</bdi>
      </EmptyState>
    </Card>
  )
}

const SIGNALS = Object.keys(HANDS) as HandSignal[]

function HandSignals() {
  const { t } = useTranslator('training-content')
  return (
    <ul className={css.signals}>
      {SIGNALS.map((signal) => (
        <li className={css.signal} key={signal}>
          <div className={css.hand}>
            <Drawing of={HANDS[signal]} width="full" />
          </div>
          <h2 className={css.name}>{t(`training-content.signal.${signal}`)}</h2>
          <p className={css.text}>{t(`training-content.signal.${signal}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}

const STEPS = ['buoyancy', 'weights', 'releases', 'air', 'final'] as const

/** Five checks, in order. */
function BuddyCheck() {
  const { t, formatNumber } = useTranslator('training-content')
  return (
    <Card>
      <ol className={css.steps}>
        {STEPS.map((step, at) => (
          <li className={css.step} key={step}>
            <span aria-hidden="true" className={css.number}>
              {formatNumber(at + 1)}
            </span>
            <div>
              <h2 className={css.name}>{t(`training-content.check.${step}`)}</h2>
              <p className={css.text}>{t(`training-content.check.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The same jar of air at five depths. */
function PressureTable() {
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

/** Sea water: one bar at the surface, plus one for every 10 meters. */
const METERS_A_BAR = 10

/** Pressure effects at a depth. `air` is the remaining volume of a jar full of surface air. */
function atDepth(meters: number) {
  const bar = 1 + meters / METERS_A_BAR
  return { meters, feet: depthInFeet(meters), bar, air: 1 / bar }
}

const DEPTHS = [0, 10, 20, 30, 40].map(atDepth)
