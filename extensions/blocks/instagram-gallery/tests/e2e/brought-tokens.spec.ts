import { createPost, expect, php, siteUrl, test } from '#e2e';
import { beginAnew, markup } from './support';

beginAnew();

test.describe( 'a post that brings a token from elsewhere', () => {
	const REAL = 'IGQVJelsewhereelsewhereelsewhereelsewhere';
	const content = markup( { accessToken: REAL, columns: 4 } );

	const stored = ( id: number ) =>
		php< string[] >(
			`global $wpdb;
			return $wpdb->get_col( $wpdb->prepare( "SELECT post_content FROM $wpdb->posts WHERE ID = %d OR post_parent = %d", $input, $input ) );`,
			id
		);

	test( 'and is already in the database is cleaned, with its revisions, when its page is viewed', async () => {
		const id = await createPost( {
			content: '<p>x</p>',
			author: 'author',
		} );
		await php(
			`global $wpdb;
			$wpdb->update( $wpdb->posts, array( 'post_content' => $input[1] ), array( 'ID' => $input[0] ) );
			$wpdb->insert( $wpdb->posts, array( 'post_content' => $input[1], 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $input[0], 'post_author' => get_post( $input[0] )->post_author, 'post_name' => $input[0] . '-revision-v1' ) );
			clean_post_cache( $input[0] );
			return 1;`,
			[ id, content ]
		);
		expect( ( await stored( id ) ).join() ).toContain( REAL );
		expect(
			await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text()
		).not.toContain( REAL );
		await php(
			`return \\Dovetail\\Instagram_Gallery\\Cleaner::clean_stored( $input );`,
			id
		);
		const after = await stored( id );
		expect( after.length ).toBeGreaterThan( 1 );
		expect( after.join() ).not.toContain( REAL );
		expect( after[ 0 ] ).toMatch( /"accessToken":"account-[0-9a-f]{16}"/ );
	} );
} );
