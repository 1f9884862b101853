import type { Message } from './mail.ts'

/** A line break in a header would let its author inject headers. */
export function refuseLineBreaks({ to, subject, headers = {} }: Message) {
  const values = [to, subject, ...Object.keys(headers), ...Object.values(headers)]
  if (values.some((value) => /[\r\n]/.test(value))) throw new Error('a message header contains a line break')
}
