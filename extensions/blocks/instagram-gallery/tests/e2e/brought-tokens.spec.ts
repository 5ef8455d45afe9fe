import { createPost, expect, php, siteUrl, test } from '#e2e';
import { beginAnew, markup, refresh } from './support';

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

	test( 'is stored with a reference in its place, and its posts are shown', async () => {
		const id = await createPost( { content, author: 'author' } );
		const [ saved = '' ] = await stored( id );
		expect( saved ).not.toContain( REAL );
		const [ reference = '' ] = /account-[0-9a-f]{16}/.exec( saved ) ?? [];
		expect( saved ).toBe( content.replace( REAL, reference ) );
		await fetch( `${ siteUrl() }/?p=${ id }` );
		await refresh( reference );
		const html = await (
			await fetch( `${ siteUrl() }/?p=${ id }` )
		).text();
		expect( html ).toContain(
			`uploads/dovetail-blocks/instagram/${ reference }/`
		);
		expect( html ).not.toContain( REAL );
	} );

	test( 'and is saved by an author who may not upload is cleaned, and its token deleted', async () => {
		const id = await php< number >(
			`wp_set_current_user( get_user_by( 'login', 'contributor' )->ID );
			return wp_insert_post( wp_slash( array( 'post_title' => 'x', 'post_content' => $input ) ) );`,
			content
		);
		const [ saved = '' ] = await stored( id );
		expect( saved ).not.toContain( 'accessToken' );
		expect(
			await php(
				`return count( \\Dovetail\\Instagram_Gallery\\Accounts::all() );`
			)
		).toBe( 1 );
	} );

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

	test( 'is cleaned however long the post is, and whatever stands around the token', async () => {
		const cases = {
			long: markup( { accessToken: REAL, note: '(long)' } ),
			named: markup( {
				note: 'wp:dovetail/instagram-gallery {x} -',
				accessToken: REAL,
			} ),
			second: markup( { columns: 2 } ) + content,
			unreadable: content.replace( '"columns":4', '"columns":' ),
			spread: content.replace( /(\{.*\}) -->/, '\n\t$1\n/-->' ),
			words: `<p>wp:dovetail/instagram-gallery {"columns":4} --></p>${ content }`,
		};
		const cleaned = await php< Record< string, string > >(
			`$long = str_repeat( 'a', 700000 );
			$user = get_user_by( 'login', 'author' )->ID;
			foreach ( $input as $name => $content ) {
				$data           = array( 'post_content' => wp_slash( str_replace( '(long)', $long, $content ) ), 'post_author' => $user );
				$input[ $name ] = str_replace( $long, '(long)', wp_unslash( \\Dovetail\\Instagram_Gallery\\Cleaner::clean_data( $data, array() )['post_content'] ) );
			}
			return $input;`,
			cases
		);
		for ( const [ name, before ] of Object.entries( cases ) ) {
			expect( before, name ).toContain( REAL );
			expect( cleaned[ name ], name ).not.toContain( REAL );
			// Nothing else is lost, but attributes that nobody can read.
			const found = /account-[0-9a-f]{16}(?!.*account-)/s.exec(
				cleaned[ name ] ?? ''
			);
			expect( cleaned[ name ], name ).toBe(
				name === 'unreadable'
					? before.replace( /\{.*\}/, '{}' )
					: before.replace( REAL, found?.[ 0 ] ?? '' )
			);
		}
	} );

	test( 'of another shape loses it', async () => {
		for ( const token of [
			'EAAGnotofinstagram',
			'"><script>',
			'account-XYZ',
			12345,
			[ 'IG' ],
		] ) {
			const id = await createPost( {
				content: markup( { accessToken: token } ),
				author: 'author',
			} );
			expect( ( await stored( id ) )[ 0 ] ).not.toContain(
				'accessToken'
			);
		}
	} );
} );
