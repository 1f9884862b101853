/** One event as received over the wire. */
type Arrived = { id: number; event: string; data: unknown }

export type AStream = {
  status: number
  /** The next event; undefined at the end. */
  next(): Promise<Arrived | undefined>
  /** The next `count` events. */
  take(count: number): Promise<Arrived[]>
  /** All events until the stream ends. */
  rest(): Promise<Arrived[]>
  leave(): void
}

/** Reads a live channel as a browser does. */
export async function aStream(url: string, headers: Record<string, string>): Promise<AStream> {
  const leaving = new AbortController()
  const answer = await fetch(url, { headers, signal: leaving.signal })
  const events = eventsIn(answer)
  const next = async () => (await events.next()).value ?? undefined
  const take = async (count: number) => {
    const list: Arrived[] = []
    while (list.length < count) {
      const event = await next()
      if (!event) break
      list.push(event)
    }
    return list
  }
  return {
    status: answer.status,
    next,
    take,
    rest: () => take(Number.POSITIVE_INFINITY),
    leave: () => leaving.abort(),
  }
}

async function* eventsIn(answer: Response): AsyncGenerator<Arrived, undefined> {
  let text = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const whole = text.split('\n\n')
    text = whole.pop() ?? ''
    for (const each of whole) if (!each.startsWith(':')) yield parsed(each)
  }
  return undefined
}

function parsed(text: string): Arrived {
  const field = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s)))
  return { id: Number(field.id), event: field.event, data: JSON.parse(field.data) }
}
