import {
  type BandedValue,
  type DiveFilter,
  NAMED_BY,
  NO_FILTER,
  type UnitSystem,
} from '@fathom/domain/logbook'
import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import { type FilterWords, useFilterWords } from './filter-words.ts'
import css from './filters.module.css'

type Chip = { key: string; name: string; without: DiveFilter }

/** One chip for each filter, with the filters that are left when it is removed. */
function chipsOf(filter: DiveFilter, words: FilterWords): Chip[] {
  const { period, names, spans, verified } = filter
  const spanned = Object.entries(spans) as [BandedValue, NonNullable<DiveFilter['spans'][BandedValue]>][]
  return [
    ...(period.from || period.to
      ? [{ key: 'period', name: words.period(period), without: { ...filter, period: NO_FILTER.period } }]
      : []),
    ...NAMED_BY.flatMap((by) =>
      names[by].map((name) => ({
        key: `${by} ${name}`,
        name: words.name(by, name),
        without: { ...filter, names: { ...names, [by]: names[by].filter((other) => other !== name) } },
      })),
    ),
    ...spanned.map(([what, span]) => {
      const { [what]: _removed, ...others } = spans
      return { key: what, name: words.span(what, span), without: { ...filter, spans: others } }
    }),
    ...(verified === null
      ? []
      : [{ key: 'verified', name: words.verified(verified), without: { ...filter, verified: null } }]),
  ]
}

type Props = { filter: DiveFilter; unit: UnitSystem; onFilter: (filter: DiveFilter) => void }

/** LO-08: the filters that are set; each can be removed, or all at once. */
export function FilterChips({ filter, unit, onFilter }: Props) {
  const words = useFilterWords(unit)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number>(undefined)
  const chips = chipsOf(filter, words)
  // The next chip gets the focus of the one that was removed.
  useLayoutEffect(() => {
    const at = removed.current
    if (at === undefined) return
    removed.current = undefined
    const buttons = list.current?.querySelectorAll('button')
    buttons?.[Math.min(at, buttons.length - 1)]?.focus()
  })
  const change = (next: DiveFilter, at?: number) => {
    removed.current = at
    // Nothing is left here that could have the focus.
    if (at === undefined || chips.length === 1)
      document.querySelector<HTMLElement>('[data-opens-filters]')?.focus()
    onFilter(next)
  }
  return (
    <ul aria-label={words.t('logbook-list.filters.open')} className={css.chips} ref={list}>
      {chips.map(({ key, name, without }, at) => (
        <li key={key}>
          <button
            aria-label={words.t('logbook-filters.remove', { name })}
            className={css.chip}
            onClick={() => change(without, at)}
            type="button"
          >
            <bdi>{name}</bdi>
            <Icon of={X} size="sm" />
          </button>
        </li>
      ))}
      <li>
        <Button kind="quiet" onClick={() => change(NO_FILTER)} size="sm">
          {words.t('logbook-list.filters.clear')}
        </Button>
      </li>
    </ul>
  )
}
