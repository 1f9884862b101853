import { wordsOfHeader } from './header-words.ts'

const UNITS = ['psi', 'bar', 'bars']
const THINGS = ['pressure', 'tank', 'cylinder', 'gas', 'druck', 'flasche', 'pression', 'presion', 'pressione']

/** What divers write beside the unit: `Start PSI`, `Bar out`, `Ende (bar)`. */
const SIDES = {
  startPressure: `
    start starting started begin beginning initial in before anfang beginn debut depart entree
    inicio inicial entrada inizio iniziale entrata alku`,
  endPressure: `
    end ending ended final finish finishing out after left remaining ende schluss rest fin sortie salida
    saida fine finale uscita uit eind einde slut slutt loppu`,
} as const

type Side = keyof typeof SIDES

const SIDE_OF_WORD: ReadonlyMap<string, Side> = new Map(
  (Object.entries(SIDES) as [Side, string][]).flatMap(([side, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, side] as const),
  ),
)

/** The pressure that a header means if it names it by its unit alone. */
export function guessPressure(header: string): Side | undefined {
  const words = wordsOfHeader(header).map((word) => word.replaceAll(/[^\p{Letter}]/gu, ''))
  if (!words.some((word) => UNITS.includes(word))) return undefined
  const [side, ...more] = words.filter((word) => word && !UNITS.includes(word) && !THINGS.includes(word))
  return side === undefined || more.length > 0 ? undefined : SIDE_OF_WORD.get(side)
}
