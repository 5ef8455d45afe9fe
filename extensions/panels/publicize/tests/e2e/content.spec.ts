import { expect, php, test } from '#e2e';

/** Returns the title and the summary that a card of a post has. */
const cardOf = ( post: {
	title?: string;
	excerpt?: string;
	content?: string;
} ) =>
	php< [ title: string, summary: string ] >(
		`kses_remove_filters();
		$id      = wp_insert_post( wp_slash( array(
			'post_title'   => $input['title'] ?? 'Rye',
			'post_excerpt' => $input['excerpt'] ?? '',
			'post_content' => $input['content'] ?? 'Bread.',
			'post_status'  => 'publish',
		) ) );
		$content = new Dovetail\\Publicize\\Content( get_post( $id ) );
		return array( $content->title, $content->summary );`,
		post
	);

test( 'a shared card keeps code with less-than signs to its end', async () => {
	expect(
		(
			await cardOf( {
				content:
					'<!-- wp:paragraph -->\n<p>if (a&lt;b) then c</p>\n<!-- /wp:paragraph -->',
			} )
		)[ 1 ]
	).toBe( 'if (a<b) then c' );
	expect(
		( await cardOf( { excerpt: 'if (a<b) then c, 20%de' } ) )[ 1 ]
	).toBe( 'if (a<b) then c, 20%de' );
} );

test( 'a shared card has a space where the post has a line break or the end of a block', async () => {
	expect(
		await cardOf( {
			title: 'Rye<br>and salt',
			content:
				'<!-- wp:paragraph -->\n<p>First<br>Second</p>\n<!-- /wp:paragraph --><!-- wp:paragraph -->\n<p>three</p>\n<!-- /wp:paragraph --><!-- wp:heading -->\n<h2 class="wp-block-heading">four</h2>\n<!-- /wp:heading -->',
		} )
	).toEqual( [ 'Rye and salt', 'First Second three four' ] );
} );

test( 'a shared card has at most 300 characters of a long post', async () => {
	const [ , summary ] = await cardOf( { excerpt: 'a<b '.repeat( 100 ) } );
	expect( summary ).toMatch( /^a<b .*…$/ );
	expect( summary.length ).toBeLessThanOrEqual( 300 );
} );
