import { useState } from 'react'

/**
 * Shows the choice at once, although the owner updates its value a moment later. Otherwise the radio would
 * flip back to the earlier choice and then change again.
 */
export function useChosen<Value>(value: Value, onChoose: (value: Value) => void) {
  const [now, setNow] = useState({ saved: value, chosen: value })
  if (now.saved !== value) setNow({ saved: value, chosen: value })
  const choose = (chosen: Value) => {
    setNow({ saved: value, chosen })
    onChoose(chosen)
  }
  return [now.saved === value ? now.chosen : value, choose] as const
}
