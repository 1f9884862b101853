// Without this script the pages work the same; a password just cannot be looked at.
for (const eye of document.querySelectorAll('button[aria-controls][data-show]')) {
  const input = document.getElementById(eye.getAttribute('aria-controls'))
  eye.hidden = false
  eye.addEventListener('click', () => {
    const isShown = input.type === 'text'
    input.type = isShown ? 'password' : 'text'
    eye.setAttribute('aria-pressed', String(!isShown))
    eye.setAttribute('aria-label', isShown ? eye.dataset.show : eye.dataset.hide)
  })
}
