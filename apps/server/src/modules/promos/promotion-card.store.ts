import type { PromotionCard } from '@fathom/domain/promos'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'

/** In their order, in this culture's language, falling back to English, then to the raw text. */
export async function listPromotionCards(db: Queryable, culture: string): Promise<PromotionCard[]> {
  return db.query<PromotionCard>(
    `select c.id, t.name, t.excerpt, c.promotion, c.position from promotion_card c
     cross join lateral (
       select name, excerpt from promotion_card_text where id = c.id
       order by culture = $1 desc, culture = $2 desc, culture limit 1
     ) t
     order by c.position, c.id`,
    [culture, DEFAULT_LOCALE],
  )
}

type Words = { name: string; excerpt: string }

type StoredPromotion = Pick<PromotionCard, 'id' | 'promotion' | 'position'> & {
  words: Readonly<Record<string, Words>>
}

/** In their order, in every language. */
export async function listStoredPromotions(db: Queryable): Promise<StoredPromotion[]> {
  return db.query<StoredPromotion>(
    `select c.id, c.promotion, c.position,
       json_object_agg(t.culture, json_build_object('name', t.name, 'excerpt', t.excerpt)) as words
     from promotion_card c join promotion_card_text t using (id)
     group by c.id order by c.position, c.id`,
  )
}

export async function savePromotionCard(
  db: Queryable,
  { id, promotion }: Pick<PromotionCard, 'id' | 'promotion'>,
  position: number,
  words: Readonly<Record<string, Words>>,
): Promise<void> {
  await db.query(
    `insert into promotion_card (id, promotion, position) values ($1, $2, $3)
     on conflict (id) do update set promotion = excluded.promotion, position = excluded.position`,
    [id, promotion, position],
  )
  const texts = Object.values(words)
  await db.query(
    `insert into promotion_card_text (id, culture, name, excerpt)
     select $1, * from unnest($2::text[], $3::text[], $4::text[])
     on conflict (id, culture) do update set name = excluded.name, excerpt = excluded.excerpt`,
    [id, Object.keys(words), texts.map(({ name }) => name), texts.map(({ excerpt }) => excerpt)],
  )
}
