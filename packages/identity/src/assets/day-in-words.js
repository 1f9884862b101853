// Without this script the pages work the same; a day is then shown in the digits of the browser alone.
for (const words of document.querySelectorAll('[data-day-of]')) {
  const input = document.getElementById(words.dataset.dayOf)
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }
  const day = new Intl.DateTimeFormat(words.dataset.locale, style)
  const show = () => {
    words.textContent = input.valueAsDate ? day.format(input.valueAsDate) : ''
  }
  input.addEventListener('input', show)
  show()
}
