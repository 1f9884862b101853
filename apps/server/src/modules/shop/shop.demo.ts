import type { Prerequisites, Product, ProductKind } from '@fathom/domain/shop'
import { LOCALES } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import { saveProduct } from './shop.store.ts'

const idOf = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const OPEN_WATER = idOf(1)

const asks = (minimumAge: number, after: string | null = null, loggedDives = 0): Prerequisites => ({
  minimumAge,
  after,
  loggedDives,
})

const IN_ALL: readonly string[] = LOCALES
const IN_A_FEW = ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'ja-JP'] as const
const IN_SOME = [...IN_A_FEW, 'ar-SA', 'it-IT', 'pt-BR', 'zh-CN'] as const

type Row = [id: number, number: string, ProductKind, Prerequisites, languages: readonly string[]]

/** The courses of the demo's catalogue, as a shop sells them. */
const ROWS: readonly Row[] = [
  [7, 'DSD-100', 'experience', asks(10), IN_ALL],
  [1, 'OWD-200', 'course', asks(10), IN_ALL],
  [4, 'SPC-310', 'specialty', asks(10, OPEN_WATER), IN_SOME],
  [3, 'SPC-320', 'specialty', asks(12, OPEN_WATER), IN_ALL],
  [5, 'SPC-330', 'specialty', asks(12, OPEN_WATER), IN_SOME],
  [6, 'SPC-340', 'specialty', asks(10, OPEN_WATER), IN_A_FEW],
  [8, 'ADV-400', 'course', asks(12, OPEN_WATER), IN_SOME],
  [9, 'RES-500', 'course', asks(12, idOf(8), 20), IN_A_FEW],
]

const productOf = ([id, number, kind, prerequisites, languages]: Row): Product => ({
  packageId: idOf(id),
  number,
  kind,
  prerequisites,
  languages,
})

export async function fillDemoShop(tx: Queryable): Promise<void> {
  for (const row of ROWS) await saveProduct(tx, productOf(row))
}
