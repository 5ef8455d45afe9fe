import { createPost, expect, php, siteUrl, test } from '#e2e';

const MARKDOWN =
	'<!-- wp:dovetail/markdown {"source":"# Quinceloaf\\n\\nif (a \\u003c b), *knead*"} -->\n<div class="wp-block-dovetail-markdown"><h1>Quinceloaf</h1>\n<p>if (a &lt; b), <em>knead</em></p></div>\n<!-- /wp:dovetail/markdown -->';

const textOf = ( html: string ) =>
	html
		.replace( /<[^>]*>/g, ' ' )
		.replace( /&lt;|&#60;/g, '<' )
		.replace( /\s+/g, ' ' )
		.trim();

/** Asks WordPress's REST API as a visitor. */
const rest = async < Value >( query: string ) =>
	( await (
		await fetch( `${ siteUrl() }/?rest_route=/wp/v2/posts${ query }` )
	).json() ) as Value;

for ( const [ where, content ] of [
	[ 'alone', MARKDOWN ],
	[
		'in a group',
		`<!-- wp:group -->\n<div class="wp-block-group">${ MARKDOWN }</div>\n<!-- /wp:group -->`,
	],
] as const ) {
	test( `a Markdown block ${ where } is in the excerpt, the feed and the search results of its post`, async () => {
		const title = `Rye ${ where }`;
		const id = await createPost( { content, title } );
		const text = 'Quinceloaf if (a < b), knead';
		const post = await rest< { excerpt: { rendered: string } } >(
			`/${ id }`
		);
		expect( textOf( post.excerpt.rendered ) ).toBe( text );
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
		const found = await rest< { id: number }[] >( '&search=quinceloaf' );
		expect( found.map( ( each ) => each.id ) ).toContain( id );
	} );
}

test( 'an excerpt leaves out captions, facts and forms of all other blocks, which the search finds', async () => {
	const [ inExcerpt, notFound ] = await php< [ string[], string[] ] >(
		`$in_excerpt = array();
		$not_found  = array();
		foreach ( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $name ) {
			if ( 0 !== strpos( $name, 'dovetail/' ) ) {
				continue;
			}
			$block = substr( $name, 9 );
			$word  = 'quince' . md5( $name );
			$id    = wp_insert_post( wp_slash( array(
				'post_title'   => 'Rye',
				'post_content' => "<!-- wp:paragraph -->\n<p>Bread.</p>\n<!-- /wp:paragraph --><!-- wp:$name -->\n<div class='wp-block-dovetail-$block'>$word</div>\n<!-- /wp:$name -->",
				'post_status'  => 'publish',
			) ) );
			if ( 'Bread.' !== trim( get_the_excerpt( $id ) ) ) {
				$in_excerpt[] = $name;
			}
			$query = new WP_Query( array( 's' => $word, 'fields' => 'ids' ) );
			if ( array( $id ) !== $query->posts ) {
				$not_found[] = $name;
			}
		}
		return array( $in_excerpt, $not_found );`
	);
	expect( inExcerpt ).toEqual( [ 'dovetail/markdown' ] );
	expect( notFound ).toEqual( [] );
} );
