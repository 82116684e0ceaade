/** The style sheets of the library, its tokens first. */
declare module 'site:styles'
/** The client-side scripts of the library. */
declare module 'site:scripts'
