import { whenIdle } from '../when-idle.ts'

const ASKED = 'fathom.persistence-asked'

/**
 * Asks the browser once not to delete our data when space gets short. Some browsers ask the person, so we
 * don't repeat it.
 */
export async function askPersistence(): Promise<void> {
  if (!navigator.storage?.persist || localStorage.getItem(ASKED) !== null) return
  await whenIdle()
  localStorage.setItem(ASKED, '1')
  await navigator.storage.persist()
}
