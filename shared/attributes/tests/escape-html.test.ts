import { escapeHtml, escapeAngleBrackets } from '../escape-html';

it( 'escapeHtml escapes text once, for use in HTML and in double-quoted attributes', () => {
	expect( escapeAngleBrackets( '&lt; <b> "1"' ) ).toBe(
		'&amp;lt; &lt;b&gt; "1"'
	);
	expect( escapeHtml( '<a b="&">' ) ).toBe( '&lt;a b=&quot;&amp;&quot;&gt;' );
} );
