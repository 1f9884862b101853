import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Host } from './hosts.ts'
import { PATRONI_PORT, POSTGRES_PORT } from './nodes.ts'
import type { Processes, Started } from './processes.ts'

const SHIPPED = resolve(import.meta.dirname, '../../deploy/haproxy.cfg')

type Ports = { primary: number; portal: number; content: number; processes: readonly number[] }

/** The balancer that we ship in front of the portal's processes, and one in front of the primary. */
export function startBalancers(
  hosts: readonly Host[],
  ports: Ports,
  { folder, processes }: { folder: string; processes: Processes },
): void {
  const files = {
    portal: portalOf(readFileSync(SHIPPED, 'utf8'), ports),
    primary: primaryOf(hosts, ports.primary),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, `${name}.cfg`)
    writeFileSync(file, text)
    startBalancer(`haproxy-${name}`, file, processes)
  }
}

const startBalancer = (name: string, file: string, processes: Processes): Started =>
  processes.start({ name, user: 'haproxy', command: ['haproxy', '-db', '-f', file] })

/** Only names and ports differ from what we ship. */
function portalOf(shipped: string, { portal, content, processes }: Ports): string {
  const servers = (of: number) =>
    processes.map((port, at) => `    server fathom-${at + 1} 127.0.0.1:${port + of} check port ${port}`)
  const text = shipped
    .replace('bind :8080', `bind 127.0.0.1:${portal}`)
    .replace('bind :8081', `bind 127.0.0.1:${content}`)
    .replace(/ resolvers names init-addr \S+/, '')
    .replace(/^resolvers names\n(?: {4}.*\n)+/m, '')
    .replace(/(?: {4}server fathom-\d fathom-\d:3000\n)+/, `${servers(0).join('\n')}\n`)
    .replace(/(?: {4}server fathom-\d fathom-\d:3001 check port 3000\n)+/, `${servers(1).join('\n')}\n`)
  if (/fathom-\d:|resolvers/.test(text))
    throw new Error('the shipped haproxy.cfg is not as the bench expects')
  return text
}

const primaryOf = (hosts: readonly Host[], port: number) => `
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  # A node that is cut off closes nothing: the balancer does it.
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${hosts.map(({ name, address }) => `  server ${name} ${address}:${POSTGRES_PORT} check port ${PATRONI_PORT}`).join('\n')}
`
