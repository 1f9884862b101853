import { join } from 'node:path'
import * as fake from 'fake-indexeddb'
import { rolldown } from 'rolldown'
import { locksOfTab } from './locks.ts'
import type { Network } from './network.ts'
import type { Account, Portal } from './portal.ts'
import type { Scheduler, Tab } from './scheduler.ts'

type PortalCode = { openPortal(account: Account): Portal }
type Globals = Readonly<Record<string, unknown>>
export type LoadPortal = (globals: Globals) => PortalCode

/** The portal's own code for the logbook, to be run once for each tab with the globals of that tab. */
export async function buildPortal(): Promise<LoadPortal> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'portal.ts'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'portal', codeSplitting: false })
  await bundle.close()
  let run: ((...globals: unknown[]) => unknown) | undefined
  return (globals) => {
    const names = Object.keys(globals)
    run ??= new Function(...names, `${output[0].code}\nreturn portal`) as (...globals: unknown[]) => unknown
    return run(...names.map((name) => globals[name])) as PortalCode
  }
}

/** What stays on a device when its browser is closed. */
type Storage = { indexedDB: unknown; marks: Map<string, string> }
const newStorage = (): Storage => ({ indexedDB: new fake.IDBFactory(), marks: new Map() })

/** How many calls and encryptions a tab does before it is killed. */
type DyingTab = Tab & { stepsLeft: number; onEnd: () => void }
const aTab = (): DyingTab => ({ isOver: false, stepsLeft: Number.POSITIVE_INFINITY, onEnd: () => {} })

function end(tab: DyingTab): void {
  tab.isOver = true
  tab.onEnd()
}

type Visit = { skewMs: number; network: Network; scheduler: Scheduler; tab: DyingTab }

const never = new Promise<never>(() => {})

function whileOpen<Args extends unknown[], Result>(
  tab: DyingTab,
  action: (...args: Args) => Promise<Result>,
) {
  return async (...args: Args): Promise<Result> => {
    tab.stepsLeft -= 1
    if (tab.stepsLeft < 0) end(tab)
    if (tab.isOver) return never
    const ended = await action(...args).then(
      (value) => () => value,
      (cause: unknown) => () => {
        throw cause
      },
    )
    return tab.isOver ? never : ended()
  }
}

function globalsOf({ indexedDB, marks }: Storage, { skewMs, network, scheduler, tab }: Visit): Globals {
  const now = () => scheduler.now() + skewMs
  class SkewedDate extends Date {
    constructor(given?: number | string | Date) {
      super(given ?? now())
    }
    static override now = now
  }
  const { subtle } = crypto
  const call = (name: 'encrypt' | 'decrypt' | 'generateKey') =>
    whileOpen(tab, (...args: unknown[]) =>
      scheduler.busy((subtle[name] as (...args: unknown[]) => Promise<unknown>).apply(subtle, args)),
    )
  const send: typeof fetch = async (...args) => {
    await scheduler.turn(tab)
    return scheduler.busy(network.fetch(...args))
  }
  const page = new EventTarget()
  const globals = {
    ...Object.fromEntries(Object.entries(fake).filter(([name]) => name.startsWith('IDB'))),
    indexedDB,
    Date: SkewedDate,
    fetch: whileOpen(tab, send),
    setTimeout: (action: () => void, ms = 0) => scheduler.setTimer(tab, action, ms),
    clearTimeout: scheduler.clearTimer,
    console: { ...console, warn: () => {} },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    crypto: {
      subtle: { encrypt: call('encrypt'), decrypt: call('decrypt'), generateKey: call('generateKey') },
      getRandomValues: crypto.getRandomValues.bind(crypto),
    },
    localStorage: {
      getItem: (name: string) => marks.get(name) ?? null,
      setItem: (name: string, value: string) => void (tab.isOver || marks.set(name, value)),
      removeItem: (name: string) => void (tab.isOver || marks.delete(name)),
    },
    navigator: {
      locks: locksOfTab(),
      get onLine() {
        return !network.isCut
      },
    },
  }
  return { ...globals, globalThis: globals, window: undefined }
}

type Ports = { network: Network; scheduler: Scheduler }
export type Device = ReturnType<typeof aDevice>

/** A browser that can be closed, killed and opened again, with a clock that may be wrong. */
export function aDevice(name: string, load: LoadPortal, account: Omit<Account, 'fetch'>, ports: Ports) {
  const { network } = ports
  const storage = newStorage()
  let tab = aTab()
  const open = (skewMs: number): Portal => {
    tab = aTab()
    const globals = globalsOf(storage, { ...ports, skewMs, tab })
    return load(globals).openPortal({ ...account, fetch: globals.fetch as typeof fetch })
  }
  let portal = open(0)
  return {
    name,
    network,
    portal: () => portal,
    /** Kills the tab after so many calls and encryptions, whatever it does then; resolves when it is dead. */
    killAfter: (steps: number) =>
      new Promise<void>((resolve) => {
        Object.assign(tab, { stepsLeft: steps, onEnd: resolve })
      }),
    reopen(skewMs: number): void {
      end(tab)
      portal = open(skewMs)
    },
  }
}
