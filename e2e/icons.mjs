// Draws the bitmap icons from icon.svg: node icons.mjs. Run it after the drawing has changed.
import { readFile, writeFile } from 'node:fs/promises';
import { launch } from './support/browser.mjs';

const assets = new URL('../crates/web/assets/', import.meta.url);
const svg = await readFile(new URL('icon.svg', assets), 'utf8');
// A maskable icon may be cut to a circle: it fills the square and keeps the drawing in the middle.
const full = svg.replace('rx="112"', '').replace(/(<g transform="rotate\(-9)/, '<g transform="translate(51 51) scale(.8)">$1')
  .replace('</svg>', '</g></svg>');

const icons = [
  ['icon-192.png', 192, svg], ['icon-512.png', 512, svg], ['icon-maskable-512.png', 512, full],
  ['apple-touch-icon.png', 180, full],
];
const browser = await launch();
for (const [name, size, drawing] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`);
  await writeFile(new URL(name, assets), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
