import { randomUUID } from 'node:crypto'
import type { AttachmentWire, MessageWire, ThreadWire, UnreadThreadsWire } from '@fathom/contract/messages'
import type { World } from '@fathom/testing/world'
import type { Platform } from '../../platform/platform.ts'

type TestServer = { url: string; stop(): Promise<void>; platform: Pick<Platform, 'db'> }
type Answer<T> = { status: number; body: T & { problem: string; fields: { field: string; rule: string }[] } }

/** The calls of LE-07, by demo person. */
export function messageCalls(world: World<TestServer>) {
  const answerOf = async <T>(answer: Promise<Response>): Promise<Answer<T>> => {
    const got = await answer
    const text = await got.text()
    return { status: got.status, body: text ? JSON.parse(text) : undefined }
  }
  const pathOf = (enrolmentId: string) => `/api/learning/enrolments/${enrolmentId}/messages`
  const call = (person: string) => world.call(person)
  const uploadsOf = (enrolmentId: string) => `${pathOf(enrolmentId)}/attachments`
  type NewFile = { id: string; name: string; bytes: Buffer }
  const begin = (person: string, enrolmentId: string, { bytes, ...file }: NewFile) =>
    answerOf<object>(call(person).post(uploadsOf(enrolmentId), { ...file, size: bytes.length }))
  const put = async (person: string, enrolmentId: string, { id, bytes }: Omit<NewFile, 'name'>) =>
    answerOf<object>(
      fetch(new URL(`${uploadsOf(enrolmentId)}/${id}?offset=0`, world.url), {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${(await world.session(person)).idToken}`,
          'content-type': 'application/octet-stream',
        },
        body: new Uint8Array(bytes),
      }),
    )
  const complete = (person: string, enrolmentId: string, id: string) =>
    answerOf<AttachmentWire>(call(person).post(`${uploadsOf(enrolmentId)}/${id}/complete`))
  return {
    enrolmentOf: async (affiliateId: number): Promise<string> => {
      const [row] = await world.server.platform.db.query<{ id: string }>(
        'select id from enrolment where affiliate_id = $1 and ended_at is null order by enrolled_at desc limit 1',
        [affiliateId],
      )
      if (!row) throw new Error(`nobody teaches ${affiliateId}`)
      return row.id
    },
    read: (person: string, enrolmentId: string, query = '') =>
      answerOf<ThreadWire>(call(person).get(pathOf(enrolmentId) + query)),
    send: (person: string, enrolmentId: string, text: string, more: object = {}) =>
      answerOf<MessageWire>(call(person).post(pathOf(enrolmentId), { id: randomUUID(), text, ...more })),
    markRead: (person: string, enrolmentId: string, number: number) =>
      answerOf<undefined>(call(person).put(`${pathOf(enrolmentId)}/read`, { number })),
    unread: async (person: string, enrolmentId: string) =>
      (await answerOf<UnreadThreadsWire>(call(person).get('/api/learning/messages/unread'))).body.find(
        (each) => each.enrolmentId === enrolmentId,
      )?.unread,
    report: (person: string, enrolmentId: string, messageId: string) =>
      answerOf<undefined>(
        call(person).post(`${pathOf(enrolmentId)}/${messageId}/report`, { reason: 'unsafe', note: 'Look' }),
      ),
    /** Begins, sends the only chunk, and completes. */
    attach: async (person: string, enrolmentId: string, bytes: Buffer, name: string) => {
      const id = randomUUID()
      const begun = await begin(person, enrolmentId, { id, name, bytes })
      if (begun.status !== 200) return { ...begun, id }
      await put(person, enrolmentId, { id, bytes })
      return { ...(await complete(person, enrolmentId, id)), id }
    },
    begin,
    put,
    complete,
    file: (person: string, enrolmentId: string, id: string) =>
      call(person).get(`${pathOf(enrolmentId)}/attachments/${id}`),
  }
}
