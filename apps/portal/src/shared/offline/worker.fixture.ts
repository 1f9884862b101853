/** A service worker that is still installing, for tests. It caches all texts once it is active. */
export function aComingWorker(keepsWords = true) {
  const spoken: unknown[] = []
  const worker = Object.assign(new EventTarget(), {
    state: 'installing',
    postMessage: (said: unknown, [port]: MessagePort[]) => {
      spoken.push(said)
      port?.postMessage(keepsWords)
    },
  })
  const become = (state: 'activated' | 'redundant') => {
    worker.state = state
    worker.dispatchEvent(new Event('statechange'))
  }
  const registration = { active: null, waiting: null, installing: worker }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration },
  })
  return { become, spoken }
}

export const withoutWorker = (): boolean => Reflect.deleteProperty(navigator, 'serviceWorker')
