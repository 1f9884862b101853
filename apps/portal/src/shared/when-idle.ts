const AT_LATEST_MS = 2000

/** Once the page stands and the browser has nothing better to do: for what may come a moment later. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS })
    else setTimeout(resolve, 200)
  })
