/** Where each assistant takes a question in its address. */
const addresses = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
}

/** Links that ask an assistant to read a page, given the address of its Markdown. */
export function toAssistantUrls(markdownUrl: string): { name: string; url: string }[] {
  const question = encodeURIComponent(`Read ${markdownUrl} so that I can ask questions about it.`)
  return Object.entries(addresses).map(([name, url]) => ({ name, url: `${url}${question}` }))
}
