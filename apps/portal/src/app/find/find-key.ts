export const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform)

type Press = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>

const isLatin = (key: string) => /^[a-z]$/i.test(key)

/**
 * ⌘K on Apple's devices, where Ctrl K deletes to the end of the line; Ctrl K elsewhere. A keyboard without Latin
 * letters means the key at that place.
 */
export function isFindKey(press: Press, isApple = IS_APPLE): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = press
  if (isComposing || altKey || shiftKey || ctrlKey === isApple || metaKey !== isApple) return false
  return isLatin(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}
