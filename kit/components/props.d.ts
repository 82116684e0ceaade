// Generated from the `@props` of the templates by `engine types`.

/** A text, also one that Edge prints without escaping. */
export type Text = string | { value: string }

interface Props {
  accordion: {
    name?: Text
    variant: 'outline' | 'plain'
    level: 2 | 3 | 4 | 5 | 6
  }
  "accordion.item": {
    title?: Text
    open: boolean
    icon?: Text
    level?: 2 | 3 | 4 | 5 | 6
    id?: Text
  }
  avatar: {
    src?: Text
    name?: Text
    initials?: Text
    alt?: Text
    icon: Text
    size: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
    shape: 'circle' | 'square'
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    status?: 'online' | 'away' | 'busy' | 'offline'
    statusLabel?: Text
  }
  "back-to-top": {
    href: Text
    label: Text
    floating: boolean
  }
  banner: {
    id?: Text
    label: Text
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    variant: 'solid' | 'soft'
    icon?: Text
    dismissible: boolean
    remember: number
    sticky: boolean
    closeLabel: Text
  }
  breadcrumbs: {
    label: Text
    separator: Text
  }
  "breadcrumbs.item": {
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    icon?: Text
    label?: Text
    current?: boolean
  }
  button: {
    variant: 'solid' | 'soft' | 'outline' | 'ghost' | 'link'
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    size: 'sm' | 'md' | 'lg'
    type: 'button' | 'submit' | 'reset'
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    icon?: Text
    trailing?: Text
    loading: boolean
    disabled: boolean
    label?: Text
    block: boolean
    opens?: Text
    closes?: Text
    toggles?: Text
  }
  calendar: {
    month?: Text | Record<string, unknown>
    events?: unknown[]
    dayHref?: (day: string) => string | null
    monthHref?: (month: string) => string
    param: Text
    min?: Text | Record<string, unknown>
    max?: Text | Record<string, unknown>
    weekStart?: number
    locale?: Text
    zone?: Text
    now?: Text | number | Record<string, unknown>
    level: 1 | 2 | 3 | 4 | 5 | 6
    previousLabel: Text
    nextLabel: Text
    todayLabel: Text
  }
  carousel: {
    label?: Text
    columns: 1 | 2 | 3 | 4
    gap: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl'
    dots: boolean
    previousLabel: Text
    nextLabel: Text
    slideLabel: Text
    carouselLabel: Text
    slideName: Text
  }
  "carousel.slide": {
    label?: Text
  }
  chart: {
    type: 'bar' | 'line' | 'area' | 'donut' | 'sparkline'
    caption?: Text
    hideCaption: boolean
    description?: Text
    labels?: unknown[]
    values?: unknown[]
    series?: unknown[]
    stacked: boolean
    orientation: 'vertical' | 'horizontal'
    curve: 'smooth' | 'linear' | 'step'
    zero: boolean
    legend?: boolean
    total?: Text
    format: 'number' | 'currency' | 'percent'
    currency?: Text
    locale?: Text
    size: 'sm' | 'md' | 'lg'
    empty: Text
    hideTable: boolean
    tableLabel: Text
  }
  checkbox: {
    name?: Text
    value: Text | number
    checked?: boolean
    label?: Text
    description?: Text
    error?: Text
    indeterminate: boolean
    required: boolean
    disabled: boolean
    id?: Text
  }
  "checkbox.group": {
    name?: Text
    legend?: Text
    options?: unknown[] | Record<string, unknown>
    optionValue: Text
    optionLabel: Text
    value?: Text | number | unknown[]
    description?: Text
    error?: Text
    orientation: 'vertical' | 'horizontal'
    selectAll: boolean
    selectAllLabel: Text
    required: boolean
    disabled: boolean
    id?: Text
  }
  code: {
    value?: Text
    language?: Text
    title?: Text
    icon?: Text
    numbers: boolean
    start: number
    mark?: Text
    copyable: boolean
    label: Text
    copyLabel: Text
    copiedLabel: Text
  }
  color: {
    name?: Text
    legend?: Text
    options?: unknown[] | Record<string, unknown>
    value?: Text
    custom: boolean
    customLabel: Text
    description?: Text
    error?: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  combobox: {
    name?: Text
    options?: unknown[] | Record<string, unknown>
    optionValue: Text
    optionLabel: Text
    src?: Text
    value?: Text | number | boolean | unknown[]
    placeholder?: Text
    multiple: boolean
    creatable: boolean
    label?: Text
    description?: Text
    error?: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    emptyLabel: Text
    loadingLabel: Text
    failedLabel: Text
    createLabel: Text
    invalidLabel: Text
    removeLabel: Text
    id?: Text
  }
  command: {
    id?: Text
    label: Text
    placeholder: Text
    keys: Text
    src?: Text
    emptyLabel: Text
    loadingLabel: Text
    failedLabel: Text
    closeLabel: Text
  }
  "command.group": {
    title?: Text
  }
  "command.item": {
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    method: 'get' | 'post' | 'put' | 'patch' | 'delete'
    opens?: Text
    icon?: Text
    keywords?: Text
    keys?: Text
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    current?: boolean
    disabled: boolean
  }
  compare: {
    before?: Text
    after?: Text
    beforeAlt?: Text
    afterAlt?: Text
    beforeLabel: Text
    afterLabel: Text
    label: Text
    value: number
    ratio: '1/1' | '4/3' | '3/2' | '16/9' | '21/9' | '3/4'
  }
  confirm: {
    id?: Text
    title: Text
    description?: Text
    label: Text
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    cancelLabel: Text
  }
  "context-menu": {
    menu?: Text
  }
  date: {
    name?: Text
    value?: Text | number | Record<string, unknown> | unknown[]
    range: boolean
    picker: 'native' | 'calendar' | 'fields'
    min?: Text | number | Record<string, unknown>
    max?: Text | number | Record<string, unknown>
    disabledDays?: unknown[]
    presets?: Record<string, unknown>
    locale?: Text
    zone?: Text
    weekStart?: number
    label?: Text
    description?: Text
    error?: Text
    startLabel: Text
    endLabel: Text
    dayLabel: Text
    monthLabel: Text
    yearLabel: Text
    calendarLabel: Text
    previousLabel: Text
    nextLabel: Text
    disabledMessage: Text
    impossibleMessage: Text
    orderMessage: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  "dock.item": {
    icon?: Text
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    badge?: Text
    current?: boolean
    section: boolean
  }
  drawer: {
    id?: Text
    title?: Text
    description?: Text
    side: 'start' | 'end' | 'top' | 'bottom'
    size: 'sm' | 'md' | 'lg'
    dismissible: boolean
    open: boolean
    closeLabel: Text
  }
  dropdown: {
    id?: Text
    label?: Text
    icon?: Text
    trailing: Text
    square: boolean
    position: 'bottom' | 'top' | 'start' | 'end'
    align: 'start' | 'center' | 'end'
    variant: 'solid' | 'soft' | 'outline' | 'ghost' | 'link'
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    size: 'sm' | 'md' | 'lg'
    disabled: boolean
  }
  "dropdown.checkbox": {
    name?: Text
    value: Text | number
    checked?: boolean
    disabled: boolean
    id?: Text
  }
  "dropdown.group": {
    title?: Text
  }
  "dropdown.heading": {}
  "dropdown.item": {
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    method: 'get' | 'post' | 'put' | 'patch' | 'delete'
    opens?: Text
    icon?: Text
    trailing?: Text
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    current?: boolean
    disabled: boolean
  }
  "dropdown.radio": {
    name?: Text
    value?: Text | number
    checked?: boolean
    disabled: boolean
    id?: Text
  }
  "dropdown.separator": {}
  errors: {
    title: Text
    only?: unknown[]
    level: 2 | 3 | 4 | 5 | 6
    autofocus?: boolean
    id?: Text
  }
  field: {
    name?: Text
    label?: Text
    description?: Text
    hint?: Text
    error?: Text
    required: boolean
    orientation: 'vertical' | 'horizontal'
    id?: Text
  }
  "field.description": {
    id?: Text
  }
  "field.error": {
    message?: Text
    name?: Text
    all: boolean
    id?: Text
  }
  "field.label": {
    required?: boolean
    hint?: Text
    hidden: boolean
  }
  file: {
    name?: Text
    accept?: Text
    multiple: boolean
    label?: Text
    description?: Text
    error?: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  "footer.group": {
    title?: Text
    level: 2 | 3 | 4 | 5 | 6
  }
  "footer.item": {
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    current?: boolean
  }
  form: {
    action?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    method: 'get' | 'post' | 'put' | 'patch' | 'delete'
    csrf: boolean
    values?: Record<string, unknown>
    errors?: Record<string, unknown>
    novalidate: boolean
    files: boolean
    once: boolean
    columns: 1 | 2 | 3
    id?: Text
  }
  gallery: {
    label?: Text
    columns: 2 | 3 | 4 | 5 | 6
    ratio: '1/1' | '4/3' | '3/2' | '16/9' | '3/4'
    gap: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl'
    closeLabel: Text
    previousLabel: Text
    nextLabel: Text
  }
  "gallery.item": {
    src?: Text
    href?: Text
    alt?: Text
    caption?: Text
  }
  icon: {
    name?: Text
    size: 'sm' | 'md' | 'lg'
    label?: Text
    icons: Record<string, unknown>
  }
  indicator: {
    count?: number | Text
    max: number
    showZero: boolean
    show: boolean
    label?: Text
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    size: 'sm' | 'md'
    position: 'top-end' | 'top-start' | 'bottom-end' | 'bottom-start'
  }
  input: {
    name?: Text
    type: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'number' | 'date' | 'time' | 'datetime-local' | 'month' | 'week' | 'color' | 'range' | 'file' | 'hidden'
    value?: Text | number | Record<string, unknown>
    placeholder?: Text
    label?: Text
    description?: Text
    error?: Text
    icon?: Text
    trailing?: Text
    prefix?: Text
    suffix?: Text
    clearable: boolean
    viewable: boolean
    copyable: boolean
    clearLabel: Text
    viewLabel: Text
    copyLabel: Text
    copiedLabel: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  kbd: {
    keys?: Text
    size: 'sm' | 'md'
    thenLabel: Text
    names: Record<string, unknown>
  }
  link: {
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    external: boolean
    externalLabel: Text
    current?: boolean
    variant: 'inline' | 'subtle' | 'plain'
  }
  "list.item": {
    title?: Text
    description?: Text
    icon?: Text
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    current?: boolean
  }
  "menu.item": {
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    current?: boolean
    section: boolean
  }
  "menu.link": {
    title?: Text
    description?: Text
    icon?: Text
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    current?: boolean
  }
  "menu.panel": {
    id?: Text
    label?: Text
    columns: 1 | 2 | 3
  }
  meter: {
    label?: Text
    value?: number
    min: number
    max: number
    low?: number
    high?: number
    optimum?: number
    showValue: boolean
    valueText?: Text
    hideLabel: boolean
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    size: 'sm' | 'md' | 'lg'
  }
  modal: {
    id?: Text
    title?: Text
    description?: Text
    size: 'sm' | 'md' | 'lg' | 'full'
    dismissible: boolean
    open: boolean
    alert: boolean
    closeLabel: Text
  }
  "modal.footer": {
    justify: 'start' | 'end' | 'between'
  }
  "modal.header": {
    title?: Text
    description?: Text
    close: boolean
    level: 1 | 2 | 3 | 4 | 5 | 6
  }
  "nav.item": {
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    icon?: Text
    badge?: Text
    current?: boolean
    section: boolean
  }
  navbar: {
    id?: Text
    menuLabel: Text
    sticky: boolean
  }
  number: {
    name?: Text
    value?: Text | number
    min?: number
    max?: number
    step?: number
    increment?: number
    format: 'number' | 'currency' | 'percent'
    currency?: Text
    unit?: Text
    locale?: Text
    placeholder?: Text
    label?: Text
    description?: Text
    error?: Text
    icon?: Text
    buttons: boolean
    decreaseLabel: Text
    increaseLabel: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  otp: {
    name?: Text
    value?: Text | number
    length: 4 | 5 | 6 | 7 | 8
    characters: 'numeric' | 'alphanumeric'
    label?: Text
    description?: Text
    error?: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  pagination: {
    paginator?: unknown[] | Record<string, unknown>
    page?: number
    pages?: number
    urlFor?: (page: number) => string
    variant: 'full' | 'simple'
    siblings: 0 | 1 | 2 | 3
    justify: 'start' | 'center' | 'end' | 'between'
    label: Text
    summary: Text
    positionLabel: Text
    pageLabel: Text
    previousLabel: Text
    nextLabel: Text
  }
  progress: {
    label?: Text
    value?: number
    max: number
    showValue: boolean
    valueText?: Text
    hideLabel: boolean
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    size: 'sm' | 'md' | 'lg'
  }
  "progress.circle": {
    label?: Text
    value?: number
    max: number
    showValue: boolean
    valueText?: Text
    hideLabel: boolean
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    size: 'sm' | 'md' | 'lg'
  }
  radio: {
    name?: Text
    value?: Text | number
    checked?: boolean
    label?: Text
    description?: Text
    error?: Text
    required: boolean
    disabled: boolean
    id?: Text
  }
  "radio.group": {
    name?: Text
    legend?: Text
    options?: unknown[] | Record<string, unknown>
    optionValue: Text
    optionLabel: Text
    value?: Text | number | boolean
    description?: Text
    error?: Text
    orientation: 'vertical' | 'horizontal'
    variant: 'list' | 'cards' | 'segmented'
    required: boolean
    disabled: boolean
    id?: Text
  }
  rating: {
    name?: Text
    legend?: Text
    value?: number
    max: number
    readonly: boolean
    text: Text
    description?: Text
    error?: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  select: {
    name?: Text
    options?: unknown[] | Record<string, unknown>
    optionValue: Text
    optionLabel: Text
    value?: Text | number | boolean | unknown[]
    placeholder?: Text
    multiple: boolean
    label?: Text
    description?: Text
    error?: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  shell: {
    id?: Text
    layout: 'sidebar' | 'header' | 'auth'
    collapsible: boolean
    collapsed?: boolean
    menuLabel: Text
    collapseLabel: Text
    skipLabel: Text
  }
  "shell.footer": {}
  "shell.header": {
    sticky: boolean
  }
  "shell.main": {
    as: 'main' | 'div'
    id?: Text
    padding: 'none' | 'sm' | 'md' | 'lg'
  }
  "shell.sidebar": {
    closeLabel: Text
  }
  "sidebar.group": {
    title?: Text
  }
  "sidebar.item": {
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    icon?: Text
    badge?: Text
    current?: boolean
    section: boolean
    open?: boolean
  }
  "skip-link": {
    href: Text
    label: Text
  }
  slider: {
    name?: Text
    value?: Text | number | Record<string, unknown> | unknown[]
    range: boolean
    min: number
    max: number
    step: number
    marks?: unknown[] | Record<string, unknown>
    output: boolean
    format: 'number' | 'currency' | 'percent'
    currency?: Text
    unit?: Text
    locale?: Text
    label?: Text
    minLabel: Text
    maxLabel: Text
    description?: Text
    error?: Text
    disabled: boolean
    id?: Text
  }
  splitter: {
    id?: Text
    label?: Text
    value: number
    min: number
    max: number
  }
  stat: {
    label?: Text
    value?: Text
    change?: Text
    direction: 'up' | 'down' | 'none'
    meaning?: 'good' | 'bad' | 'neutral'
    description?: Text
    icon?: Text
    size: 'sm' | 'md' | 'lg'
    upLabel: Text
    downLabel: Text
  }
  stepper: {
    current: number
    label: Text
    orientation: 'horizontal' | 'vertical'
    doneLabel: Text
  }
  "stepper.step": {
    title?: Text
    description?: Text
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    status?: 'done' | 'now' | 'later'
  }
  switch: {
    name?: Text
    value: Text | number
    checked?: boolean
    label?: Text
    description?: Text
    error?: Text
    required: boolean
    disabled: boolean
    id?: Text
  }
  table: {
    caption?: Text
    hideCaption: boolean
    rows?: unknown[] | Record<string, unknown>
    columns?: unknown[] | Record<string, unknown>
    sort?: Text
    sortParam: Text
    variant: 'outline' | 'plain'
    dense: boolean
    striped: boolean
    sticky: boolean
    stacked: boolean
    rowHref?: (row: any) => string | null
    selectable: boolean
    rowKey: Text
    selectName: Text
    selected?: unknown[]
    selectLabel: Text
    selectAllLabel: Text
    locale?: Text
    zone?: Text
    currency?: Text
    yesLabel: Text
    noLabel: Text
    filters?: unknown[]
    filtered?: boolean
    noResults: Text
    resetLabel: Text
    empty: Text
  }
  "table.bulk": {
    action?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    method: 'get' | 'post' | 'put' | 'patch' | 'delete'
    countLabel: Text
    clearLabel: Text
    id?: Text
  }
  "table.column": {
    label?: Text
    name?: Text
    format?: 'date' | 'time' | 'datetime' | 'relative' | 'number' | 'currency' | 'percent' | 'boolean' | ((value: any, row: any) => unknown)
    formatOptions?: Record<string, unknown>
    currency?: Text
    width?: 'min' | 'xs' | 'sm' | 'md' | 'lg' | 'xl'
    align?: 'start' | 'center' | 'end'
    numeric: boolean
    rowHeader: boolean
    hideLabel: boolean
    sortable: boolean
    sort?: 'asc' | 'desc'
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
  }
  "table.row": {
    value?: Text | number
    label?: Text
    selected: boolean
    linked: boolean
  }
  tabs: {
    label?: Text
    value?: Text
    variant: 'line' | 'pill'
    orientation: 'horizontal' | 'vertical'
    activation: 'auto' | 'manual'
    param?: Text
    level: 1 | 2 | 3 | 4 | 5 | 6
    id?: Text
  }
  "tabs.panel": {
    value?: Text
    id?: Text
  }
  "tabs.tab": {
    value?: Text
    icon?: Text
    label?: Text
    disabled: boolean
  }
  tags: {
    name?: Text
    value?: Text | unknown[]
    placeholder?: Text
    label?: Text
    description?: Text
    error?: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    removeLabel: Text
    addedLabel: Text
    removedLabel: Text
    id?: Text
  }
  textarea: {
    name?: Text
    value?: Text | number | Record<string, unknown>
    placeholder?: Text
    label?: Text
    description?: Text
    error?: Text
    rows: number
    resize: 'vertical' | 'none'
    autosize: boolean
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  theme: {
    label: Text
    lightLabel: Text
    darkLabel: Text
    systemLabel: Text
    toggleLabel: Text
    named: boolean
    toggle: boolean
    size: 'sm' | 'md' | 'lg'
  }
  time: {
    value?: number | Text | Record<string, unknown>
    format: 'date' | 'time' | 'datetime' | 'relative'
    length: 'short' | 'medium' | 'long' | 'full'
    locale?: Text
    zone?: Text
    now?: number | Text | Record<string, unknown>
  }
  toast: {
    title?: Text
    description?: Text
    color: 'primary' | 'neutral' | 'danger' | 'success' | 'warning' | 'info'
    icon?: Text
    duration?: number
    dismissible: boolean
    closeLabel: Text
  }
  "toast.region": {
    position: 'bottom-end' | 'bottom-center' | 'bottom-start' | 'top-end' | 'top-center' | 'top-start'
    duration: number
    max: number
    flash: boolean | Text | unknown[]
    label: Text
  }
  toggle: {
    name?: Text
    value: Text | number
    pressed?: boolean
    label?: Text
    icon?: Text
    variant: 'outline' | 'ghost'
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  "toggle.group": {
    name?: Text
    legend?: Text
    hideLegend: boolean
    options?: unknown[] | Record<string, unknown>
    value?: Text | number | boolean | unknown[]
    multiple: boolean
    description?: Text
    error?: Text
    variant: 'outline' | 'ghost'
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
  tooltip: {
    text?: Text
    position: 'top' | 'bottom' | 'start' | 'end'
    delay: number
    keys?: Text
    id?: Text
  }
  "tree.item": {
    title?: Text
    icon?: Text
    badge?: Text
    open?: boolean
    href?: Text
    route?: Text
    routeParams?: unknown[] | Record<string, unknown>
    routeOptions?: Record<string, unknown>
    current?: boolean
  }
  upload: {
    name?: Text
    label?: Text
    description?: Text
    accept?: Text
    multiple: boolean
    maxSize?: Text | number
    maxFiles?: number
    url?: Text
    variant: 'zone' | 'avatar'
    src?: Text
    prompt: Text
    tooLargeText: Text
    wrongTypeText: Text
    folderText: Text
    tooManyText: Text
    failedText: Text
    uploadedText: Text
    progressLabel: Text
    removeLabel: Text
    locale?: Text
    error?: Text
    size: 'sm' | 'md' | 'lg'
    required: boolean
    disabled: boolean
    id?: Text
  }
}

/** The props of a component, as its template declares them. */
export type PropsOf<Name extends keyof Props> = Props[Name]
