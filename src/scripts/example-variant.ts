/** Shows an example alone as its address says that its controls were set: `?choice=3`. */
const { choice } = Object.fromEntries(new URLSearchParams(location.search))
const template = document.querySelectorAll<HTMLTemplateElement>('body > template')[Number(choice)]
if (choice && template) {
  document.querySelector('main')!.replaceChildren(template.content.cloneNode(true))
}
