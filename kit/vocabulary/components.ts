import type { Vocabulary } from '@kit-edge/engine'

/** What other libraries call components and their parts. */
export const components: Vocabulary['components'] = [
  { words: 'table.row, table row', means: 'table.row' },
  { words: 'image comparer, image compare, before after', means: 'compare' },
  { words: 'cluster, flank, split', means: 'stack' },
  { words: 'frame, zoomable frame', means: 'aspect' },
  { words: 'range picker, date picker.range picker, date picker.range', means: 'date' },
  { words: 'float button group, float button.group, speed dial group', means: 'button.group' },
  { words: 'float button.back top, float button back top, backtop', means: 'back-to-top' },
  {
    words:
      'skeleton.button, skeleton.avatar, skeleton.input, skeleton.image, skeleton.node, skeleton button, skeleton avatar, skeleton image, skeleton item',
    means: 'skeleton',
  },
  { words: 'typography.link', means: 'link' },
  { words: 'visually hidden, sr only, screen reader only', means: 'text[visuallyHidden]' },
  { words: 'tabs.tab pane, tabs.pane', means: 'tabs.panel' },
  { words: 'modal.info, modal.success, modal.error, modal.warning, modal.alert', means: 'modal' },
  { words: 'form.error list, form.errors, form error list', means: 'errors' },
  { words: 'color picker.trigger, color picker.swatch', means: 'color' },
  { words: 'sender, message composer', means: 'textarea' },
  { words: 'menu.item group, menu item group', means: 'dropdown.group' },
  { words: 'checkable tag, tag.checkable tag, filter chip toggle', means: 'toggle' },
  { words: 'image.preview group, image preview', means: 'gallery' },
  { words: 'statistic.timer, timer', means: 'time' },
  { words: 'card.meta, card meta', means: 'card.header' },
  { words: 'tbody, thead, tfoot, table.footer group', means: 'table' },
  { words: 'optgroup, select.group, select option group', means: 'select' },
  { words: 'ol, ul, unordered list, ordered list, bullet list', means: 'list' },
  { words: 'figure, thumbnail, media, media object', means: 'aspect' },
  { words: 'aside, app shell.aside, page aside, left sidebar', means: 'shell.sidebar, shell' },
  { words: 'backdrop, overlay, dialog overlay, scrim', means: 'modal' },
  { words: 'editable, in place, inline edit, inline editor, editable text', means: 'input' },
  { words: 'ribbon, badge ribbon, new badge, label badge', means: 'badge' },
  { words: 'composer, prompt input, chat input, chat prompt, message input', means: 'textarea' },
  { words: 'subheader, list subheader, subtitle', means: 'heading' },
  {
    words: 'scrollspy, scroll spy, table of contents, toc, on this page, anchor navigation',
    means: 'nav',
  },
  {
    words:
      'ig addon, input icon, icon field, input left element, input right element, input left addon, input right addon, input start element',
    means: 'input.addon',
  },
  {
    words:
      'segment group, segmented button, segments, button toggle group, button toggle, choice chips',
    means: 'radio.group, toggle.group',
  },
  {
    words:
      'segment group.item, segmented control.item, segmented.item, toggle group.item, toggle group item',
    means: 'radio, toggle',
  },
  {
    words:
      'checkbox card, checkbox tile, checkbox button, form check, check box, tick box, boolean',
    means: 'checkbox',
  },
  { words: 'checkbox cards, checkboxes tiles, checkboxes, form checks', means: 'checkbox.group' },
  {
    words: 'radio tile, radio tiles, option cards, choice cards, radio.card',
    means: 'radio.group',
  },
  { words: 'form floating, floating label input, float input', means: 'field' },
  {
    words:
      'accordion.button, accordion.toggle, accordion.icon, accordion.indicator, accordion.item trigger, accordion.item indicator, accordion item button, disclosure.button, collapse.trigger, collapsible.trigger, collapse.title, disclosure button, expansion panel title, expansion panel header, spoiler.trigger',
    means: 'accordion.item[title]',
  },
  {
    words:
      'collapse.content, collapsible.content, collapse content, disclosure panel, expansion panel text, accordion collapse, accordion.collapse',
    means: 'accordion.item#main',
  },
  {
    words: 'error page, not found, status page, exception, error boundary, error component',
    means: 'empty',
  },
  { words: 'alert.indicator, alert.symbol', means: 'alert[icon]' },
  {
    words: 'nav pills, pills, pill tabs, nav tabs, nav tab, tab menu, tabs nav',
    means: 'tabs, nav',
  },
  {
    words:
      'toast provider, toast viewport, notification provider, notifications provider, toast stack, flash messages, flash, snackbar provider, notification region, toasts',
    means: 'toast.region',
  },
  {
    words: 'page links, link list, footer column, footer columns, footer links',
    means: 'footer.group, list',
  },
  {
    words:
      'pane, splitter.panel, resizable.panel, resizable panel, split view, resizable panel group, resizable handle, allotment',
    means: 'splitter',
  },
  {
    words:
      'pricing plan, pricing card, pricing plans, plan card, tile card, media card, link card, page card, feature card',
    means: 'card',
  },
  {
    words:
      'trigger, call to action, cta, submit, submit button, cancel button, loading button, download trigger, toggle trigger',
    means: 'button',
  },
  {
    words:
      'pagination.link, pagination.item, pagination.previous, pagination.next, pagination.first, pagination.last, pagination controls, paginator, pager, simple pagination, pagination root',
    means: 'pagination',
  },
  {
    words: 'chat footer, chat header, chat image, chat.bubble, bubble, message.content',
    means: 'chat.message',
  },
  {
    words: 'chat messages, message list, message thread, conversation, chat window, chat container',
    means: 'chat',
  },
  {
    words:
      'timeline dot, timeline.dot, timeline.icon, timeline.indicator, timeline connector, timeline.marker',
    means: 'timeline.item[icon]',
  },
  {
    words: 'timeline content, timeline.content, timeline.body, timeline opposite content',
    means: 'timeline.item#main',
  },
  {
    words: 'stepper panel, stepper.content, step panel, step content, stepper.body',
    means: 'stepper.step',
  },
  {
    words: 'list item button, list.button, list.link, list.action, list row, list col',
    means: 'list.item',
  },
  {
    words:
      'speed dial action, dropdown.link, dropdown.option, menu.option, menu list item, actions.item, action menu item',
    means: 'dropdown.item',
  },
  {
    words: 'menu.target, menu.trigger, dropdown.button, dropdown.toggle, menu button trigger',
    means: 'dropdown[label]',
  },
  {
    words:
      'dropdown menu.group, dropdown.section, menu.group, menu section, dropdown menu.sub, menu.section',
    means: 'dropdown.group',
  },
  {
    words:
      'dropdown menu.label, dropdown.header, dropdown header, dropdown menu label, menu header',
    means: 'dropdown.heading',
  },
  {
    words: 'modal.body, modal.content, dialog.body, dialog.panel, dialog content',
    means: 'modal#main',
  },
  {
    words: 'date display, local time, formatted date, date formatter, day, format date',
    means: 'time',
  },
  {
    words: 'month input, week picker, month picker input, year picker input',
    means: 'input, date',
  },
  {
    words:
      'password, password input, toggle password, phone input, phone, url input, percent input, text box, single line text, textbox',
    means: 'input',
  },
  {
    words:
      'currency input, money input, quantity input, quantity, stepper input, spin button, spinbutton, money',
    means: 'number',
  },
  { words: 'kanban, board', means: 'card' },
  {
    words: 'masonry, masonry grid, columns grid, page columns, card grid, card.grid',
    means: 'grid',
  },
  {
    words:
      'qr code, format bytes, random content, resize observer, intersection observer, mutation observer, prompts, focus trap, portal, css baseline, config provider, provider, marquee, fade, zoom, grow, slide, transition, teleport, confetti, mini map, tour, joyride',
    means: '-',
  },
  { words: 'step', means: 'stepper.step' },
  { words: 'statistic', means: 'stat' },
  { words: 'card title', means: 'card.header[title]' },
  {
    words:
      'accordion.trigger, accordion.heading, accordion.header, accordion.title, accordion.summary, accordion.control, accordion.label',
    means: 'accordion.item[title]',
  },
  {
    words:
      'accordion.content, accordion.panel, accordion.section, accordion.body, accordion.details',
    means: 'accordion.item',
  },
  {
    words:
      'input text, input time, time input, json input, month picker, year picker, number formatter, rolling number, search',
    means: 'input',
  },
  { words: 'range, range slider, knob, angle slider', means: 'slider' },
  { words: 'date picker, date input, date field, input date, range calendar', means: 'date' },
  { words: 'color input, color picker', means: 'color' },
  { words: 'input number, number input, number field', means: 'number' },
  { words: 'input chips, pills input, pillbox', means: 'tags' },
  { words: 'steps', means: 'stepper' },
  { words: 'spoiler, expand', means: 'accordion' },
  { words: 'cascader, cascade select, multi select listbox, select column', means: 'select' },
  { words: 'transfer, pick list, order list', means: 'list' },
  { words: 'spin', means: 'spinner' },
  { words: 'confirm popup, modal.confirm, dialog.confirm', means: 'confirm' },
  { words: 'infolist, info list, definition list', means: 'description' },
  {
    words: 'text entry, icon entry, image entry, color entry, entry, key value entry',
    means: 'description.item',
  },
  {
    words: 'summary list.key, description list.term, descriptions.label',
    means: 'description.item[label]',
  },
  { words: 'summary list.value, description list.details', means: 'description.item[value]' },
  { words: 'tabs.list item', means: 'tabs.tab' },
  { words: 'checkboxes.item', means: 'checkbox' },
  { words: 'radios.item, radio group.item, radio button.group', means: 'radio' },
  { words: 'brand, logo, header.logo, navbar brand', means: 'navbar#brand' },
  { words: 'main, content area', means: 'shell.main' },
  { words: 'item', means: 'list.item' },
  { words: 'center', means: 'stack' },
  { words: 'form helper text, helper', means: 'field.description' },
  { words: 'join', means: 'button.group' },
  { words: 'join item', means: 'button' },
  { words: 'tooltip.content', means: 'tooltip[text]' },
  { words: 'dropdown.list', means: 'dropdown' },
  { words: 'dropdown.list.item', means: 'dropdown.item' },
  { words: 'radio.segmented', means: 'radio.group' },
  { words: 'app', means: 'shell' },
  { words: 'link hover', means: 'link' },
  { words: 'option group', means: 'select' },
  { words: 'subheading', means: 'text' },
  { words: 'toggle button', means: 'button' },
  { words: 'dialog, alert dialog, modal box', means: 'modal' },
  { words: 'sheet, slideover, side panel, offcanvas', means: 'drawer' },
  {
    words: 'command palette, command dialog, command menu, cmdk, spotlight, kbar',
    means: 'command',
  },
  { words: 'command.list', means: 'command#main' },
  { words: 'command.input', means: 'command[placeholder]' },
  { words: 'command.empty', means: 'command[emptyLabel]' },
  { words: 'command.shortcut', means: 'command.item[keys]' },
  { words: 'sonner, snackbar, notification, growl, message bar', means: 'toast' },
  { words: 'toaster, notifications, snackbar host, toast container', means: 'toast.region' },
  { words: 'chip', means: 'badge' },
  { words: 'tag, pill', means: 'badge' },
  { words: 'callout, inline message, warning text, notice, inset text', means: 'alert' },
  {
    words: 'combobox, autocomplete, select menu, input menu, listbox, multi select',
    means: 'combobox, select',
  },
  { words: 'input tags, tags input, tag input, chips input', means: 'tags' },
  { words: 'option, select.item, select.option', means: 'select[options]' },
  {
    words: 'select filter, tree select, native select, html select, form select',
    means: 'select',
  },
  {
    words: 'dropdown menu, menu.dropdown, speed dial, action menu, overflow menu, menu button',
    means: 'dropdown',
  },
  { words: 'context menu.trigger, context menu area', means: 'context-menu' },
  { words: 'context menu.item', means: 'dropdown.item' },
  { words: 'context menu.content', means: 'dropdown#main' },
  { words: 'menu.divider, menu.separator, dropdown divider', means: 'dropdown.separator' },
  { words: 'menu label, menu.label', means: 'dropdown.heading' },
  { words: 'menu.checkbox, menu.checkbox item', means: 'dropdown.checkbox' },
  { words: 'menu.radio, menu.radio item', means: 'dropdown.radio' },
  { words: 'menu.sub menu, navigation menu.content, menu.content', means: 'menu.panel' },
  { words: 'navigation menu, mega menu, menubar', means: 'menu' },
  {
    words:
      'date time picker, time picker, input mask, password input, text input, text field, mentions, pin field, search input, email input',
    means: 'input',
  },
  { words: 'input.password, password field', means: 'input[type=password]' },
  {
    words:
      'input.text area, text area, rich editor, rich text editor, markdown editor, editor, wysiwyg',
    means: 'textarea',
  },
  { words: 'input.search, input.number', means: 'input' },
  {
    words: 'form.item, form group, form control, form field, input.wrapper, control, labeled field',
    means: 'field',
  },
  {
    words:
      'form.message, field.message, form error, input error, error message, validation message, invalid feedback',
    means: 'field.error',
  },
  {
    words: 'form.description, hint, helper text, help text, form text, description text',
    means: 'field.description',
  },
  { words: 'form.label, label, float label', means: 'field.label' },
  { words: 'form.list, section', means: 'fieldset' },
  {
    words: 'validator, error summary, error list, validation summary, form errors',
    means: 'errors',
  },
  { words: 'auth form', means: 'form' },
  {
    words:
      'radio group, radios, segmented, segmented control, select button, toggle buttons, toggle button group, toggle group, radio card, radio cards',
    means: 'radio.group',
  },
  { words: 'radio button, radio item', means: 'radio' },
  { words: 'checkbox group, checkboxes, check list', means: 'checkbox.group' },
  { words: 'toggle, input switch, toggle switch', means: 'switch' },
  { words: 'swap', means: 'switch' },
  { words: 'split button, button group', means: 'button.group' },
  {
    words:
      'action, link button, btn, btn primary, icon button, action icon, unstyled button, anchor button, fab, floating action button',
    means: 'button',
  },
  { words: 'anchor, back link, nav link text', means: 'link' },
  { words: 'input group, input.group', means: 'input.group' },
  { words: 'input group addon, input addon, input group text', means: 'input.addon' },
  { words: 'file input, file button', means: 'file' },
  { words: 'file upload, dropzone, upload.dragger, file uploader', means: 'upload' },
  { words: 'input otp, pin input, otp input, code input', means: 'otp' },
  {
    words: 'hover card.trigger, link preview, preview card, profile preview',
    means: 'hover-card',
  },
  { words: 'hover card.content', means: 'hover-card#main' },
  { words: 'overlay panel, popper, flyout popover, toggletip', means: 'popover' },
  { words: 'flyout', means: 'drawer' },
  {
    words: 'popover.trigger, sheet.trigger, dialog.trigger, modal.trigger, drawer.trigger',
    means: 'button[opens]',
  },
  { words: 'popover.content', means: 'popover#main' },
  { words: 'tooltip.trigger', means: 'tooltip#main' },
  { words: 'resizable, split panel, split pane, panel group', means: 'splitter' },
  { words: 'splitter panel, split panel.panel', means: 'splitter' },
  {
    words:
      'table.head, table.header, table.cell, table.heading, table.th, table.td, column, text column, data column',
    means: 'table.column',
  },
  { words: 'table.body, table.columns, table.rows', means: 'table' },
  { words: 'table.tr', means: 'table.row' },
  { words: 'badge column', means: 'badge' },
  { words: 'icon column', means: 'icon' },
  { words: 'data table, datagrid, data grid, dataview', means: 'table' },
  { words: 'bulk action, bulk actions', means: 'table.bulk' },
  { words: 'tab', means: 'tabs.tab' },
  { words: 'tabs.trigger, tabs.item', means: 'tabs.tab' },
  { words: 'tabs.list, tab view, tabset, tab list, tab group', means: 'tabs' },
  { words: 'tab panel, tab.panel, tabs.content, tab content, tab pane', means: 'tabs.panel' },
  { words: 'details, collapse, collapsible, disclosure, expander', means: 'accordion' },
  {
    words:
      'disclosure.panel, collapse.panel, accordion.panel, accordion.control, accordion tab, expansion panel',
    means: 'accordion.item',
  },
  {
    words:
      'loader, loading, loading overlay, progress spinner, loading indicator, block ui, activity indicator, throbber',
    means: 'spinner',
  },
  {
    words: 'ring progress, progress ring, circular progress, radial progress, progress circle',
    means: 'progress.circle',
  },
  { words: 'linear progress, progress bar', means: 'progress' },
  { words: 'meter group, gauge', means: 'meter' },
  { words: 'skeleton text, placeholder, skeleton loader, ghost', means: 'skeleton' },
  { words: 'flex, group, space, spacer, h stack, v stack, row, box layout', means: 'stack' },
  { words: 'simple grid, columns', means: 'grid' },
  { words: 'col, grid.col, grid column', means: 'grid.item' },
  { words: 'paper, panel, box, surface, tile, card.section, well', means: 'card' },
  { words: 'title, typography.title, headline', means: 'heading' },
  {
    words: 'typography, typography.text, typography.paragraph, paragraph, text block',
    means: 'text',
  },
  {
    words: 'code highlight, mockup code, code block, snippet, syntax highlighter, pre',
    means: 'code',
  },
  { words: 'diff', means: 'compare' },
  {
    words: 'countdown, format date, relative time, statistic.countdown, timeago, date time',
    means: 'time',
  },
  { words: 'stats, stats overview, statistics', means: 'stat.group' },
  { words: 'statistic, metric, kpi', means: 'stat' },
  {
    words: 'descriptions, summary list, description list, data list, property list, key value',
    means: 'description',
  },
  {
    words: 'descriptions.item, summary list.row, description.row, data list.item',
    means: 'description.item',
  },
  { words: 'list.item.meta, list item text, list item', means: 'list.item' },
  { words: 'task list, transfer list, list group, stacked list', means: 'list' },
  { words: 'step, steps.step, wizard.step, stepper item, steps.item', means: 'stepper.step' },
  { words: 'steps, wizard, progress steps', means: 'stepper' },
  { words: 'image, picture, img', means: 'aspect' },
  { words: 'animated image', means: 'aspect' },
  { words: 'mask', means: 'avatar' },
  { words: 'galleria, lightbox, image list, image gallery', means: 'gallery' },
  { words: 'carousel item, carousel.item, swiper.slide', means: 'carousel.slide' },
  { words: 'timeline item, timeline.item', means: 'timeline.item' },
  { words: 'chat bubble, message bubble, message', means: 'chat.message' },
  { words: 'affix, back top, scroll top, scroll to top', means: 'back-to-top' },
  { words: 'scroller, scroll panel, scroll view, virtual list', means: 'scroll-area' },
  { words: 'overlay badge, status dot, badge overlay', means: 'indicator' },
  {
    words:
      'color mode button, color mode switch, theme controller, theme switcher, dark mode toggle',
    means: 'theme',
  },
  { words: 'app shell, layout, dashboard layout, page layout', means: 'shell' },
  {
    words: 'app shell.navbar, layout.sider, dashboard sidebar, drawer side',
    means: 'shell.sidebar',
  },
  {
    words: 'app shell.header, layout.header, dashboard navbar, dashboard header',
    means: 'shell.header',
  },
  { words: 'app shell.main, layout.content, dashboard panel, main content', means: 'shell.main' },
  { words: 'app shell.footer, layout.footer', means: 'shell.footer' },
  { words: 'app bar, top bar, burger, header bar', means: 'navbar' },
  {
    words:
      'navlist, nav list, vertical navigation, panel menu, side nav, nav menu, navmenu, side navigation',
    means: 'nav',
  },
  {
    words: 'navlist.item, nav link, navbar.item, nav list.item, navmenu.item',
    means: 'nav.item',
  },
  { words: 'navlist.group', means: 'sidebar.group' },
  { words: 'navigation menu.link', means: 'menu.link' },
  { words: 'profile, user menu', means: 'sidebar.user' },
  { words: 'page body, page content', means: 'page' },
  { words: 'hero, page header, jumbotron, page heading', means: 'page.header' },
  { words: 'phase banner, cookie banner, announcement', means: 'banner' },
  { words: 'result, blank slate, no data, empty state', means: 'empty' },
  { words: 'confirm dialog, confirmation, popconfirm', means: 'confirm' },
  { words: 'exit this page', means: 'button' },
  { words: 'character count', means: 'textarea' },
  { words: 'tree item, tree node, tree.node', means: 'tree.item' },
  { words: 'watermark, include', means: '-' },
  { words: 'breadcrumb.link, breadcrumb.item, breadcrumb.page', means: 'breadcrumbs.item' },
  { words: 'bottom navigation, tab bar, bottom nav', means: 'dock' },
  { words: 'divider, hr, rule', means: 'separator' },
  { words: 'blockquote, testimonial', means: 'quote' },
  { words: 'clipboard, copy button', means: 'copy' },
  { words: 'rate, star rating', means: 'rating' },
]
