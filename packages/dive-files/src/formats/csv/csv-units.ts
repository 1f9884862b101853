import type { CsvField } from './columns.ts'
import { LONGEST_HEADER, wordsOfHeader } from './header-words.ts'

/** The units that a column can have, by what it holds; the first is ours. */
const UNITS_OF = {
  duration: ['min', 'min:s', 'h:mm', 's', 'h'],
  maxDepth: ['m', 'ft'],
  averageDepth: ['m', 'ft'],
  visibility: ['m', 'ft'],
  waterTemperature: ['c', 'f'],
  airTemperature: ['c', 'f'],
  startPressure: ['bar', 'psi'],
  endPressure: ['bar', 'psi'],
  weight: ['kg', 'lb'],
} as const satisfies Partial<Record<CsvField, readonly string[]>>

type FieldWithUnit = keyof typeof UNITS_OF
export type CsvUnit = (typeof UNITS_OF)[FieldWithUnit][number]

const hasUnit = (field: CsvField): field is FieldWithUnit => Object.hasOwn(UNITS_OF, field)

export const unitsOf = (field: CsvField): readonly CsvUnit[] => (hasUnit(field) ? UNITS_OF[field] : [])

/** How people write a unit above a column. */
const WORDS: Readonly<Record<CsvUnit, string>> = {
  m: 'm meter meters metre metres metri metros metr metry метры метр м μ μετρα م متر امتار أمتار مترا מ מטר מטרים เมตร ม 米 メートル 미터',
  ft: 'ft feet foot fuss pieds piedi pies pes voet футы фут ποδια قدم اقدام أقدام רגל ฟุต 英尺 呎 フィート 피트',
  c: 'c °c celsius ºc 摄氏度 攝氏度 °م م° مئوية °ц องศา 도 度',
  f: 'f °f fahrenheit ºf 华氏度 華氏度',
  bar: 'bar bars бар بار בר บาร์ バール 巴 바',
  psi: 'psi',
  kg: 'kg kgs kilo kilos kilogramm кг κιλα كجم كغم كغ كيلو ק"ג קג กก กิโลกรัม キロ 公斤 千克 킬로',
  lb: 'lb lbs pound pounds pfund livres libras libbre фунт фунты رطل باوند ปอนด์ 磅 ポンド 파운드',
  min: 'min mins minutes minuten minuti minutos minuter minutter dk dakika perc минут минуты мин λεπτα λεπ دقيقة دقائق دقيقه د דקות דק นาที 分 分間 分钟 分鐘 분',
  'min:s': 'mm:ss min:s min:sec m:ss',
  'h:mm': 'h:mm hh:mm h:min',
  s: 's sec secs seconds sekunden secondes secondi segundos сек ثانية ثوان วินาที 秒 초',
  h: 'h hr hrs hours stunden heures ore horas час часы ساعة ساعات שעות ชั่วโมง 小时 小時 시간',
}

const UNIT_OF_WORD: ReadonlyMap<string, CsvUnit> = new Map(
  (Object.entries(WORDS) as [CsvUnit, string][]).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word.normalize('NFKC'), unit] as const),
  ),
)

/** `18.5 м` → `18.5 m`: what follows reads units in our letters only. */
export function withOwnUnit(value: string, allowed: readonly CsvUnit[]): string {
  // Longer than any number with its unit.
  if (value.length > LONGEST_HEADER) return value
  const [whole, word = ''] = /\s*([^\d\s.,:]{1,12})\.?\s*$/.exec(value) ?? []
  const unit = UNIT_OF_WORD.get(word.toLowerCase())
  return whole && unit && allowed.includes(unit) ? `${value.slice(0, -whole.length)} ${unit}` : value
}

/** The unit that a header names: `Depth [ft]`, `Max depth ft`, `PSI in`, `水深（m）`. */
export function unitOfHeader(header: string, field: CsvField): CsvUnit | undefined {
  const text = header.slice(0, LONGEST_HEADER).normalize('NFKC').toLowerCase()
  const bracketed = [...text.matchAll(/[[(]([^\])]{1,20})[\])]/g)].map(([, inside = '']) => inside)
  const words = [...bracketed, text.split(/[\s_/]+/).at(-1) ?? '', ...pressureUnits(header)]
  const allowed = unitsOf(field)
  return words
    .map((word) => UNIT_OF_WORD.get(word.trim().replace(/^in |\.$/g, '')))
    .find((unit) => unit !== undefined && allowed.includes(unit))
}

/** Other units are too short to be sure of anywhere but at the end. */
const pressureUnits = (header: string) => wordsOfHeader(header).filter((word) => /^(psi|bars?)$/.test(word))

/** Nobody fills a cylinder to so many bar, or dives in water so warm. */
const MOST_BAR = 400
const MOST_CELSIUS = 45

type Looked = { field: CsvField | undefined; unit: CsvUnit | undefined; values: readonly string[] }

/**
 * The units that the values of a column show. Feet and meters look alike; but who counts psi or
 * degrees Fahrenheit, or names feet elsewhere, counts feet and pounds.
 */
export function guessUnits(columns: readonly Looked[]): (CsvUnit | undefined)[] {
  const shown = columns.map(({ field, unit, values }) => unit ?? (field && shownUnit(field, values)))
  const isImperial = shown.some((unit) => unit === 'psi' || unit === 'f' || unit === 'ft')
  return shown.map((unit, at) => {
    const field = columns[at]?.field
    if (unit !== undefined || !field) return unit
    const units = unitsOf(field)
    return isImperial && field !== 'duration' ? units[1] : units[0]
  })
}

function shownUnit(field: CsvField, values: readonly string[]): CsvUnit | undefined {
  if (field === 'duration') return shownClock(values)
  const largest = Math.max(0, ...values.map((value) => Number(/^\d+/.exec(value)?.[0] ?? 0)))
  if (field === 'startPressure' && (largest > MOST_BAR || values.some((value) => /^\d,\d{3}\b/.test(value))))
    return 'psi'
  if ((field === 'waterTemperature' || field === 'airTemperature') && largest > MOST_CELSIUS) return 'f'
  return undefined
}

/** `0:42` in every row is hours and minutes: nobody logs dives of seconds. */
function shownClock(values: readonly string[]): CsvUnit | undefined {
  const clocks = values.flatMap((value) => /^(\d{1,3}):(\d{2})$/.exec(value)?.[1] ?? [])
  if (clocks.length === 0) return undefined
  return clocks.every((first) => Number(first) < 5) ? 'h:mm' : 'min:s'
}
