import { useState } from 'react'

const NAME = 'fathom.sidebar'

/** NV-07: open by default where it fits; once hidden, it stays hidden. */
export function useSidebar(storage: Storage) {
  const [isHidden, setIsHidden] = useState(() => storage.getItem(NAME) === 'hidden')
  const toggle = () => {
    if (isHidden) storage.removeItem(NAME)
    else storage.setItem(NAME, 'hidden')
    setIsHidden(!isHidden)
  }
  return { isHidden, toggle }
}
