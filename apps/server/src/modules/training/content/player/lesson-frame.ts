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
  frame.addEventListener('load', () => {
    frame.focus()
    shown(isFound(frame))
  })
  frame.src = launch
  document.body.append(frame)
  return {
    close: () => frame.remove(),
    isSource: (source) => source === frame.contentWindow,
  }
}

/** The browser knows how the address was answered; where it does not say, the page is there. */
function isFound({ contentWindow }: HTMLIFrameElement): boolean {
  const [navigation] = contentWindow?.performance.getEntriesByType('navigation') ?? []
  const { responseStatus = 200 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
  return responseStatus < 400
}
