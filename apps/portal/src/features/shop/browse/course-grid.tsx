import type { CatalogCourseWire } from '@fathom/contract/shop'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useId } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { PriceTag } from '../price-tag.tsx'
import css from './browse.module.css'

type Props = { courses: readonly CatalogCourseWire[]; title?: string; text?: string }

/** Courses under a heading; renders nothing when there are none. */
export function CourseGrid({ courses, title, text }: Props) {
  const id = useId()
  if (courses.length === 0) return null
  return (
    <section aria-labelledby={title && id} className={css.shelf}>
      {title && (
        <header>
          <h2 className={css.heading} id={id}>
            {title}
          </h2>
          {text && <p className={css.text}>{text}</p>}
        </header>
      )}
      <ul className={css.grid}>
        {courses.map((course) => (
          <li key={course.packageId}>
            <CourseCard course={course} level={title ? 3 : 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CourseCard({ course, level }: { course: CatalogCourseWire; level: 2 | 3 }) {
  const { t } = useTranslator('shop')
  const id = useId()
  const Heading = `h${level}` as const
  const { packageId, title, summary, scene, kind, dives, price, isMine } = course
  const length = dives > 0 ? t('shop.dives', { count: dives }) : t('shop.theoryOnly')
  return (
    <article className={css.course}>
      <div className={css.scene}>
        <Drawing of={courseScene(scene, id)} width="full" />
      </div>
      <div className={css.words}>
        <p className={css.kind}>
          {t(`shop.kind.${kind}`)} · {length}
        </p>
        <Heading className={css.title}>
          <Link to={paths.shop(packageId)}>{title}</Link>
        </Heading>
        <p className={css.summary}>{summary}</p>
      </div>
      <div className={css.price}>
        {isMine ? (
          <Badge icon={BadgeCheck} tone="ok">
            {t('shop.mine')}
          </Badge>
        ) : (
          <PriceTag price={price} />
        )}
      </div>
    </article>
  )
}
