import { useEffect, useState } from 'react'

const PREFIX = 'fathom.typed.'

/**
 * What is typed in a dialog; undefined while it's closed. A proof of an outside provider leaves the page (TS-17), and
 * coming back opens the dialog again with what was typed. Other ways out of the page forget it.
 */
export function useTyped<Typed>(name: string) {
  const key = `${PREFIX}${name}`
  const [typed, setTyped] = useState(() => read<Typed>(key))
  useEffect(() => {
    if (typed === undefined) return
    sessionStorage.setItem(key, JSON.stringify(typed))
    return () => sessionStorage.removeItem(key)
  }, [key, typed])
  return [typed, setTyped] as const
}

function read<Typed>(key: string): Typed | undefined {
  const stored = sessionStorage.getItem(key)
  return stored === null ? undefined : (JSON.parse(stored) as Typed)
}
