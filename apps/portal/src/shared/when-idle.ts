const AT_LATEST_MS = 2000

/** Resolves once the page is loaded and the browser is idle: for work that can wait a moment. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS })
    else setTimeout(resolve, 200)
  })
