import type { CatalogCoursesWire, CatalogCourseWire } from '@fathom/contract/shop'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useId } from 'react'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { Link } from '../../shared/router/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { Drawing } from '../../shared/ui/icon/drawing.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { PriceTag } from './price-tag.tsx'
import css from './shop-screen.module.css'
import { isEverything, type ShopView } from './shop-view.ts'

type List = UseInfiniteQueryResult<InfiniteData<CatalogCoursesWire>>

type Props = { list: List; view: ShopView; onTop: string | undefined; onClear: () => void }

/** The courses of one view, or why the list is empty. */
export function ShopBody({ list, view, onTop, onClear }: Props) {
  const { t } = useTranslator('shop')
  if (list.isError || (!list.data && list.fetchStatus === 'paused'))
    return (
      <Card>
        <ErrorState
          onRetry={() => void list.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={list.isFetching}
          title={t('shop.failed.title')}
        >
          {t('shop.failed.text')}
        </ErrorState>
      </Card>
    )
  if (!list.data) return <RowSkeletons />
  const courses = list.data.pages.flatMap(({ items }) => items)
  const total = list.data.pages[0]?.total ?? 0
  if (courses.length === 0) return <Nothing isFiltered={!isEverything(view)} onClear={onClear} />
  return (
    <div
      aria-busy={list.isPlaceholderData}
      data-old={list.isPlaceholderData || undefined}
      className={css.body}
    >
      <p className={isEverything(view) ? 'visually-hidden' : css.found} role="status">
        {t('shop.found', { count: total })}
      </p>
      {isEverything(view) ? (
        <Shelves courses={courses.filter(({ packageId }) => packageId !== onTop)} />
      ) : (
        <CourseGrid courses={courses} />
      )}
      {list.hasNextPage && (
        <div className={css.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('shop.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** VA-10: users without experience see the entry courses first; experienced users see them last. */
function Shelves({ courses }: { courses: readonly CatalogCourseWire[] }) {
  const { t } = useTranslator('shop')
  const entry = courses.filter(({ isEntry }) => isEntry)
  const shelves = [
    <CourseGrid courses={entry} key="entry" text={t('shop.entry.text')} title={t('shop.entry.title')} />,
    <CourseGrid
      courses={courses.filter(({ isEntry }) => !isEntry)}
      key="rest"
      title={t('shop.rest.title')}
    />,
  ]
  return entry.some(({ isMine }) => isMine) ? shelves.toReversed() : shelves
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslator('shop')
  const name = isFiltered ? 'none' : 'empty'
  return (
    <Card>
      <div role="status">
        <EmptyState
          action={isFiltered && <Button onClick={onClear}>{t('shop.none.clear')}</Button>}
          drawing={slate}
          title={t(`shop.${name}.title`)}
        >
          {t(`shop.${name}.text`)}
        </EmptyState>
      </div>
    </Card>
  )
}

function RowSkeletons() {
  const { t } = useTranslator('shop')
  return (
    <Loading label={t('shop.loading')}>
      <div className={css.grid}>
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton height="19rem" key={key} shape="block" />
        ))}
      </div>
    </Loading>
  )
}

type CourseGridProps = { courses: readonly CatalogCourseWire[]; title?: string; text?: string }

/** Courses under a heading; renders nothing when there are none. */
function CourseGrid({ courses, title, text }: CourseGridProps) {
  const id = useId()
  if (courses.length === 0) return null
  return (
    <section aria-labelledby={title && id} className={css.group}>
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
