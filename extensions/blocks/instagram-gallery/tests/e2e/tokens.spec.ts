import {
	connectionRow,
	expect,
	php,
	runPhp,
	siteUrl,
	test,
	visitConnections,
} from '#e2e';
import { beginAnew, changeAccount, fault, refresh, TOKEN } from './support';

beginAnew();

const DAY = 24 * 3600;

const RENEW = 'GET instagram:/refresh_access_token';

const now = () => Math.floor( Date.now() / 1000 );

/** Runs the daily check and the resulting jobs. */
const look = () =>
	runPhp( `
		do_action( 'dovetail_blocks_daily' );
		foreach ( \\Dovetail\\Instagram_Gallery\\Tokens::unfinished() as $job ) {
			\\Dovetail\\Instagram_Gallery\\Tokens::renew( $job[0] );
		}` );

test( 'from seven days before the token expires, the owner sees a warning until the token is renewed', async ( {
	pageAs,
} ) => {
	await refresh();
	await fault( RENEW, 'refused' );
	await changeAccount( {
		renewed: now() - 52 * DAY,
		expires: now() + 7 * DAY - 60,
	} );

	const page = await pageAs( 'administrator' );
	await page.goto( `${ siteUrl() }/wp-admin/` );
	const notice = page.locator( '.notice', { hasText: '@harbour.bakery' } );
	await expect( notice ).toContainText( 'The Instagram connection to @' );
	await expect(
		notice.getByRole( 'link', { name: 'Reconnect Instagram' } )
	).toHaveAttribute(
		'href',
		/page=dovetail-connections&connection=instagram$/
	);
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

test( 'the connection’s row shows the account but never the token', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'administrator' );
	await visitConnections( page, 'instagram' );
	const row = connectionRow( page, 'Instagram' );
	await expect( row ).toContainText( 'Connected as @harbour.bakery.' );
	expect( await page.content() ).not.toContain( TOKEN );
	await php(
		`update_option( \\Dovetail\\Connections\\Connections::option_name( 'instagram' ), 'IGAArevokedrevokedrevokedrevokedrevoked' ); return 1;`
	);
	await page.reload();
	await expect( row ).toContainText( 'Instagram rejected this token.' );
} );
