const nameOf = (id: string) => `fathom.dive.${id}`

/** Says to all tabs that this log is open in a form; the answer ends it. A tab that closes ends it too. */
export function takeInHand(id: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Where there are no locks, other tabs may send what is being typed here: it is merged, not lost.
  void navigator.locks?.request(nameOf(id), { mode: 'shared' }, () => held)
  return release
}

/** Does it unless the log is open in some form, which then sends it itself. */
export async function unlessInHand(id: string, deed: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return deed()
  await navigator.locks.request(nameOf(id), { ifAvailable: true }, async (lock) => {
    if (lock) await deed()
  })
}
