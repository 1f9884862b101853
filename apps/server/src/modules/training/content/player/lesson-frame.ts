export type LessonFrame = {
  /** Closing lets the package make its last calls first. */
  close(): void
  isSource(source: MessageEventSource | null): boolean
}

/** The frame that the package runs in, on our own origin so that it finds its runtime in a parent window. */
export function openLessonFrame(
  { launch, title }: { launch: string; title: string },
  shown: (isFound: boolean) => void,
): LessonFrame {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = 'fullscreen; autoplay; unload'
  const report = () => {
    // Doesn't take the focus if the reader is elsewhere in the portal, for example at the exit or the
    // outline.
    if (document.hasFocus()) frame.focus()
    shown(isFound(frame))
  }
  frame.addEventListener('load', report, { once: true })
  frame.src = launch
  document.body.append(frame)
  return {
    close: () => frame.remove(),
    isSource: (source) => source === frame.contentWindow,
  }
}

/**
 * The browser knows the status of the response; its own error page for a lost connection can't be inspected.
 */
function isFound({ contentWindow }: HTMLIFrameElement): boolean {
  try {
    const [navigation] = contentWindow?.performance.getEntriesByType('navigation') ?? []
    const { responseStatus = 200 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
    return responseStatus < 400
  } catch {
    return false
  }
}
