import type { PackageFault } from '@fathom/domain/training/content'
import type { Locale } from '@fathom/domain/translations'
import { translatorFor } from '@fathom/locales/node'
import { Problem } from '../../../../platform/problem.ts'

const STATUS: Partial<Record<PackageFault, number>> = { 'package-too-big': 413 }

/** A package that was refused, with the reason and the file or entry that caused it. */
export class PackageProblem extends Problem {
  readonly fault: PackageFault
  readonly about: string

  constructor(fault: PackageFault, about = '', locale: Locale = 'en-US') {
    const name = about.slice(0, 200)
    super(fault, STATUS[fault] ?? 422, { errors: [wordedIn(locale, fault, name)], extra: { about: name } })
    this.fault = fault
    this.about = name
  }

  inLanguage(locale: Locale): PackageProblem {
    return new PackageProblem(this.fault, this.about, locale)
  }
}

const wordedIn = (locale: Locale, fault: PackageFault, about: string): string =>
  translatorFor(locale).t(`training-package.${fault}`, { hasName: about ? 'yes' : 'no', name: about })
