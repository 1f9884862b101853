import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { closeScreen, openScreen } from '../testing/open-screen.fixture.tsx'

/** Stands in for the dialog that asks the witness to prove who they are. */
const CANCELED = new Error('canceled')
export const proofs: { prove: () => void; cancel: () => void }[] = []
export const WITNESS = {
  affiliateId: 200001,
  name: 'Kai Nakamura',
  freshly: async <T,>(action: () => Promise<T>) => {
    await new Promise<void>((resolve, reject) =>
      proofs.push({ prove: resolve, cancel: () => reject(CANCELED) }),
    )
    return action()
  },
  isCanceled: (error: unknown) => error === CANCELED,
  isCenter: false,
}

/** Call it in each file of tests: these share the modules of a process, but not the hooks. */
export function standInForPages() {
  beforeEach(() => {
    // In this test environment, collapsing a selection fires change events endlessly.
    vi.spyOn(Selection.prototype, 'collapse').mockReturnValue()
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:page')
  })
  afterEach(() => {
    proofs.length = 0
    closeScreen()
    vi.restoreAllMocks()
  })
}

type Answers = {
  get: (service: string, path: string) => unknown
  post?: (() => Promise<unknown>) | undefined
  /** Of the uploaded page. */
  type?: string
}

/** What a witness opens; an uploaded page comes from memory. */
export async function openWitness(
  children: (calls: Calls) => ReactNode,
  { get, post = async () => undefined, type = 'image/jpeg' }: Answers,
) {
  const http = {
    get: vi.fn(async (service: string, path: string) => get(service, path)),
    post: vi.fn((..._: unknown[]) => post()),
    download: vi.fn(async (..._: unknown[]) => new Blob(['page'], { type })),
  }
  const screen = children({ http } as unknown as Calls)
  return {
    ...(await openScreen(screen, { http, areas: ['forms', 'forms-signers', 'forms-standing'] })),
    http,
  }
}
