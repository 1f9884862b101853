import type { Database } from '../../../platform/database/index.ts'

export const QUEUES = '/api/office/queues'
export const STAFF = 900001
export const DESK = 900002
/** A demo person with a name, who stands for a colleague. */
export const MARA = 100001

type Caller = Record<'get' | 'post', (path: string, body?: object) => Promise<Response>>
type World = { server: { platform: { db: Database } }; call: (person: string) => Caller }

/** Test helper: photos that wait, and calls of the office's queues. */
export function queuesOf(world: () => World) {
  const db = () => world().server.platform.db
  return {
    db,
    get: async <T>(path: string, person = 'staff') =>
      (await (await world().call(person).get(path)).json()) as T,
    post: async (path: string, body: object = {}) => {
      const answer = await world().call('staff').post(`${QUEUES}${path}`, body)
      return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() }
    },
    /** Photos of so many people, the first one the oldest. */
    photos: async (count: number): Promise<string[]> => {
      const rows = await db().query<{ id: string }>(
        `insert into card_photo (id, affiliate_id, state, width, height, sha256, sent_at, file_tag)
         select gen_random_uuid(), 500000 + n, 'waiting', 400, 500, md5(n::text), timestamptz '2026-01-01' + n * interval '1 minute', ''
         from generate_series(1, $1) n order by n returning id`,
        [count],
      )
      return rows.map(({ id }) => id)
    },
    colleagueTakes: (kind: string, id: string) =>
      db().query(
        `insert into office_claim (kind, item_id, holder, opened_at, held_until)
         values ($1, $2, $3, now(), now() + interval '5 minutes')`,
        [kind, id, MARA],
      ),
    clear: async () => {
      await db().query('delete from office_claim')
      await db().query(`delete from card_photo where affiliate_id >= 500000 and affiliate_id < 600000`)
    },
  }
}
