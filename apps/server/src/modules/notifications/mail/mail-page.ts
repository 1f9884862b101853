import { directionOf, type Locale } from '@fathom/domain/translations'
import { html, type Markup } from '../../../platform/http/docs/markup.ts'

type MailItem = { title: string; text: string; url: string }

export type MailWords = {
  subject: string
  title: string
  /** The notifications; each links to its screen. */
  items: readonly MailItem[]
  action?: { label: string; url: string } | undefined
  /** Why the reader receives this mail. */
  why: string
  stop?: { label: string; url: string } | undefined
}

const INK = '#06232f'
const SOFT = '#36535f'
const PRIMARY = '#00637f'
const FONT = 'Manrope,system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif'

/**
 * Mail programs that support dark mode use these rules; the others use the light colors that are inlined in
 * each element.
 */
const DARK = `@media (prefers-color-scheme:dark){.bg{background:#05151d!important}.card{background:#0b212c!important}.ink{color:#e8f4f5!important}.soft{color:#b3cbd1!important}.link{color:#5fd3dc!important}.act{background:#5fd3dc!important;color:#03222b!important}.line{border-color:#1c3b48!important}}`

export function mailPage(locale: Locale, words: MailWords): string {
  // Mail programs know Hebrew by its current language tag, not by the one in the specification.
  const [lang = locale] = Intl.getCanonicalLocales(locale)
  const dir = directionOf(locale)
  const page = html`<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${words.subject}</title><style>${{ markup: DARK }}</style></head><body class="bg" style="margin:0;padding:24px 12px;background:#f1f6f6;font-family:${FONT};font-size:16px;line-height:1.55;text-align:start"><div dir="${dir}" lang="${lang}" style="max-width:560px;margin:0 auto"><p class="link" style="margin:0 0 16px;font-size:18px;font-weight:700;color:${PRIMARY}">Fathom</p>${card(words)}${footer(words)}</div></body></html>`
  return page.markup
}

function card({ title, items, action }: MailWords): Markup {
  const link =
    action &&
    html`<p style="margin:24px 0 0"><a class="act" href="${action.url}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${PRIMARY};color:#ffffff;font-weight:600;text-decoration:none">${action.label}</a></p>`
  return html`<div class="card" style="padding:24px;border-radius:20px;background:#ffffff"><h1 class="ink" style="margin:0;font-size:22px;line-height:1.3;color:${INK}">${title}</h1>${items.map((item) => itemOf(item, title))}${link}</div>`
}

/** A single item is already the heading. */
function itemOf({ title, text, url }: MailItem, heading: string): Markup {
  const body = html`<p class="soft" style="margin:4px 0 0;color:${SOFT};white-space:pre-line"><bdi>${text}</bdi></p>`
  if (title === heading) return body
  return html`<div class="line" style="margin-top:16px;padding-top:16px;border-top:1px solid #dbe6e7"><a class="link" href="${url}" style="color:${PRIMARY};font-weight:600;text-decoration:none"><bdi>${title}</bdi></a>${body}</div>`
}

function footer({ why, stop }: MailWords): Markup {
  const link =
    stop &&
    html` <a class="link" href="${stop.url}" style="color:${PRIMARY};text-decoration:underline">${stop.label}</a>`
  return html`<p class="soft" style="margin:16px 0 0;font-size:14px;color:${SOFT}">${why}${link}</p>`
}

/** The same as plain text, for mail programs and readers that prefer it. */
export function mailText({ title, items, action, why, stop }: MailWords): string {
  const parts = items.map((item) =>
    item.title === title ? item.text : `${item.title}\n${item.text}\n${item.url}`,
  )
  const end = stop ? `${why}\n${stop.label}: ${stop.url}` : why
  const link = action ? [`${action.label}: ${action.url}`] : []
  return `${[title, ...parts, ...link, '-- ', end].join('\n\n')}\n`
}
