/** The test DOM has no popovers, so this fires the events that a browser would. */
export function openMenu(popup: Element | null, run: (fire: () => void) => void = (fire) => fire()): void {
  for (const name of ['beforetoggle', 'toggle']) {
    const event = Object.assign(new Event(name), { newState: 'open', oldState: 'closed' })
    run(() => popup?.dispatchEvent(event))
  }
}
