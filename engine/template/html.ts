const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

/** Elements without content. */
export const VOID = list('area base br col embed hr img input link meta param source track wbr')

/** Elements whose content is text, without any tags of HTML except their own end tag. */
export const TEXT_ONLY = list('iframe noembed noframes plaintext script style textarea title xmp')

/** Text-only elements in which the tags of components are text, too. */
export const CODE_ONLY = list('script style')

/** Parts of a drawing, which may end with `/>`, and between which there is no text. */
export const SHAPES = list(`
  circle clippath defs desc ellipse g line lineargradient marker mask path pattern polygon polyline
  radialgradient rect stop symbol use`)
