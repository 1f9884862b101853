const waiting = new Set<() => void>()
let isPressed = false

const press = () => {
  isPressed = true
}
/** The click comes with the end of the press, so that it's handled before anything moves. */
const release = () =>
  setTimeout(() => {
    isPressed = false
    const actions = [...waiting]
    waiting.clear()
    for (const action of actions) action()
  })

// A touch becomes a press of the mouse too, and that is what moves the focus.
addEventListener('mousedown', press, { capture: true })
for (const end of ['mouseup', 'dragend', 'pointercancel', 'keydown'] as const)
  addEventListener(end, release, { capture: true })

/**
 * Runs an action that may move the layout: at once or, during a press, after it. A field that loses the focus
 * to a press on another control must not move that control away below the finger, or the press is lost.
 */
export function afterPress(action: () => void): void {
  if (isPressed) waiting.add(action)
  else action()
}
