import { lineDrawing } from './line-drawing.ts'

/** For no news: a diving bell at rest. */
export const divingBell = lineDrawing(
  '<path d="M52 96V60a36 36 0 0 1 72 0v36" fill="var(--d5)" fill-opacity=".25"/><path d="M40 96h96"/><circle cx="88" cy="58" r="17" fill="var(--surface)"/>' +
    '<circle cx="88" cy="58" r="9" fill="var(--d10)" fill-opacity=".4"/><path d="M88 24V8M60 112h56M66 112v-16M110 112v-16"/>' +
    '<g stroke="var(--d18)"><circle cx="148" cy="52" r="4"/><circle cx="154" cy="34" r="2.5"/><circle cx="146" cy="20" r="3"/></g><path d="M52 78h72" stroke="var(--buoy-pure)" stroke-width="4"/>',
)
