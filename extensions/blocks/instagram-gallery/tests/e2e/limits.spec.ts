import { createPost, expect, php, platformUrl, siteUrl, test } from '#e2e';
import { account, beginAnew, files, known, markup, refresh } from './support';

beginAnew();

/** A token from elsewhere that the mock of Instagram accepts. */
const token = ( name: string ) => `IGQVJ${ name }${ 'x'.repeat( 30 ) }`;

/** Saves a post as an editor or author; resolves with the references in it. */
const save = async (
	tokens: readonly string[],
	{ status = 'draft', author = 'author' as 'author' | 'admin' } = {}
): Promise< string[] > => {
	const id = await createPost( {
		content: tokens
			.map( ( accessToken ) => markup( { accessToken } ) )
			.join( '\n' ),
		status,
		author,
	} );
	const saved = await php< string >(
		`return get_post( $input )->post_content;`,
		id
	);
	expect( saved ).not.toContain( 'IGQVJ' );
	return saved.match( /account-[0-9a-f]{16}/g ) ?? [];
};

const invented = ( count: number, name = 'invented' ) =>
	Array.from( { length: count }, ( _, index ) =>
		token( `${ name }${ index }x` )
	);

const sweep = () =>
	php(
		`wp_cache_flush(); \\Dovetail\\Instagram_Gallery\\Gallery::sweep(); return 1;`
	);

/** Makes an account look as if it was last used an hour ago. */
const ageAccount = ( reference: string ) =>
	php(
		`\\Dovetail\\Instagram_Gallery\\Accounts::change( $input, array( 'used' => time() - HOUR_IN_SECONDS ) ); return 1;`,
		reference
	);

test( 'a draft with 21 invented tokens leaves the accounts and pictures of other users alone', async () => {
	const [ shown = '' ] = await save( [ token( 'editor' ) ], {
		status: 'publish',
		author: 'admin',
	} );
	await refresh( shown );
	const [ waiting = '' ] = await save( [ token( 'waiting' ) ], {
		author: 'admin',
	} );
	await ageAccount( shown );
	await ageAccount( waiting );
	await save( invented( 21 ) );
	await sweep();
	expect( await account( shown ) ).toMatchObject( {
		token: token( 'editor' ),
	} );
	expect( await account( waiting ) ).toMatchObject( {
		token: token( 'waiting' ),
	} );
	expect( await files( shown ) ).toHaveLength( 24 );
	expect( ( await known( shown ) ).posts ).toHaveLength( 12 );
} );

test( 'a token that was never accepted does not take the place of the same author’s accepted token', async () => {
	const [ mine = '' ] = await save( [ token( 'mine' ) ] );
	await refresh( mine );
	await ageAccount( mine );
	await save( invented( 21 ) );
	await sweep();
	expect( await account( mine ) ).toMatchObject( { token: token( 'mine' ) } );
	expect( await files( mine ) ).toHaveLength( 24 );
	expect(
		await php< number >(
			`return count( array_filter( \\Dovetail\\Instagram_Gallery\\Accounts::all(), static fn( $one ) => 'post' === $one['kind'] ) );`
		)
	).toBe( 20 );
} );

test( 'a new token is left out of a post when all 20 accounts of its author are accepted', async () => {
	const references = await save( invented( 20, 'real' ) );
	expect( references ).toHaveLength( 20 );
	await php(
		`foreach ( $input as $reference ) { \\Dovetail\\Instagram_Gallery\\Tokens::accept( $reference ); } return 1;`,
		references
	);
	expect( await save( [ token( 'more' ) ] ) ).toEqual( [] );
	expect( await account( references[ 0 ] ) ).not.toBeNull();
	expect(
		await save( [ token( 'more' ) ], { author: 'admin' } )
	).toHaveLength( 1 );
} );

test( 'accounts from the platform replace only accounts of the same user that no published post shows', async () => {
	const add = ( name: string, user: string ) =>
		php< string >(
			`wp_set_current_user( get_user_by( 'login', $input[1] )->ID );
			return \\Dovetail\\Instagram_Gallery\\Accounts::add_of_platform( $input[0], 'token-' . $input[0] );`,
			[ name, user ]
		);
	const other = await add( 'other', 'admin' );
	const published = await add( 'published', 'author' );
	const unused = await add( 'unused', 'author' );
	for ( const reference of [ other, published, unused ] ) {
		await ageAccount( reference );
	}
	await createPost( { content: markup( { accessToken: published } ) } );
	const added: string[] = [];
	for ( let index = 0; index < 19; index++ ) {
		added.push( await add( `more.${ index }`, 'author' ) );
	}
	expect( added ).not.toContain( '' );
	expect( await account( other ) ).not.toBeNull();
	expect( await account( published ) ).not.toBeNull();
	expect( await account( unused ) ).toBeNull();
} );

test( 'a token that Instagram never accepted is not reported to the site owner', async () => {
	const [ reference = '' ] = await save( [ token( 'revoked' ) ] );
	const mails = await php< string[] >(
		`$GLOBALS['caught'] = array();
		$catch = static function ( $done, $mail ) { $GLOBALS['caught'][] = $mail['subject']; return true; };
		add_filter( 'pre_wp_mail', $catch, 99, 2 );
		\\Dovetail\\Instagram_Gallery\\Gallery::refresh_later( $input );
		remove_filter( 'pre_wp_mail', $catch, 99 );
		return $GLOBALS['caught'];`,
		reference
	);
	expect( await account( reference ) ).toMatchObject( {
		refused: expect.any( Number ),
	} );
	expect( mails ).toEqual( [] );
} );

test( 'the name of an unknown account is not added to WordPress’s list of missing options', async () => {
	expect(
		await php< string[] >( `
			for ( $number = 0; $number < 5; $number++ ) {
				\\Dovetail\\Instagram_Gallery\\Gallery::for_page( sprintf( 'account-%016x', $number ) );
			}
			return preg_grep( '~instagram_gallery_account~', array_keys( (array) wp_cache_get( 'notoptions', 'options' ) ) );` )
	).toEqual( [] );
} );

test( 'a site without upload space says so to the author, stores no pictures, and asks Instagram again after ten minutes', async () => {
	const outcome = await php< {
		status: number;
		data: { code?: string; message?: string };
		isAskedAgain: boolean;
	} >( `
		wp_set_current_user( get_user_by( 'login', 'author' )->ID );
		$full = static fn() => 0;
		add_filter( 'upload_size_limit', $full, 99 );
		$request = new WP_REST_Request( 'GET', '/wpcom/v2/instagram-gallery/gallery' );
		$request->set_query_params( array( 'access_token' => \\Dovetail\\Instagram_Gallery\\Accounts::owner( true ), 'count' => 30 ) );
		$answer = rest_do_request( $request );
		$GLOBALS['asked_again'] = false;
		$look = static function ( $pre ) { $GLOBALS['asked_again'] = true; return $pre; };
		add_filter( 'pre_http_request', $look );
		\\Dovetail\\Instagram_Gallery\\Gallery::refresh_later( \\Dovetail\\Instagram_Gallery\\Accounts::owner( true ) );
		remove_filter( 'pre_http_request', $look );
		remove_filter( 'upload_size_limit', $full, 99 );
		return array( 'status' => $answer->get_status(), 'data' => $answer->get_data(), 'isAskedAgain' => $GLOBALS['asked_again'] );` );
	expect( outcome.status ).toBe( 413 );
	expect( outcome.data ).toMatchObject( {
		code: 'storage_full',
		message:
			'This site does not have enough upload space left. Delete files from the media library, or ask your network administrator for more space.',
	} );
	expect( outcome.isAskedAgain ).toBe( false );
	expect( await files() ).toEqual( [] );
	const html = await ( await fetch( `${ siteUrl() }/` ) ).text();
	expect( html ).not.toContain( 'upload space' );
} );

test( 'a picture above the largest file that the site allows is not stored', async () => {
	expect(
		await php< [ string, string[] ] >(
			`$limit = static fn() => $input['limit'];
			add_filter( 'upload_size_limit', $limit, 99 );
			$reference = 'account-0123456789abcdef';
			$copies    = \\Dovetail\\Instagram_Gallery\\Pictures::fetch( $reference, array( 'id' => '1', 'source' => $input['source'] ) );
			remove_filter( 'upload_size_limit', $limit, 99 );
			$files = array_map( 'basename', (array) glob( wp_upload_dir()['basedir'] . '/dovetail-blocks/instagram/' . $reference . '/*' ) );
			\\Dovetail\\Instagram_Gallery\\Pictures::keep( $reference, array() );
			return array( is_wp_error( $copies ) ? $copies->get_error_code() : ( $copies ? 'stored' : 'none' ), $files );`,
			{
				limit: 100,
				source: `${ platformUrl() }/services/instagram/pictures/1`,
			}
		)
	).toEqual( [ 'media_too_large', [] ] );
} );
