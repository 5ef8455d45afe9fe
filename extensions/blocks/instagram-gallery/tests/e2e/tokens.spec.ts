import { createPost, expect, php, runPhp, siteUrl, test } from '#e2e';
import {
	account,
	asked,
	beginAnew,
	changeAccount,
	fault,
	markup,
	OWNER,
	refresh,
	TOKEN,
} from './support';

beginAnew();

const DAY = 24 * 3600;

const RENEW = 'GET instagram:/refresh_access_token';

const now = () => Math.floor( Date.now() / 1000 );

/** The daily look, and what it finds to do. */
const look = () =>
	runPhp( `
		do_action( 'dovetail_blocks_daily' );
		foreach ( \\Dovetail\\Instagram_Gallery\\Tokens::unfinished() as $job ) {
			\\Dovetail\\Instagram_Gallery\\Tokens::renew( $job[0] );
		}` );

test( 'a token is renewed once it is older than a day, and from then on every forty days; what was entered stays', async () => {
	await refresh();
	expect( await account() ).toMatchObject( { token: TOKEN, renewed: 0 } );
	await look();
	expect( await asked() ).not.toContain( '/refresh_access_token' );
	await changeAccount( { since: now() - DAY - 60 } );
	await look();
	const renewed = await account();
	expect( renewed?.token ).toMatch( /^IGAArenewed/ );
	expect( renewed?.expires ).toBeGreaterThan( now() + 59 * DAY );
	expect(
		await php(
			`return \\Dovetail\\Connections\\Connections::key( 'instagram' );`
		)
	).toBe( TOKEN );
	const times = async () =>
		( await asked() ).filter( ( path ) => path === '/refresh_access_token' )
			.length;
	expect( await times() ).toBe( 1 );
	await changeAccount( { renewed: now() - 39 * DAY } );
	await look();
	expect( await times() ).toBe( 1 );
	await changeAccount( { renewed: now() - 41 * DAY } );
	await look();
	expect( await times() ).toBe( 2 );
} );

test( 'a service that is down does not end a token: it is tried every day until the fiftieth and on', async () => {
	await refresh();
	await changeAccount( {
		renewed: now() - 45 * DAY,
		expires: now() + 15 * DAY,
	} );
	await fault( RENEW, 'refused' );
	await look();
	expect( await account() ).toMatchObject( { token: TOKEN, refused: 0 } );
	await fault( RENEW, null );
	await look();
	expect( ( await account() )?.token ).toMatch( /^IGAArenewed/ );
} );

test( 'the owner is warned seven days before expiry, once by email and in the admin until it is fixed', async ( {
	pageAs,
} ) => {
	await refresh();
	await fault( RENEW, 'refused' );
	const sent = async () =>
		php< { to: string; subject: string; message: string }[] >( `
			$GLOBALS['caught'] = array();
			$catch = static function ( $done, $mail ) { $GLOBALS['caught'][] = array( 'to' => $mail['to'], 'subject' => $mail['subject'], 'message' => $mail['message'] ); return true; };
			add_filter( 'pre_wp_mail', $catch, 99, 2 );
			\\Dovetail\\Instagram_Gallery\\Tokens::warn();
			remove_filter( 'pre_wp_mail', $catch, 99 );
			return $GLOBALS['caught'];` );
	await changeAccount( {
		renewed: now() - 52 * DAY,
		expires: now() + 8 * DAY,
	} );
	expect( await sent() ).toEqual( [] );
	await changeAccount( { expires: now() + 7 * DAY - 60 } );
	const [ mail, ...more ] = await sent();
	expect( more ).toEqual( [] );
	expect( mail ).toMatchObject( {
		to: 'admin@example.org',
		subject: expect.stringContaining(
			'] Your Instagram connection is about to expire'
		),
		message: expect.stringContaining( '@harbour.bakery' ),
	} );
	expect( mail?.message ).not.toContain( TOKEN );
	expect( await sent() ).toEqual( [] );

	const page = await pageAs( 'administrator' );
	await page.goto( `${ siteUrl() }/wp-admin/` );
	const notice = page.locator( '.notice', { hasText: '@harbour.bakery' } );
	await expect( notice ).toContainText( 'The Instagram connection to @' );
	await expect(
		notice.getByRole( 'link', { name: 'Reconnect Instagram' } )
	).toHaveAttribute( 'href', /page=dovetail-blocks.*instagram$/ );
	const author = await pageAs( 'author' );
	await author.goto( `${ siteUrl() }/wp-admin/` );
	await expect(
		author.locator( '.notice', { hasText: '@harbour.bakery' } )
	).toHaveCount( 0 );

	await fault( RENEW, null );
	await changeAccount( { renewed: now() - 53 * DAY } );
	await look();
	await page.reload();
	await expect( notice ).toHaveCount( 0 );
} );

test( 'a token that Instagram rejects is reported at once, and the grid stays', async () => {
	await refresh();
	const told = await php< string[] >( `
		$GLOBALS['caught'] = array();
		$catch = static function ( $done, $mail ) { $GLOBALS['caught'][] = $mail['subject']; return true; };
		add_filter( 'pre_wp_mail', $catch, 99, 2 );
		\\Dovetail\\Instagram_Gallery\\Accounts::change( '${ OWNER }', array( 'token' => 'IGAArevokedrevokedrevokedrevokedrevoked' ) );
		$name = \\Dovetail\\Instagram_Gallery\\Gallery::OPTION . '${ OWNER }';
		update_option( $name, array( 'checked' => 1 ) + get_option( $name ) );
		\\Dovetail\\Instagram_Gallery\\Gallery::refresh_later( '${ OWNER }' );
		remove_filter( 'pre_wp_mail', $catch, 99 );
		return $GLOBALS['caught'];` );
	expect( told ).toEqual( [
		expect.stringContaining( '] Instagram is disconnected' ),
	] );
	expect( await account() ).toMatchObject( {
		refused: expect.any( Number ),
	} );
	const id = await createPost( { content: markup() } );
	const html = await ( await fetch( `${ siteUrl() }/?p=${ id }` ) ).text();
	expect( html ).toContain( '__grid' );
} );

test( 'the card says whose account it is, and never the token', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'administrator' );
	await page.goto(
		`${ siteUrl() }/wp-admin/options-general.php?page=dovetail-blocks`
	);
	const card = page.getByRole( 'region', { name: 'Instagram' } );
	await expect( card ).toContainText( 'Connected as @harbour.bakery.' );
	expect( await page.content() ).not.toContain( TOKEN );
	await php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'instagram' ), 'IGAArevokedrevokedrevokedrevokedrevoked' ); return 1;`
	);
	await page.reload();
	await expect( card ).toContainText( 'Instagram rejected this token.' );
} );
