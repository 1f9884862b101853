import { afterAll } from 'vitest'

afterAll(() => {
  // Files that talk to real servers ask for the environment of Node, which has no document.
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
