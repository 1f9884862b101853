import type { Cases, Compiled, Placeholder } from './compiled.ts'
import type { DateStyle, Formats, TimeStyle, When } from './formats.ts'
import { isolated } from './isolate.ts'

export type MessageValues = Readonly<Record<string, string | number | Date>>

type Context = { formats: Formats; values: MessageValues; direction: 'ltr' | 'rtl'; counted?: number }

/**
 * A date in Croatian or Russian ends with its own period; at the end of a sentence we keep just one. The two
 * points of a path go on with a slash or a name.
 */
const TWO_STOPS = /([^.])\.\.(?![./\\\p{L}\p{N}])/gu

export function formatMessage(message: Compiled, context: Context): string {
  if (typeof message === 'string') return message
  return message
    .map((part) => {
      if (typeof part === 'string') return part
      return part === 0 ? context.formats.formatNumber(context.counted ?? 0) : fill(part, context)
    })
    .join('')
    .replace(TWO_STOPS, '$1.')
}

function fill(placeholder: Placeholder, context: Context): string {
  const [name, kind, detail] = placeholder
  const value = context.values[name]
  if (value === undefined) throw new Error(`the message lacks a value for ${name}`)
  const { formats } = context
  switch (kind) {
    case undefined:
      return typeof value === 'number'
        ? formats.formatNumber(value)
        : isolated(String(value), context.direction)
    case 'number':
      return formats.formatNumber(Number(value), numberOptions(detail))
    case 'date':
      return formats.formatDate(value as When, detail as DateStyle | undefined)
    case 'time':
      return formats.formatTime(value as When, detail as TimeStyle | undefined)
    case 'select':
      return formatMessage(caseOf(detail as Cases, [String(value)]), context)
    default:
      return count(Number(value), placeholder, context)
  }
}

function count(value: number, placeholder: Placeholder, context: Context): string {
  const [, kind, cases, offset = 0] = placeholder
  const counted = value - offset
  const category = context.formats.pluralCategory(counted, kind === 'plural' ? 'cardinal' : 'ordinal')
  return formatMessage(caseOf(cases as Cases, [`=${value}`, category]), { ...context, counted })
}

function caseOf(cases: Cases, requested: readonly string[]): Compiled {
  const key = requested.find((name) => Object.hasOwn(cases, name)) ?? 'other'
  return cases[key] ?? ''
}

function numberOptions(style: string | undefined): Intl.NumberFormatOptions {
  if (style === 'percent') return { style: 'percent' }
  return style === 'integer' ? { maximumFractionDigits: 0 } : {}
}
