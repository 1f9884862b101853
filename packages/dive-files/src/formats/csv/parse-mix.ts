import { parseNumber } from '../../mapping.ts'
import { round } from '../../units.ts'

/** Air in the languages that we know the headers of. */
const AIR =
  /^(air|luft|aire|aria|ar|lucht|ilma|zrak|hava|udara|powietrze|vzduch|воздух|αέρας|空気|空气|空氣|공기|אוויר|هواء|อากาศ)$/i
/** Divers write `EAN32`, `Nitrox 32`, `EANx 32 %` or only `32`; helium comes after a slash: `Tx 18/45`. */
const MIX =
  /^(?:eanx?|nitrox|nx|trimix|tmx|tx|o2)?[\s-]*(\d+(?:[.,]\d+)?)\s*%?(?:\s*\/\s*(\d+(?:[.,]\d+)?)\s*%?)?$/i
const LONGEST_MIX = 40

type Mix = { oxygen: number; helium?: number }

export function parseMix(value: string): Mix | undefined {
  const text = value.trim().slice(0, LONGEST_MIX)
  if (AIR.test(text)) return { oxygen: 0.21 }
  const [, oxygenText = '', heliumText] = MIX.exec(text) ?? []
  const oxygen = parseShare(oxygenText)
  if (oxygen === undefined) return undefined
  const helium = heliumText === undefined ? undefined : parseShare(heliumText)
  return { oxygen, ...(helium !== undefined && { helium }) }
}

/** `32`, `32 %` and `0.32` are the same. */
export const parseShare = (value: string): number | undefined => {
  const found = parseNumber(value.replace('%', ''))
  return found === undefined ? undefined : found > 1 ? round(found / 100) : found
}
