import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ListFilter from 'lucide-react/icons/list-filter'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Marked } from '../../shared/find/marked.tsx'
import { markAny } from '../../shared/find/marked-text.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Link } from '../../shared/router/index.ts'
import { Icon, type IconShape } from '../../shared/ui/icon/icon.tsx'
import css from './find-dialog.module.css'
import type { Result, ResultGroup } from './results.ts'
import type { Find } from './use-find.ts'

/** A row that can be chosen: a result, or the way to all results of its group. */
export type Row = { key: string }

const keyOf = (group: ResultGroup['group'], { id, to }: Pick<Result, 'id' | 'to'>) => `${group} ${to ?? id}`
const moreKey = (group: ResultGroup['group']) => `${group} more`

export const rowsOf = (groups: readonly ResultGroup[]): Row[] =>
  groups.flatMap(({ group, items, more }) => [
    ...items.map((item) => ({ key: keyOf(group, item) })),
    ...(more ? [{ key: moreKey(group) }] : []),
  ])

export const optionId = (list: string, key: string): string => `${list}-${key.replace(/\s/g, '_')}`

type Props = {
  id: string
  find: Find
  words: readonly string[]
  active: string | undefined
  onActive: (key: string) => void
  /** Something was opened here, not in another tab. */
  onOpened: () => void
}

export function FindResults({ id, find, words, active, onActive, onOpened }: Props) {
  const { t } = useTranslator('shell-find')
  const list = useActiveInView(active && optionId(id, active))
  const optionProps = (key: string) => ({
    active: key === active,
    id: optionId(id, key),
    onActive: () => onActive(key),
    onOpened,
  })
  return (
    <div aria-label={t('shell.find.open')} className={css.list} id={id} ref={list} role="listbox">
      {find.groups.map(({ group, items, more }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div aria-labelledby={`${id}-${group}`} className={css.group} key={group} role="group">
          <h2 id={`${id}-${group}`} role="presentation">
            {t(`shell-find.group.${group}`)}
          </h2>
          {items.map((item) => (
            <Option
              {...optionProps(keyOf(group, item))}
              detail={item.detail && <Marked of={markAny(item.detail(), words)} />}
              icon={item.icon}
              isExternal={item.isExternal}
              key={keyOf(group, item)}
              onOpen={() => find.remember(item)}
              run={item.run}
              to={item.to}
            >
              <Marked of={markAny(item.title, words)} />
            </Option>
          ))}
          {more && (
            <Option {...optionProps(moreKey(group))} icon={ListFilter} to={more.to}>
              {t('shell-find.more', { count: more.count })}
            </Option>
          )}
        </div>
      ))}
    </div>
  )
}

/** With the first option in view, its heading is too. */
function useActiveInView(activeId: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = activeId && document.getElementById(activeId)
    if (!option) return
    const isFirst = list.current?.querySelector('[role=option]') === option
    if (isFirst) list.current?.scrollTo?.({ top: 0 })
    else option.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  return list
}

type OptionProps = {
  id: string
  active: boolean
  icon: IconShape
  detail?: ReactNode
  to?: string | undefined
  isExternal?: boolean | undefined
  run?: (() => void) | undefined
  onActive: () => void
  onOpen?: () => void
  onOpened: () => void
  children: ReactNode
}

/** A link, so that it opens in another tab as links do. The focus stays in the field. */
function Option({ to, run, isExternal, onOpen, onOpened, onActive, active, id, ...content }: OptionProps) {
  const { t } = useTranslator()
  const onClick = (event: MouseEvent) => {
    onOpen?.()
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    onOpened()
    if (!run) return
    event.preventDefault()
    run()
  }
  const props = {
    'aria-selected': active,
    className: css.option,
    id,
    onClick,
    // A pointer that rests while the list moves below it chooses nothing.
    onPointerMove: onActive,
    role: 'option',
    tabIndex: -1,
  }
  const { icon, detail, children } = content
  const inside = (
    <>
      <span className={css.icon}>
        <Icon of={icon} />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          <bdi>{children}</bdi>
        </span>
        {detail && (
          <span className={css.detail}>
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
      {isExternal && (
        <span className={css.away}>
          <span className="visually-hidden">{t('shell.nav.external')}</span>
          <Icon flip of={ArrowUpRight} size="sm" />
        </span>
      )}
    </>
  )
  if (to === undefined) return <div {...props}>{inside}</div>
  const away = isExternal && !run && { rel: 'noreferrer', target: '_blank' }
  return (
    <Link {...props} {...away} to={to}>
      {inside}
    </Link>
  )
}
