/** The stylesheets of the library, its tokens first. */
declare module 'site:styles'
/** The client scripts of the library. */
declare module 'site:scripts'
