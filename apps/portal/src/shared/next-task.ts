/** Lets the browser handle taps and draw in the middle of long work. Timers would wait a second in a hidden tab. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<void>()
  port1.onmessage = () => {
    port1.close()
    resolve()
  }
  port2.postMessage(null)
  return promise
}
