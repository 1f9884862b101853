import { useState } from 'react'

const NAME = 'fathom.sidebar'

/** NV-07: open by default where there is room for it; whoever hides it finds it hidden again. */
export function useSidebar(storage: Storage) {
  const [isHidden, setIsHidden] = useState(() => storage.getItem(NAME) === 'hidden')
  const toggle = () => {
    if (isHidden) storage.removeItem(NAME)
    else storage.setItem(NAME, 'hidden')
    setIsHidden(!isHidden)
  }
  return { isHidden, toggle }
}
