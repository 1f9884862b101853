import type { CatalogEntryWire } from '@fathom/contract/shop'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Drawing } from '../../../shared/ui/icon/drawing.tsx'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { Buy } from './buy.tsx'
import css from './course.module.css'

/** What the course is, what it costs, and the main action. */
export function CourseHeader({ course }: { course: CatalogEntryWire }) {
  const { t } = useTranslator('shop')
  const { title, summary, scene, kind, isMine } = course
  return (
    <>
      <Crumb to={paths.shop()}>{t('shell.page.shop')}</Crumb>
      <header className={css.head}>
        <div className={css.scene}>
          <Drawing of={courseScene(scene, 'course')} width="full" />
        </div>
        <div className={css.words}>
          <p className={css.kind}>{t(`shop.kind.${kind}`)}</p>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.summary}>{summary}</p>
          {isMine ? <Mine course={course} /> : <Buy course={course} />}
        </div>
      </header>
    </>
  )
}

function Mine({ course }: { course: CatalogEntryWire }) {
  const { t } = useTranslator('shop')
  return (
    <div className={css.action}>
      <Badge icon={BadgeCheck} tone="ok">
        {t('shop.course.mineText')}
      </Badge>
      <ButtonLink kind="primary" size="lg" to={paths.course(course.packageId)}>
        {t('shop.course.open')}
      </ButtonLink>
    </div>
  )
}
