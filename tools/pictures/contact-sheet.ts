import type { Picture } from './scenes.ts'

const STYLE = `body { font: 14px system-ui; margin: 24px; color-scheme: light dark }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }
figure { margin: 0 } img { max-height: 320px; border: 1px solid #8886 } strong { color: #c22 }`

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const figure = ({ file, problem }: Picture) =>
  `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${plain(file)}${
    problem ? ` <strong>${plain(problem)}</strong>` : ''
  }</figcaption></figure>`

/** One page with all pictures, so that you can review the whole product in a minute. */
export function contactSheet(pictures: readonly Picture[]): string {
  const scenes = Map.groupBy(pictures, ({ scene }) => scene)
  const sections = [...scenes].map(
    ([scene, some]) => `<h2>${plain(scene)}</h2>\n<div>${some.map(figure).join('\n')}</div>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>\n${sections.join('\n')}\n`
}
