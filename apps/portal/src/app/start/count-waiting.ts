import { i18n } from '../../shared/i18n/index.ts'
import { devicePerson } from '../../shared/offline/device-person.ts'
import { countEntries } from '../../shared/offline/forget.ts'
import { listWaiting } from '../../shared/offline/waiting.ts'
import { WAITING_SOURCES } from './waiting-sources.ts'

const STORES = WAITING_SOURCES.flatMap(({ stores }) => stores)

/**
 * BO-05: how many entries of this person would be lost. It is the number that the list and the header show;
 * where the entries can't be read, they are counted as they are stored.
 */
export async function countWaiting(person: number): Promise<number> {
  if (devicePerson() === person) {
    const { entries, isWhole } = await listWaiting({
      ...{ sources: WAITING_SOURCES, affiliateId: person, words: i18n },
    })
    if (isWhole) return entries.length
  }
  return countEntries(STORES, { person })
}

/** The same for everyone who uses this device. */
export async function countWaitingOfAll(): Promise<number> {
  const person = devicePerson()
  const mine = person === undefined ? 0 : await countWaiting(person)
  return mine + (await countEntries(STORES, { except: person }))
}
