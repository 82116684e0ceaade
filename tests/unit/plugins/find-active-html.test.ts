import assert from 'node:assert/strict'
import test from 'node:test'
import { findActiveHtml } from '../../../plugins/example/find-active-html.ts'

for (const [html, found] of [
  ['<p>a</p><script>probe()</script>', '<script>'],
  ['<p><SCRIPT src="/a.js"></SCRIPT></p>', '<script>'],
  ['<svg><script>probe()</script></svg>', '<script>'],
  ['<template><b><script>probe()</script></b></template>', '<script>'],
  ['<template><b onclick="probe()">a</b></template>', 'onclick='],
  ['<style>* { color: red }</style>', '<style>'],
  ['<base href="https://b.test">', '<base>'],
  ['<iframe src="/"></iframe>', '<iframe>'],
  ['<object data="/a.svg"></object>', '<object>'],
  ['<embed src="/a.svg">', '<embed>'],
  ['<meta http-equiv="refresh" content="0;url=/">', '<meta>'],
  ['<link rel="stylesheet" href="/a.css">', '<link>'],
  ['<svg><set attributeName="href" to="javascript:probe()" /></svg>', '<set>'],
  ['<svg><animate attributeName="href" values="javascript:probe()" /></svg>', '<animate>'],
  ['<img src=x onerror=probe()>', 'onerror='],
  ['<img/src="x"/onerror=probe()>', 'onerror='],
  ['<img src="x"onerror=probe()>', 'onerror='],
  ['<b ONCLICK="probe()">a</b>', 'onclick='],
  ['<b onmadeup="probe()">a</b>', 'onmadeup='],
  ['<a href="javascript:probe()">a</a>', 'href="javascript:probe()"'],
  ['<a href=" java\nscript:probe()">a</a>', 'href="javascript:probe()"'],
  ['<a href="\u0001javascript:probe()">a</a>', 'href="javascript:probe()"'],
  ['<a href="&#106;avascript&colon;probe()">a</a>', 'href="javascript:probe()"'],
  ['<a href="JAVASCRIPT:probe()">a</a>', 'href="JAVASCRIPT:probe()"'],
  ['<a href="vbscript:probe()">a</a>', 'href="vbscript:probe()"'],
  ['<a href="data:text/html,b">a</a>', 'href="data:text/html,b"'],
  ['<a href="data:,b">a</a>', 'href="data:,b"'],
  ['<img src="data:image/svg+xml,b">', 'src="data:image/svg+xml,b"'],
  ['<svg><a xlink:href="javascript:probe()">a</a></svg>', 'xlinkhref="javascript:probe()"'],
  ['<form action="javascript:probe()"></form>', 'action="javascript:probe()"'],
  ['<button formaction="javascript:probe()">a</button>', 'formaction="javascript:probe()"'],
  ['<video poster="javascript:probe()"></video>', 'poster="javascript:probe()"'],
] as const) {
  test(`finds ${JSON.stringify(html)} [inactive-examples]`, () => {
    assert.equal(findActiveHtml(html), found)
  })
}

test('accepts HTML that runs nothing', () => {
  for (const html of [
    '<p>javascript:probe() onclick= &lt;script&gt;probe()&lt;/script&gt;</p>',
    '<b title="<script>probe()</script>" data-on="onclick=probe()">a</b>',
    '<b @click="probe()" x-on:click="probe()" hx-on:click="probe()" wire:click="probe">a</b>',
    '<a href="/javascript:probe()">a</a><a href="#data:a">b</a><a href="mailto:a@b.test">c</a>',
    '<img src="data:image/png;base64,AAAA" alt="">',
    '<!-- <script>probe()</script> --><textarea><script>probe()</script></textarea>',
  ]) {
    assert.equal(findActiveHtml(html), null, html)
  }
})
