/** Markup that's safe to send: all inserted values were escaped. */
export type Html = { readonly markup: string }

type Value = string | number | Html | false | undefined | readonly Value[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: parts.map((part, at) => part + render(values[at])).join('') }
}

/** For drawings and for markup from the provider; never for visitor input. */
export function trusted(markup: string): Html {
  return { markup }
}

function render(value: Value): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(render).join('')
  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
