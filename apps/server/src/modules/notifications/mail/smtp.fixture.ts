import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Letter = { to: string; source: string }

type Rules = {
  /** The SMTP code that refuses a recipient, or 0. */
  refuse(): number
  /** Delays a mail; false if it's refused in the end. */
  hold(): Promise<boolean>
}

/** A local mail server that accepts everything until a test says otherwise. */
export async function aMailServer(port = 0) {
  const letters: Letter[] = []
  const rules: Rules = { refuse: () => 0, hold: async () => true }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = rules.refuse()
      if (code === 0) return done()
      done(Object.assign(new Error(`no mailbox ${address}`), { responseCode: code }))
    },
    onData: async (stream, { envelope }, done) => {
      const source = await text(stream)
      const isTaken = await rules.hold()
      if (isTaken) letters.push({ to: envelope.rcptTo[0]?.address ?? '', source })
      done(isTaken ? null : new Error('not taken'))
    },
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  server.on('error', () => {})
  return {
    letters,
    rules,
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

export const headerOf = ({ source }: Letter, name: string): string | undefined =>
  new RegExp(`^${name}:((?:.*)(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(source)?.[1]
    ?.replaceAll(/\r\n[ \t]/g, ' ')
    .trim()

/** The parts as the reader sees them, decoded. */
export function partOf({ source }: Letter, type: 'text/plain' | 'text/html'): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? []
  const part = source.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return body
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
