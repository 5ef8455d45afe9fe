/**
 * The elements that may be saved: what Markdown makes and what an author may write in it as HTML.
 * Each is one that `wp_kses_post` leaves alone and that loads or runs nothing, pictures aside.
 */
export const SAVED_TAGS: readonly string[] = [
	...[ 'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code' ],
	...[ 'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em' ],
	...[ 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ],
	...[ 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre' ],
	...[ 'q', 's', 'samp', 'section', 'small', 'span', 'strong', 'sub' ],
	...[ 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead' ],
	...[ 'tr', 'u', 'ul', 'var' ],
];
