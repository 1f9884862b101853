import type { Locator } from '@playwright/test'

/** Draws a wave and a line below it, like a handwritten signature. */
export async function drawSignature(pad: Locator) {
  const ink = pad.locator('svg').first()
  await ink.scrollIntoViewIfNeeded()
  const box = await ink.boundingBox()
  if (!box) throw new Error('there is nothing to sign on')
  const { mouse } = pad.page()
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await mouse.move(...at(0.1, 0.5))
  await mouse.down()
  for (const step of [0.2, 0.3, 0.4, 0.5, 0.6]) await mouse.move(...at(step, (step * 10) % 2 < 1 ? 0.3 : 0.7))
  await mouse.up()
  await mouse.move(...at(0.1, 0.8))
  await mouse.down()
  await mouse.move(...at(0.6, 0.8))
  await mouse.up()
}
