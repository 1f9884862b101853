/** The test DOM has no popovers, so this fires the events that a browser would. */
export function openMenu(popup: Element | null, run: (fire: () => void) => void = (fire) => fire()): void {
  for (const name of ['beforetoggle', 'toggle']) {
    run(() => popup?.dispatchEvent(opening(name)))
  }
}

/** Every menu has its items then, as if it had been opened once, and none has the focus. */
export function mountMenus(place: ParentNode): void {
  for (const popup of place.querySelectorAll('[role=menu]')) popup.dispatchEvent(opening('beforetoggle'))
}

const opening = (name: string) => Object.assign(new Event(name), { newState: 'open', oldState: 'closed' })
