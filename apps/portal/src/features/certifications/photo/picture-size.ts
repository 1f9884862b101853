type Size = { width: number; height: number }

/** Covers what a camera writes before the size of a JPEG, including its preview. */
const HEAD_BYTES = 262_144

const isPng = (view: DataView) => view.byteLength >= 24 && view.getUint32(0) === 0x89504e47

/** Markers with a size: C0 to CF, except three that are tables. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)

function sizeOfJpeg(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1)
    if (isFrame(mark)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/**
 * Reads the size of a JPG or PNG from its header without decoding it; undefined if the header doesn't contain
 * it.
 */
export async function pictureSize(file: Blob): Promise<Size | undefined> {
  const view = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return isPng(view) ? { width: view.getUint32(16), height: view.getUint32(20) } : sizeOfJpeg(view)
}
