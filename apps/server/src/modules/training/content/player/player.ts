import type { FromPlayerWire, PlayerStartWire, ToPlayerWire } from '@fathom/contract/training/content'
import { type LessonFrame, openLessonFrame } from './lesson-frame.ts'
import { isStored, keepContent, releaseContent } from './offline/keep-content.ts'
import { storeContent } from './offline/store-content.ts'
import { runtimeFor } from './runtime-for.ts'
import { createSitting } from './sitting.ts'

const portal = document.body.dataset.portal ?? ''
const portalWindow = window.parent
// Packages climb from parent to parent to find their runtime, and it's in this window. One step further is
// the portal, and accessing it would stop them with an error.
Object.defineProperty(window, 'parent', { value: window })
const post = (message: FromPlayerWire) => portalWindow.postMessage(message, portal)
const sitting = createSitting(post)
let frame: LessonFrame | undefined
let hasStarted = false
let contentId: string | undefined

async function start(message: PlayerStartWire): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  document.documentElement.lang = message.learner.language
  document.title = message.title
  const runtime = await runtimeFor(message, sitting.listener)
  if (runtime) {
    Object.assign(window, { [runtime.name]: runtime.api })
    sitting.play(runtime)
  }
  contentId = message.standard === 'cmi5' ? undefined : message.launch.split('/')[0]
  void postStored()
  // A lesson has begun when it calls its runtime, a cmi5 unit when it calls the server; only an asset is just
  // shown.
  frame = openLessonFrame(message, (isFound) => {
    if (!isFound) post({ type: 'problem', problem: 'launch-failed', element: null })
    else if (message.isAsset) {
      sitting.listener.begun()
      sitting.listener.committed()
    }
  })
}

/** Reports nothing if the browser can't cache or isn't asked to. */
async function postStored(): Promise<void> {
  if (contentId === undefined) return
  const state = (await isStored(contentId)) ? 'kept' : 'none'
  post({ type: 'keeping', state, done: 0, of: 0 })
}

async function store(content: string, mostBytes: number): Promise<void> {
  if (await storeContent(content, mostBytes)) post({ type: 'stored' })
}

function stop(): void {
  frame?.close()
  sitting.end()
  post({ type: 'ended' })
}

addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  // The page that a cmi5 package returns to, inside its frame.
  if (origin === location.origin && frame?.isSource(source) && data?.type === 'returned')
    return post({ type: 'navigate', to: 'exit' })
  if (origin !== portal || source !== portalWindow) return
  const message = data as ToPlayerWire
  if (message.type === 'start') void start(message)
  if (message.type === 'save') sitting.flush()
  if (message.type === 'stop') stop()
  if (message.type === 'keep' && contentId) void keepContent(contentId, post)
  if (message.type === 'store' && contentId) void store(contentId, message.mostBytes)
  if (message.type === 'release' && contentId) void releaseContent(contentId, post)
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sitting.flush()
})
addEventListener('pagehide', () => sitting.flush())
post({ type: 'ready' })
