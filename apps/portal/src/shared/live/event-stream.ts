export type StreamEvent = { id: number | undefined; event: string; data: string }

/** Yields server-sent events as they arrive; ends with the stream. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  try {
    while (true) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    await reader.cancel()
  }
}

/** A block with only comments is a heartbeat: it has no data. */
function eventOf(block: string): StreamEvent {
  let id: number | undefined
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('id:')) id = Number(line.slice(3))
    if (line.startsWith('event:')) event = line.slice(6).trim()
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  }
  return { id, event, data: data.join('\n') }
}
