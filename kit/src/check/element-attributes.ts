/** The attributes of the elements that components hand attributes to, without those of every element. */
export const ELEMENT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = toLists({
  a: 'download href hreflang ping referrerpolicy rel target type',
  button: `command commandfor disabled form formaction formenctype formmethod formnovalidate
    formtarget name popovertarget popovertargetaction type value`,
  form: 'accept-charset action autocomplete enctype method name novalidate target',
  img: `alt crossorigin decoding fetchpriority height ismap loading referrerpolicy sizes src srcset
    usemap width`,
  input: `accept alpha alt autocomplete checked colorspace dirname disabled form formaction
    formenctype formmethod formnovalidate formtarget height list max maxlength min minlength multiple
    name pattern placeholder popovertarget popovertargetaction readonly required size src step type
    value width`,
  label: 'for',
  progress: 'max value',
  select: 'autocomplete disabled form multiple name required size',
  textarea: `autocomplete cols dirname disabled form maxlength minlength name placeholder readonly
    required rows wrap`,
  th: 'abbr colspan headers rowspan scope',
  '*': `accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable
    enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype
    lang nonce part popover role slot spellcheck style tabindex title translate writingsuggestions`,
})

function toLists(texts: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([element, text]) => [element, text.split(/\s+/)]),
  )
}
