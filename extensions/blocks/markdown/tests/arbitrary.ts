import fc from 'fast-check';
import { renderMarkdown } from '../editor/render-markdown';
import { encodeSource } from '../rules/source';

/** Fragments of Markdown and of text that people paste. Random combinations produce all kinds of nesting. */
const PIECES = [
	...[ '# ', '## ', '- ', '1. ', '> ', '    ', '\n', '\n\n', '\t', ' ' ],
	...[ '**bold**', '_em_', '~~gone~~', '`a < b && c`', '```js\n', '```\n' ],
	...[ '[link](https://example.org/?a=1&b=2 "it’s")', '![alt "x"](/p.png)' ],
	...[ '[x](/a:b "1 > 0")', '[gallery ids="1"]', '![[audio]](/a[b].png)' ],
	...[ '| a | b |\n|:-:|--:|\n| 1 | 2 |\n', '- [ ] open\n', '- [x] done\n' ],
	...[ 'note[^1]', '\n\n[^1]: The note.\n', 'inline^[note]', '[^1]' ],
	...[ '<div class="a [b]">', '</div>', '<p>', '<b>', '<td>', '<pre>\n\n' ],
	...[ '<abbr title="it\'s [x] <y>">', '<details open>', '<!-- wp:x -->' ],
	...[ '&copy; &amp;lt; &nbsp; &#1; &#13;', 'Fish & Chips', '100 %', '%26' ],
	...[ '★ é 👩‍🚀', '\u00a0', '\u0007', '\ud83d', 'it\'s "so"', '\\', '<' ],
	...[ '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '-->' ],
];

/** Random Markdown. */
export const anyMarkdown = fc
	.array(
		fc.oneof(
			{ weight: 4, arbitrary: fc.constantFrom( ...PIECES ) },
			{ weight: 1, arbitrary: fc.string( { maxLength: 8 } ) }
		),
		{ maxLength: 14 }
	)
	.map( ( pieces ) => pieces.join( '' ) );

/** A Markdown source and its rendered HTML. */
export const narrowed = anyMarkdown.map( ( markdown ) => ( {
	source: encodeSource( markdown ),
	html: renderMarkdown( markdown ),
} ) );
