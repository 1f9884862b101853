/**
 * The content's own origin keeps it away from the session; the sandbox keeps it from navigating the top
 * window. It can't load the portal inside the frame.
 */
export const LESSON_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'
