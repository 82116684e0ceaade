/**
 * The tabs of the playground. Where there is room, the result is always visible beside the template
 * or the state, and has no tab.
 */
export function watchViews(root: HTMLElement): void {
  const tabs = [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')]
  const wide = matchMedia('(min-width: 60rem)')
  const toPanel = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls')!)!
  const isResult = (tab: HTMLElement) => tab === tabs.at(-1)

  const choose = (chosen: HTMLButtonElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      toPanel(tab).hidden = !isChosen && !(wide.matches && isResult(tab))
    }
  }
  const adapt = () => {
    const result = tabs.at(-1)!
    const panel = toPanel(result)
    result.hidden = wide.matches
    if (wide.matches) {
      panel.setAttribute('role', 'region')
      panel.removeAttribute('aria-labelledby')
    } else {
      panel.setAttribute('role', 'tabpanel')
      panel.setAttribute('aria-labelledby', result.id)
    }
    const chosen = tabs.find((tab) => tab.ariaSelected === 'true' && !tab.hidden)
    choose(chosen ?? tabs[0]!)
  }

  for (const tab of tabs) {
    tab.addEventListener('click', () => choose(tab))
    tab.addEventListener('keydown', (event) => {
      const shown = tabs.filter(({ hidden }) => !hidden)
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (step === undefined) return
      event.preventDefault()
      const next = shown.at((shown.indexOf(tab) + step) % shown.length)!
      choose(next)
      next.focus()
    })
  }
  wide.addEventListener('change', adapt)
  adapt()
}
