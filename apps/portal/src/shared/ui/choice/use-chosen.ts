import { useState } from 'react'

/**
 * What was chosen stands with the press, though whoever keeps it says so a moment later: the radio would fall back to
 * the earlier choice and come again.
 */
export function useChosen<Value>(value: Value, onChoose: (value: Value) => void) {
  const [now, setNow] = useState({ kept: value, chosen: value })
  if (now.kept !== value) setNow({ kept: value, chosen: value })
  const choose = (chosen: Value) => {
    setNow({ kept: value, chosen })
    onChoose(chosen)
  }
  return [now.kept === value ? now.chosen : value, choose] as const
}
