import { onTestFinished } from 'vitest'

/** Test helper: what this browser can do, until the test ends. A navigator of its own would lack its private parts. */
export function giveNavigator(abilities: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(abilities)) {
    const before = Object.getOwnPropertyDescriptor(navigator, name)
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => {
      if (before) Object.defineProperty(navigator, name, before)
      else Reflect.deleteProperty(navigator, name)
    })
  }
}
