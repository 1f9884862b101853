import css from './progress-bar.module.css'

type Props = {
  label: string
  /** From 0 to 1; undefined while nobody knows. */
  value: number | undefined
  /** The value in words, when a percentage does not say it. */
  valueText?: string
}

export function ProgressBar({ label, value, valueText }: Props) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      className={css.bar}
      max={1}
      {...(value !== undefined && { value })}
    />
  )
}
