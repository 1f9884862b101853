import {
  type Fold,
  foldNotifications,
  groupFolds,
  type NotificationGroup,
} from '@fathom/domain/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { append } from '../list-changes.ts'
import type { Notification, NotificationList } from '../notification.ts'
import { fetchNotifications, firstPage, NOTIFICATIONS_KEY } from '../notifications.queries.ts'
import { type RowActions, useStableActions } from './notification-actions.ts'
import css from './notification-drawer.module.css'
import { FoldRow, GroupContext, NowContext } from './notification-row.tsx'
import { timeZone, useNow } from './relative-time.ts'
import { useRowFocus } from './row-focus.ts'

type Folds = readonly Fold<Notification>[]
type Group = { group: NotificationGroup; folds: Folds }

/** Assumed heights until the elements are measured. */
const TYPICAL_ROW = 73
/** Rows to render beyond the viewport, so that they exist before the user scrolls to them. */
const OVERSCAN = 16
/** Assumed size of the viewport while the drawer isn't laid out, as when it opens. */
const FIRST_VIEWPORT = { width: 400, height: 400 }
/** Loads older items before the user reaches the end. */
const LOAD_AHEAD = '800px'

/** Unread, today, yesterday, older (ST-09); regrouped at the viewer's midnight. */
export function NotificationGroups({ items, ...given }: { items: readonly Notification[] } & RowActions) {
  const { t } = useTranslator('notifications-drawer')
  const zone = timeZone()
  const now = useNow(zone)
  const folds = useMemo(() => foldNotifications(items), [items])
  const groups = useMemo(() => groupFolds(folds, now, zone), [folds, now, zone])
  const ordered = useMemo(() => groups.flatMap((each) => each.folds), [groups])
  const actions = useStableActions(given)
  const { active = ordered[0]?.key, ...focus } = useRowFocus(ordered, actions)
  const { measure, sections } = useWindow(groups, active, focus.ref)
  return (
    <NowContext value={now}>
      {/* The list itself gets the initial focus, so that the first arrow key moves to its first row. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and there are none */}
      <div
        {...focus}
        aria-label={t('notifications-drawer.title')}
        className={css.list}
        data-first-focus={groups.length > 0 || undefined}
        role="group"
        tabIndex={-1}
      >
        {sections.map(({ group, folds: members, heading, rows, emptySize }) => (
          <section aria-labelledby={`notifications-${group}`} className={css.section} key={group}>
            <h3 className={css.group} data-index={heading} id={`notifications-${group}`} ref={measure}>
              {t(`notifications-drawer.${group}`)}
            </h3>
            <GroupContext value={group}>
              <ul className={css.rows} style={emptySize > 0 ? { blockSize: emptySize } : undefined}>
                {rows.map(({ index, position, fold, style }) => (
                  <li
                    className={css.item}
                    data-index={index}
                    data-key={fold.key}
                    key={fold.key}
                    ref={measure}
                    style={style}
                    {...(rows.length < members.length && {
                      'aria-posinset': position,
                      'aria-setsize': members.length,
                    })}
                  >
                    <FoldRow actions={actions} fold={fold} isActive={active === fold.key} />
                  </li>
                ))}
              </ul>
            </GroupContext>
          </section>
        ))}
      </div>
    </NowContext>
  )
}

/**
 * The rows of each group to render: ten thousand rows cost as much as fifty. Headings and rows are one windowed
 * list. They stay in the normal flow, with empty space for rows that aren't rendered, so the browser's scroll
 * anchoring works when rows arrive or are measured. The headings and the rows around the active one are always
 * rendered: it keeps its focus, and arrow keys find its neighbors, wherever the user has scrolled.
 */
function useWindow(groups: readonly Group[], active: string | undefined, list: RefObject<Element | null>) {
  const keys = useMemo(
    () => groups.flatMap(({ group, folds }) => [group, ...folds.map(({ key }) => key)]),
    [groups],
  )
  const scroller = useRef<Element>(null)
  const rangeExtractor = useMemo(() => {
    const activeIndex = active === undefined ? -1 : keys.indexOf(active)
    const always = [...headingIndexes(groups)]
    if (activeIndex >= 0)
      always.push(activeIndex - 1, activeIndex, Math.min(activeIndex + 1, keys.length - 1))
    return (range: Range) => [...new Set([...defaultRangeExtractor(range), ...always])].sort((a, b) => a - b)
  }, [groups, keys, active])
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count: keys.length,
    estimateSize: () => TYPICAL_ROW,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    getScrollElement: () => (scroller.current ??= list.current && scrollerOf(list.current)),
    initialRect: FIRST_VIEWPORT,
    // Nothing has a size yet while the drawer opens.
    measureElement: (element) => element.getBoundingClientRect().height || TYPICAL_ROW,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) => rect.height > 0 && report(rect)),
    overscan: OVERSCAN,
    rangeExtractor,
  })
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false
  const sections = sectionsOf(groups, virtualizer.getVirtualItems(), virtualizer.getTotalSize())
  return { measure: virtualizer.measureElement, sections }
}

function headingIndexes(groups: readonly Group[]): number[] {
  let next = 0
  return groups.map(({ folds }) => {
    const index = next
    next += folds.length + 1
    return index
  })
}

/** Distributes the windowed items to their groups, with the empty space around each rendered row. */
function sectionsOf(groups: readonly Group[], items: readonly VirtualItem[], total: number) {
  const headings = headingIndexes(groups)
  return groups.map(({ group, folds }, nth) => {
    const heading = headings[nth] ?? 0
    const [first, ...shown] = items.filter(({ index }) => index >= heading && index <= heading + folds.length)
    const next = items.find(({ index }) => index === headings[nth + 1])
    const end = next?.start ?? total
    const rows = shown.flatMap(({ index, start, end: rowEnd }, at) => {
      const fold = folds[index - heading - 1]
      const gap = start - ((at === 0 ? first : shown[at - 1])?.end ?? start)
      const rest = at === shown.length - 1 ? end - rowEnd : 0
      const style: CSSProperties | undefined =
        gap > 0 || rest > 0 ? { marginBlock: `${gap}px ${rest}px` } : undefined
      return fold ? [{ index, position: index - heading, fold, style }] : []
    })
    return { group, folds, heading, rows, emptySize: rows.length === 0 ? end - (first?.end ?? end) : 0 }
  })
}

/** The scroll container of an element. An observer with another root is clipped by this one. */
function scrollerOf(element: Element): Element | null {
  let place = element.parentElement
  while (place && !/auto|scroll/.test(getComputedStyle(place).overflowY)) place = place.parentElement
  return place
}

/** End marker of the loaded items: fetches more when it comes near. */
export function MoreRows({ next }: { next: string }) {
  const { t } = useTranslator('notifications-drawer')
  const end = useRef<HTMLDivElement>(null)
  const { load, isError } = useLoadMore()
  useEffect(() => {
    if (!end.current) return
    const root = scrollerOf(end.current)
    const observer = new IntersectionObserver(
      // A slow page gets several entries at once; only the last one counts.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) load(next)
      },
      { root, rootMargin: LOAD_AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [load, next])
  return (
    <div data-more={next} ref={end}>
      {isError ? (
        <div className={css.rest} role="alert">
          <p>{t('notifications-drawer.moreFailed')}</p>
          <Button kind="soft" onClick={() => load(next)} size="sm">
            {t('shell.error.retry')}
          </Button>
        </div>
      ) : (
        <RowSkeletons label={t('notifications-drawer.loadingMore')} rows={2} />
      )}
    </div>
  )
}

/** Fetches the page after the loaded ones. */
function useLoadMore() {
  const calls = useCalls()
  const { locale } = useTranslator()
  const client = useQueryClient()
  const queryKey = [...NOTIFICATIONS_KEY, locale]
  const currentList = () => client.getQueryData<NotificationList>(queryKey)
  const { mutate, isError } = useMutation({
    mutationKey: ['notifications', 'more'],
    networkMode: 'always',
    mutationFn: async (before: string) => {
      for (;;) {
        const sent = currentList()
        const page = await fetchNotifications(calls, before)
        const list = currentList()
        if (list?.next !== before) return
        // An event that arrived in the meantime may affect this older page, so fetch it again.
        if (list === sent) return client.setQueryData(queryKey, append(list, page))
      }
    },
  })
  return { load: mutate, isError }
}

/**
 * Reduces the list to one page when the drawer closes: it reopens at the top, and thousands of rows would be
 * slow.
 */
export function useTrimOnClose(): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      client.setQueriesData<NotificationList>(
        { queryKey: NOTIFICATIONS_KEY },
        (list) => list && firstPage(list),
      )
    },
    [client],
  )
}

/** Has the shape of the content it stands in for. */
export function RowSkeletons({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <span className={css.skeleton} key={index}>
          <Skeleton height="2.75rem" shape="block" width="2.75rem" />
          <span>
            <Skeleton shape="title" />
            <Skeleton width="60%" />
          </span>
        </span>
      ))}
    </Loading>
  )
}
