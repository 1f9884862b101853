import type { CourseWire } from '@fathom/contract/training'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import { useContext, useId } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { paths } from '../../../../shared/paths.ts'
import { priceText } from '../../../../shared/price-text.ts'
import { Link } from '../../../../shared/router/index.ts'
import { Drawing } from '../../../../shared/ui/icon/drawing.tsx'
import { CoursePrices } from '../../course-prices.ts'
import css from './next.module.css'

export function CourseCard({ course }: { course: CourseWire }) {
  const translator = useTranslator('training-learn')
  const { t } = translator
  const id = useId()
  const priceOf = useContext(CoursePrices)
  const { packageId, title, summary, dives, price, scene, level, specialtyOf } = course
  return (
    <article className={css.course}>
      <div className={css.scene}>
        <Drawing of={courseScene(scene, id)} width="full" />
      </div>
      <div className={css.words}>
        <p className={css.kind}>
          {t(specialtyOf === null ? `training-learn.level.${level}` : 'training-learn.specialty')}
        </p>
        <h3 className={css.title}>
          <Link to={paths.course(packageId)}>{title}</Link>
        </h3>
        <p className={css.summary}>{summary}</p>
        <p className={css.meta}>
          <span>
            {dives > 0 ? t('training-learn.dives', { count: dives }) : t('training-learn.theoryOnly')}
          </span>
          {price && <b>{priceOf(packageId, <bdi>{priceText(translator, price)}</bdi>)}</b>}
        </p>
      </div>
    </article>
  )
}
