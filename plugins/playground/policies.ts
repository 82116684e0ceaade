/**
 * The content security policies of the playground's two frames. They are in the HTML of the frames
 * and in their headers, because a host can send a stricter policy for all pages. Scripts add what
 * depends on the URL of the site: the page allows no other frames, and a template loads nothing
 * but images of `/images/`.
 */
export const policies: Record<string, string> = {
  // Evaluates templates, and can connect to nothing.
  '/playground/renderer': [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  // Shows HTML with the library's stylesheet and scripts, and evaluates nothing.
  '/playground/result': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
}

/**
 * The sandboxes of the frames. Forms run their scripts and checks, but `form-action` keeps them
 * from being sent.
 */
export const sandboxes: Record<string, string> = {
  '/playground/renderer': 'allow-scripts',
  '/playground/result': 'allow-scripts allow-forms',
}

/**
 * Returns the policy header of a file of the site, or undefined if it has none of its own. Two parts
 * are only possible in a header: the sandbox also applies when somebody opens the frame in a tab,
 * and no other site can show the frame.
 * @param path path of the file or URL, with or without `.html`
 */
export function findPolicy(path: string): string | undefined {
  const [, name = ''] = /(\/playground\/\w+)(?:\.html)?$/.exec(path.replaceAll('\\', '/')) ?? []
  return Object.hasOwn(policies, name)
    ? `${policies[name]}; frame-ancestors 'self'; sandbox ${sandboxes[name]}`
    : undefined
}
