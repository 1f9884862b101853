import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ip = (...args: string[]) => run('ip', args)

const BRIDGE = 'fathom-bench'

export type Host = {
  name: string
  address: string
  /** Nothing reaches this host any more, and it reaches nobody. */
  cut(): Promise<void>
  heal(): Promise<void>
}

/**
 * Hosts with a network of their own, so that one can be cut off: each is a network namespace on one bridge, which
 * nothing outside this machine can reach.
 */
export async function createHosts(count: number): Promise<{ hosts: Host[]; remove(): Promise<void> }> {
  await ip('link', 'add', BRIDGE, 'type', 'bridge')
  const hosts: Host[] = []
  const remove = async () => {
    for (const { name } of hosts) {
      // PostgreSQL outlives a Patroni that was killed, and keeps the network alive.
      const { stdout } = await ip('netns', 'pids', name)
      for (const id of stdout.split('\n').filter(Boolean)) process.kill(Number(id), 'SIGKILL')
      await ip('netns', 'delete', name)
      await ip('link', 'delete', outsideOf(name)).catch(() => {}) // it may have gone with its host
    }
    await ip('link', 'delete', BRIDGE)
  }
  try {
    await ip('address', 'add', '10.213.0.1/24', 'dev', BRIDGE)
    await ip('link', 'set', BRIDGE, 'up')
    for (let number = 1; number <= count; number += 1) hosts.push(await createHost(number))
    return { hosts, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** This machine's end of the host's cable. A name has at most 15 letters. */
const outsideOf = (name: string) => name.replace('fathom-', '')

async function createHost(number: number): Promise<Host> {
  const name = `fathom-bench-${number}`
  const address = `10.213.0.${10 + number}`
  const [outside, inside] = [outsideOf(name), 'bench']
  await ip('netns', 'add', name)
  await ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', inside, 'netns', name)
  await ip('link', 'set', outside, 'master', BRIDGE, 'up')
  await ip('-n', name, 'address', 'add', `${address}/24`, 'dev', inside)
  for (const device of ['lo', inside]) await ip('-n', name, 'link', 'set', device, 'up')
  const set = async (state: 'up' | 'down') => void (await ip('link', 'set', outside, state))
  return { name, address, cut: () => set('down'), heal: () => set('up') }
}
