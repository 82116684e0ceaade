import { createTestEdge } from './unit/edge/create-test-edge.ts'
const edge = createTestEdge(); 
for (const t of [
 '@each(a in [1]) <div><x-kit::icon name="a"/></div>\n@end',
 '<p>\n<x-kit::card>{{ a </x-kit::card>\n<p>\n<b>',
 '<p>\n{{ a }\n<x-kit::icon name="a"/>\n</p>',
 '<p>{{-- a\n<x-kit::icon name="a"/>\n</p>',
 '@each(a in [1]) <div><x-kit::icon\n name="a"/></div>\n@end',
 '@each(<x-kit::icon name="a"/> in b)\n@end',
 '@each(a, <x-kit::icon name="a"/>)\n@end',
 '@if(a\n<x-kit::icon name="a"/>\n)\n@end',
 '@let(a = <x-kit::icon name="a"/>)',
 '<div @if(a) <x-kit::icon name="a"/> @end>',
 '{{ <x-kit::icon name="a"/> }}',
 '@props({ a: <x-kit::icon/> })',
 '@slot("a")\n<x-kit::icon name="a"/>\n@end',
 '<x-kit::card>\n@slot(<x-kit::icon/>)\n@end</x-kit::card>',
 '<x-kit::card {{ a.b.c }} title="a">\n</x-kit::card>',
 '@else <x-kit::icon name="a"/>',
 '@include(<x-kit::icon/>)',
]) { try { await edge.renderRaw(t, {}); console.log('OK') } catch (e: any) { console.log(e.code, e.line+':'+e.col, e.message) } }
