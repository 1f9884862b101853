import type { Product } from '@fathom/domain/shop'
import type { Queryable } from '../../platform/database/index.ts'
import { publishedCourse } from '../training/index.ts'

type ProductRow = {
  package_id: string
  number: string
  kind: Product['kind']
  minimum_age: number
  after: string | null
  logged_dives: number
  languages: string[]
}

/** With the prerequisites that staff have published (OF-08). */
export async function listProducts(db: Queryable): Promise<Product[]> {
  return (await listStoredProducts(db)).map((product) => {
    const published = publishedCourse(db, product.packageId)?.prerequisites
    return published ? { ...product, prerequisites: published } : product
  })
}

export async function listStoredProducts(db: Queryable): Promise<Product[]> {
  const rows = await db.query<ProductRow>('select * from shop_product')
  return rows.map((row) => ({
    packageId: row.package_id,
    number: row.number,
    kind: row.kind,
    prerequisites: { minimumAge: row.minimum_age, after: row.after, loggedDives: row.logged_dives },
    languages: row.languages,
  }))
}

export async function saveProduct(db: Queryable, product: Product): Promise<void> {
  const { packageId, number, kind, prerequisites, languages } = product
  await db.query(
    `insert into shop_product (package_id, number, kind, minimum_age, after, logged_dives, languages)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (package_id) do update set number = excluded.number, kind = excluded.kind,
       minimum_age = excluded.minimum_age, after = excluded.after, logged_dives = excluded.logged_dives,
       languages = excluded.languages`,
    [
      packageId,
      number,
      kind,
      prerequisites.minimumAge,
      prerequisites.after,
      prerequisites.loggedDives,
      languages,
    ],
  )
}
