const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export type Markup = { readonly markup: string }

type Part = Markup | readonly Markup[] | string | false | undefined

/** Escapes interpolated text; only markup passes unchanged. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: texts.map((text, index) => text + markupOf(parts[index])).join('') }
}

function markupOf(part: Part): string {
  if (!part) return ''
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}
