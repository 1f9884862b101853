import { type LoggedBody, loggedText } from './call-log.ts'

type Outgoing = {
  content: BodyInit | undefined
  headers: Readonly<Record<string, string>>
  logged: LoggedBody | undefined
}

const JSON_TYPE = 'application/json'

/** A form or a file is sent as it is (the browser sets its type), anything else as JSON. */
export function outgoingBody(body: unknown): Outgoing {
  if (body === undefined) return { content: undefined, headers: {}, logged: undefined }
  if (body instanceof FormData)
    return { content: body, headers: {}, logged: { type: 'multipart/form-data', size: sizeOfForm(body) } }
  if (body instanceof Blob)
    return { content: body, headers: {}, logged: { type: body.type, size: body.size } }
  const content = JSON.stringify(body)
  return { content, headers: { 'content-type': JSON_TYPE }, logged: loggedText(content, JSON_TYPE) }
}

function sizeOfForm(form: FormData): number {
  let size = 0
  for (const value of form.values()) size += typeof value === 'string' ? value.length : value.size
  return size
}

/** An empty body is a valid answer (CA-33). */
export function incomingBody(text: string, type: string): unknown {
  if (text === '') return undefined
  return type.includes('json') ? JSON.parse(text) : text
}
