import { setTimeout as wait } from 'node:timers/promises'
import { type SignedIn, signIn } from '@fathom/testing/world'

/** Longer than any request may take, so that one that hangs is seen. */
const ANSWER_WITHIN_MS = 60_000
const GIVE_UP_AFTER_MS = 120_000
const PAUSE_MS = 250
const RENEW_AFTER_MS = 120_000

export type Refusal = { status: number; reason: string; tookMs: number; at: number }

type Call = {
  method?: string
  path: string
  /** A form or bytes as they are, anything else as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** What a client of the portal does: it renews its token, and sends a request again until it has an answer. */
export type Client = {
  name: string
  affiliateId: number
  /** The answer, or undefined when the client gave up. */
  call<Answer>(call: Call): Promise<Answer | undefined>
  /** Like `call`, for a graph; an error in it counts as no answer. */
  graph<Data>(service: string, query: string, variables?: object): Promise<Data | undefined>
  token(): string
}

type Watch = { refused(refusal: Refusal): void; gaveUp(call: Call): void }

/** A session couldn't be renewed, which says as much as an answer. */
class NotRenewed extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(shortened(text))
    this.status = status
  }
}

type SigningIn = { enter?: () => Promise<SignedIn>; renewAfterMs?: number }

export async function createClient(
  url: string,
  name: string,
  watch: Watch,
  { enter = () => signIn(url, name), renewAfterMs = RENEW_AFTER_MS }: SigningIn = {},
): Promise<Client> {
  let session: SignedIn = await enter()
  let renewAt = Date.now() + renewAfterMs

  async function renew(): Promise<void> {
    const answer = await session.visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
    if (answer.status === 401) session = await enter()
    else if (answer.ok) session = { ...session, ...((await answer.json()) as { idToken: string }) }
    else throw new NotRenewed(answer.status, await answer.text())
    renewAt = Date.now() + renewAfterMs
  }

  async function send(call: Call): Promise<{ status: number; text: string }> {
    const { method = 'GET', path } = call
    if (Date.now() > renewAt) await renew()
    const { type, body } = contentOf(call)
    const headers = {
      ...call.headers,
      authorization: `Bearer ${session.idToken}`,
      cookie: session.visitor.cookies.header(),
      ...(type === undefined ? {} : { 'content-type': type }),
    }
    const answer = await fetch(new URL(path, url), {
      ...{ method, headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) },
      ...(body === undefined ? {} : { body }),
    })
    return { status: answer.status, text: await answer.text() }
  }

  async function call<Answer>(
    what: Call,
    problemOf: (answer: Answer) => string = () => '',
  ): Promise<Answer | undefined> {
    for (const begun = Date.now(); Date.now() - begun < GIVE_UP_AFTER_MS; await wait(PAUSE_MS)) {
      const sent = Date.now()
      const refuse = (status: number, reason: string) =>
        watch.refused({ status, reason, tookMs: Date.now() - sent, at: sent })
      try {
        const { status, text } = await send(what)
        const answer = status < 300 ? ((text ? JSON.parse(text) : undefined) as Answer) : undefined
        const problem = status < 300 ? problemOf(answer as Answer) : shortened(text)
        if (status < 300 && !problem) return answer
        if (status === 401) renewAt = 0
        refuse(status, problem)
      } catch (error) {
        if (error instanceof NotRenewed) {
          refuse(error.status, error.message)
          continue
        }
        const { name: kind, message, cause } = error as Error & { cause?: { code?: string } }
        refuse(0, `${kind} ${cause?.code ?? message}`)
      }
    }
    watch.gaveUp(what)
    return undefined
  }

  return {
    name,
    affiliateId: affiliateIdIn(session.idToken),
    call: (what) => call(what),
    graph: async <Data>(service: string, query: string, variables: object = {}) => {
      type Answer = { data: Data; errors?: readonly { message: string }[] }
      const answer = await call<Answer>(
        { method: 'POST', path: `/api/${service}/graphql`, body: { query, variables } },
        ({ errors }) => errors?.map(({ message }) => message).join('; ') ?? '',
      )
      return answer?.data
    },
    token: () => session.idToken,
  }
}

function contentOf({ body }: Call): { type?: string; body?: FormData | Uint8Array<ArrayBuffer> | string } {
  if (body === undefined) return {}
  // The boundary between its parts is in the type, so the form sets it.
  if (body instanceof FormData) return { body }
  if (body instanceof Uint8Array) return { type: 'application/octet-stream', body: new Uint8Array(body) }
  return { type: 'application/json', body: JSON.stringify(body) }
}

/** The name of the problem, or the beginning of what a balancer says. */
const shortened = (text: string): string => /"problem":"([^"]+)/.exec(text)?.[1] ?? text.slice(0, 60)

const affiliateIdIn = (token: string): number =>
  Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).affiliate_id)
