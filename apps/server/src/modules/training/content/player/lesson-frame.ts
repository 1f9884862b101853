export type LessonFrame = {
  /** Closing it lets the package say its last words first. */
  close(): void
  isSource(source: MessageEventSource | null): boolean
}

/** The frame that the package runs in, on our own origin so that it finds its runtime in us. */
export function openLessonFrame(
  { launch, title }: { launch: string; title: string },
  shown: (isFound: boolean) => void,
): LessonFrame {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'fullscreen; autoplay; unload'
  const tell = () => {
    // Where the reader is in the portal meanwhile, at the way out or the outline, is not taken away.
    if (document.hasFocus()) frame.focus()
    shown(isFound(frame))
  }
  frame.addEventListener('load', tell, { once: true })
  frame.src = launch
  document.body.append(frame)
  return {
    close: () => frame.remove(),
    isSource: (source) => source === frame.contentWindow,
  }
}

/** The browser knows how the address was answered; its own page about a lost connection may not be looked into. */
function isFound({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    const [navigation] = contentWindow?.performance.getEntriesByType('navigation') ?? []
    const { responseStatus = 200 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
    return responseStatus < 400
  } catch {
    return false
  }
}
