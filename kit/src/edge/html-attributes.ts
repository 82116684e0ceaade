/** The attributes that elements of HTML have or had, but for `on…` and `aria-…`. */
export const HTML_ATTRIBUTES: ReadonlySet<string> = new Set(
  `
  abbr accept accept-charset accesskey action align alink allow allowfullscreen
  allowpaymentrequest allowusermedia alpha alt archive as async autocapitalize autocomplete
  autocorrect autofocus autoplay axis background bgcolor blocking border cellpadding cellspacing
  char charoff charset checked cite class classid clear closedby code codebase codetype color
  colorspace cols colspan command commandfor compact content contenteditable controls coords
  crossorigin data datetime declare decoding default defer dir dirname disabled download draggable
  enctype enterkeyhint exportparts face fetchpriority for form formaction formenctype formmethod
  formnovalidate formtarget frame frameborder headers height hidden high href hreflang hspace
  http-equiv id imagesizes imagesrcset inert inputmode integrity is ismap itemid itemprop itemref
  itemscope itemtype kind label lang language link list loading longdesc loop low manifest
  marginheight marginwidth max maxlength media method min minlength multiple muted name nohref
  nomodule nonce noresize noshade novalidate nowrap object open optimum part pattern ping
  placeholder playsinline popover popovertarget popovertargetaction poster preload profile prompt
  readonly referrerpolicy rel required rev reversed role rows rowspan rules sandbox scheme scope
  scrolling selected shadowrootclonable shadowrootcustomelementregistry shadowrootdelegatesfocus
  shadowrootmode shadowrootserializable shape size sizes slot span spellcheck src srcdoc srclang
  srcset standby start step style summary tabindex target text title translate type typemustmatch
  usemap valign value valuetype version vlink vspace width wrap writingsuggestions
  `
    .trim()
    .split(/\s+/),
)
