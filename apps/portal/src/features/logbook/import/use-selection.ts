import type { ImportedDiveWire } from '@fathom/contract/logbook'
import { useMemo, useState } from 'react'

type Choices = ReadonlyMap<number, boolean>

/** A dive that is there can only get further recordings. */
export const isChoosable = ({ verdict, addsProfiles }: ImportedDiveWire) =>
  verdict === 'known' ? addsProfiles : verdict !== 'broken'

/** New dives, and further recordings of dives that are there, unless the diver chooses otherwise. */
const isUsual = ({ verdict }: ImportedDiveWire) => verdict === 'new' || verdict === 'known'

/** The dives that are imported. What the diver chose stays when the verdicts change. */
export function useSelection(dives: readonly ImportedDiveWire[]) {
  const [choices, setChoices] = useState<Choices>(new Map())
  const selected = useMemo(
    () => dives.filter((dive) => isChoosable(dive) && (choices.get(dive.index) ?? isUsual(dive))),
    [dives, choices],
  )
  const indexes = useMemo(() => new Set(selected.map(({ index }) => index)), [selected])
  const choose = (some: readonly ImportedDiveWire[], isSelected: boolean) =>
    setChoices(
      (now) =>
        new Map([...now, ...some.filter(isChoosable).map(({ index }) => [index, isSelected] as const)]),
    )
  return { selected, indexes, choose }
}
