import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DeviceDive } from '../../device/pending.ts'

const idsBetween = (ids: readonly string[], one: string, other: string): readonly string[] => {
  const [from, to] = [ids.indexOf(one), ids.indexOf(other)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : ids.slice(from, to + 1)
}

const NONE: ReadonlySet<string> = new Set()

/** LO-08: the dives of the list that were selected; a dive that leaves the list leaves the selection. */
export function useSelection(shown: readonly DeviceDive[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const list = useRef<readonly string[]>([])
  const anchor = useRef<string>(undefined)
  useEffect(() => {
    list.current = shown.map(({ log }) => log.id)
  }, [shown])
  const { remember, giveBack } = useFocusBack()
  const end = useCallback(() => {
    giveBack()
    setChosen(undefined)
  }, [giveBack])
  const isOn = chosen !== undefined
  useEffect(() => {
    if (!isOn) return
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) end()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isOn, end])
  /** With `isRange`, all dives from the one that was selected last. */
  const select = useCallback((id: string, isChosen: boolean, isRange: boolean) => {
    const from = isRange && anchor.current ? anchor.current : id
    anchor.current = id
    setChosen((before = NONE) => {
      const after = new Set(before)
      for (const each of idsBetween(list.current, from, id)) {
        if (isChosen) after.add(each)
        else after.delete(each)
      }
      return after
    })
  }, [])
  const dives = useMemo(() => (chosen ? shown.filter(({ log }) => chosen.has(log.id)) : []), [shown, chosen])
  return {
    /** Undefined unless dives are being selected. */
    chosen,
    dives,
    select,
    start: () => {
      remember()
      setChosen(NONE)
    },
    all: () => setChosen(new Set(shown.map(({ log }) => log.id))),
    clear: () => setChosen(NONE),
    end,
  }
}

/** Where the focus goes when what has it disappears: to the dive that was being selected, or to where it began. */
function useFocusBack() {
  const before = useRef<Element>(null)
  const remember = useCallback(() => {
    before.current = document.activeElement
  }, [])
  const giveBack = useCallback(() => {
    const focused = document.activeElement
    const id = focused?.getAttribute('data-selects')
    const isBar = focused?.closest('[data-selection-bar]') != null
    const next = id ? document.querySelector(`[data-dive="${id}"]`) : isBar && before.current
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [])
  return { remember, giveBack }
}

export type Selection = ReturnType<typeof useSelection>
