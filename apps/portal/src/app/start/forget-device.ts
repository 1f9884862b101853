import { adoptSharedFiles } from '../../features/logbook/live/index.ts'
import { setDevicePerson } from '../../shared/offline/device-person.ts'
import { forgetEveryone, forgetPerson } from '../../shared/offline/forget.ts'
import { forgetSharedFiles } from '../../shared/offline/shared-files.ts'
import { countWaiting } from './count-waiting.ts'

/** Choices for this device, and data that is the same for everyone. They stay when a person signs out. */
const STAYS = new Set([
  'fathom.theme',
  'fathom.locale',
  'fathom.sidebar',
  'fathom.classes-view',
  'fathom.dive-form',
  'fathom.simpler-code',
  'fathom.handed-over',
  'fathom.persistence-asked',
  'fathom.browser',
  'store_number',
  'member_number',
])
const STAYS_FROM = 'fathom.install'

/** Marks that may belong to someone else who left something on this device. */
const isShared = (name: string, person: number): boolean =>
  name.endsWith('waiting') ||
  (name.startsWith('fathom.sign-again.') && name !== `fathom.sign-again.${person}`)

function forgetMarks(person: number, isAlone: boolean): void {
  for (const name of Object.keys(localStorage)) {
    const stays = STAYS.has(name) || name.startsWith(STAYS_FROM) || (!isAlone && isShared(name, person))
    if (!stays) localStorage.removeItem(name)
  }
}

/** BO-06: what this device stores of a person, and of everyone. */
export const deviceDataOf = (person: number | undefined) => ({
  countUnsent: async () => {
    if (person === undefined) return 0
    await adoptSharedFiles()
    return countWaiting(person)
  },
  forgetPerson: async () => {
    if (person === undefined) return
    // From now on a form that is still open stores nothing here.
    setDevicePerson(undefined)
    // If the database can't be opened, someone else may have something in it.
    const isAlone = await forgetPerson(person).catch((cause: unknown) => {
      console.warn('the data on this device was not removed', cause)
      return false
    })
    forgetMarks(person, isAlone)
    await forgetSharedFiles()
  },
  forgetDevice: async () => {
    setDevicePerson(undefined)
    localStorage.clear()
    sessionStorage.clear()
    await forgetSharedFiles()
    await forgetEveryone().catch(() => indexedDB.deleteDatabase('fathom'))
  },
})
