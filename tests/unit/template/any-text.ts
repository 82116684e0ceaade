import fc from 'fast-check'

/** Parts of text, HTML, JavaScript and Edge, whole and half-typed. */
// prettier-ignore
const PARTS = [
  '<', '>', '/', '=', '"', "'", '`', '@', ':', '{', '}', '(', ')', ' ', '\t', '~', '\\', '!', '-',
  '\n', '\r\n', '\r', '\u2028', '\uFEFF', 'a', 'é', '😀', '\uD83D', '&amp;', '${', '//', '/*', '*/',
  '{{', '}}', '{{{', '}}}', '{{--', '--}}', '@{{', '{{ a }}', '{{{ a }}}', '{{-- a --}}', "/'/g",
  '<!--', '-->', '<!doctype html>', '</ ', '<p>', '</p>', '<br>', '<br/>', '<path/>', '<P ', '</P',
  '<script>', '</script>', '<style', '</style>', '<textarea>', '</textarea>', '<title>', '</title>',
  '<div class="', '<input {{ a }} b={{ c }} d-{{ e }}="f" ', '<h{{ n }}>', '<{{ as }}>',
  '\n@if(a)\n', '\n@else\n', '\n@end\n', '\n@endif\n', '\n@each(b in c)~\n', '@if(', '\n@let(d = 1)\n',
  '\n  @!hero({ code: "<b>" })\n', '\n@can("a")\n', '\n@guest\n', '\n@@if(a)\n', '\n@foo(a) b', '\n@if a',
  '<x-slot name="main">', '<x-slot:footer>', '</x-slot>', '<x-foo>', '</x-foo>', '@click="e"', '@<',
  '<x-kit::card>', '</x-kit::card>', '<x-kit::button', '</x-kit::button', '@<x-kit::card>',
  '<x-kit::icon ', ' :title="a"', ' title="{{ a }}"', ' title="', " :b='", ' ::class="c"', '/>',
]
/** Texts of such parts, and of any other characters. */
export const anyText = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PARTS) }, fc.string({ maxLength: 5 })),
    {
      maxLength: 25,
    },
  )
  .map((parts) => parts.join(''))
