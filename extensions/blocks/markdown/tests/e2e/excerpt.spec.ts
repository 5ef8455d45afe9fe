import { createPost, expect, siteUrl, test } from '#e2e';

const MARKDOWN =
	'<!-- wp:dovetail/markdown {"source":"# Quinceloaf\\n\\nif (a \\u003c b), *knead*"} -->\n<div class="wp-block-dovetail-markdown"><h1>Quinceloaf</h1>\n<p>if (a &lt; b), <em>knead</em></p></div>\n<!-- /wp:dovetail/markdown -->';

const textOf = ( html: string ) =>
	html
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&lt;|&#60;/g, '<' )
		.replace( /\s+/g, ' ' )
		.trim();

for ( const [ where, content ] of [
	[ 'alone', MARKDOWN ],
	[
		'in a group',
		`<!-- wp:group -->\n<div class="wp-block-group">${ MARKDOWN }</div>\n<!-- /wp:group -->`,
	],
] as const ) {
	test( `a Markdown block ${ where } is in the feed`, async () => {
		const title = `Rye ${ where }`;
		await createPost( { content, title } );
		const text = 'Quinceloaf if (a < b), knead';
		const feed = await (
			await fetch( `${ siteUrl() }/?feed=rss2` )
		).text();
		const item = feed
			.split( '<item>' )
			.find( ( part ) => part.includes( `<title>${ title }<` ) );
		expect(
			textOf(
				/<description><!\[CDATA\[(.*?)\]\]>/s.exec(
					item ?? ''
				)?.[ 1 ] ?? ''
			)
		).toBe( text );
	} );
}
