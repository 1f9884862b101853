import type { CatalogEntryWire, PrerequisiteWire } from '@fathom/contract/shop'
import { LOCALES, languageNames } from '@fathom/domain/translations'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { courseScene } from '@fathom/look/drawings/scenes/course-scene.ts'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useCalls } from '../../shared/calls.tsx'
import { isMissing } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { paths } from '../../shared/paths.ts'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton.tsx'
import { Drawing } from '../../shared/ui/icon/drawing.tsx'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Crumb } from '../../shared/ui/surface/crumb.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import { usePageName } from '../../shared/use-page-name.ts'
import { Buy } from './buy.tsx'
import { InsideCard } from './inside-card.tsx'
import { catalogEntryQuery } from './shop.queries.ts'
import css from './shop-course.module.css'

/** SC-13: one course of the shop with its contents, requirements and price. */
export function ShopCourseScreen({ packageId }: { packageId: string }) {
  const { t, locale } = useTranslator('shop')
  const course = useQuery(catalogEntryQuery(useCalls(), packageId, locale))
  const { data } = course
  usePageName(data?.title)
  if (data)
    return (
      <>
        <CourseHeader course={data} />
        <div className={css.columns} data-long={data.inside.outline.length > 0 || undefined}>
          <InsideCard inside={data.inside} />
          <AsksCard prerequisites={data.prerequisites} />
          <AboutCard course={data} />
        </div>
      </>
    )
  if (isMissing(course.error)) return <NoCourse />
  if (course.isError || course.fetchStatus === 'paused')
    return (
      <Card>
        <ErrorState
          level={1}
          onRetry={() => void course.refetch()}
          retryLabel={t('shell.error.retry')}
          retrying={course.isFetching}
          title={t('shop.course.failed')}
        >
          {t('shop.failed.text')}
        </ErrorState>
      </Card>
    )
  return <RowSkeletons />
}

function NoCourse() {
  const { t } = useTranslator('shop')
  return (
    <Card>
      <EmptyState
        action={<ButtonLink to={paths.shop()}>{t('shop.none.clear')}</ButtonLink>}
        drawing={lostCompass}
        level={1}
        title={t('shop.noCourse.title')}
      >
        {t('shop.noCourse.text')}
      </EmptyState>
    </Card>
  )
}

function RowSkeletons() {
  const { t } = useTranslator('shop')
  return (
    <Loading label={t('shop.course.loading')}>
      <div className={css.header}>
        <Skeleton height="16rem" shape="block" />
        <div>
          <Skeleton shape="title" />
          <Skeleton width="80%" />
        </div>
      </div>
      <div className={css.columns}>
        <Skeleton height="24rem" shape="block" />
        <Skeleton height="14rem" shape="block" />
      </div>
    </Loading>
  )
}

function AboutCard({ course }: { course: CatalogEntryWire }) {
  const { t, locale, formatList } = useTranslator('shop')
  const { kind, level, languages } = course
  const count = languages.length
  return (
    <Card title={t('shop.about.title')}>
      <Facts>
        <Fact name={t('shop.about.kind')}>{t(`shop.kind.${kind}`)}</Fact>
        <Fact name={t('shop.about.level')}>{t(`shop.level.${level}`)}</Fact>
        {count > 0 && (
          <Fact name={t('shop.about.languages', { count })}>
            {count === LOCALES.length
              ? t('shop.about.allLanguages', { count })
              : formatList(languageNames(languages, locale))}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

/** The prerequisites of the course, and which of them the user meets. */
function AsksCard({ prerequisites }: { prerequisites: readonly PrerequisiteWire[] }) {
  const { t } = useTranslator('shop')
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

/** What the course is, what it costs, and the main action. */
function CourseHeader({ course }: { course: CatalogEntryWire }) {
  const { t } = useTranslator('shop')
  const { title, summary, scene, kind } = course
  return (
    <>
      <Crumb to={paths.shop()}>{t('shell.page.shop')}</Crumb>
      <header className={css.header}>
        <div className={css.scene}>
          <Drawing of={courseScene(scene, 'course')} width="full" />
        </div>
        <div className={css.words}>
          <p className={css.kind}>{t(`shop.kind.${kind}`)}</p>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.summary}>{summary}</p>
          <Action course={course} />
        </div>
      </header>
    </>
  )
}

/** SN-02: only a course that the user may have can be bought. */
function Action({ course }: { course: CatalogEntryWire }) {
  const { t } = useTranslator('shop')
  const { verdict, isMine, inside } = course
  if (verdict === 'offer' && !isMine) return <Buy course={course} />
  if (!isMine && verdict !== 'held' && verdict !== 'taken')
    return (
      <div className={css.action}>
        <p>{t('shop.course.notYet')}</p>
      </div>
    )
  const isHeld = verdict === 'held' && inside.card
  return (
    <div className={css.action}>
      <Badge icon={BadgeCheck} tone="ok">
        {t(`shop.course.${isHeld ? 'held' : isMine ? 'mineText' : 'further'}`)}
      </Badge>
      {isMine && (
        <ButtonLink kind="primary" size="lg" to={paths.course(course.packageId)}>
          {t('shop.course.open')}
        </ButtonLink>
      )}
    </div>
  )
}
