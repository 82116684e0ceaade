/** Shows the variant of an example that the query string selects: `?choice=3`. */
const { choice } = Object.fromEntries(new URLSearchParams(location.search))
const template = document.querySelectorAll<HTMLTemplateElement>('body > template')[Number(choice)]
if (choice && template) {
  document.querySelector('main')!.replaceChildren(template.content.cloneNode(true))
}
