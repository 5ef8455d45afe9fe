import {
	axeWithin,
	connectionRow,
	expect,
	isBefore,
	php,
	screenshot,
	siteUrl,
	test,
	visitConnections,
} from '#e2e';

const PAGE = '/wp-admin/admin.php?page=dovetail-blocks';
const KEY = '0123456789abcdef0123456789abcdef-us21';

test.afterEach( () =>
	php(
		`delete_option( \\Dovetail\\Connections\\Connections::option_name( 'mailchimp' ) ); return 1;`
	)
);

test( 'after connecting each service, an owner sees the service’s state but never its key', async ( {
	admin,
	pageAs,
	troubles,
} ) => {
	const { page } = admin;
	await visitConnections( page, 'mailchimp' );
	const row = connectionRow( page, 'Mailchimp' );
	await expect( row.getByText( 'Not connected' ) ).toBeVisible();
	const field = row.getByLabel( 'Mailchimp key', { exact: true } );
	for ( const [ entered, said ] of [
		[ 'no key', 'The Mailchimp key was not saved' ],
		[ `${ KEY } `, 'A value is stored.' ],
	] as const ) {
		await expect( field ).toBeFocused();
		await field.fill( entered );
		await row.getByRole( 'button', { name: 'Save' } ).click();
		await expect( row ).toContainText( said );
		await expect( field ).toHaveValue( '' );
	}
	if ( ! isBefore( '7.0' ) ) {
		await page.goto( '/wp-admin/options-connectors.php' );
		await expect(
			page.getByText( 'Mailchimp', { exact: true } ).first()
		).toBeVisible();
		await visitConnections( page, 'mailchimp' );
		await expect( row ).toContainText( 'A value is stored.' );
	}
	expect( await page.content() ).not.toContain( KEY );
	expect(
		await php(
			`return \\Dovetail\\Connections\\Connections::key( 'mailchimp' );`
		)
	).toBe( KEY );
	expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual( [] );
	for ( const tab of [ 'services', 'blocks', 'mail', 'privacy' ] ) {
		await page.goto( `${ siteUrl() }${ PAGE }&tab=${ tab }` );
		expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual(
			[]
		);
		await screenshot( page, `settings-${ tab }`, { fullPage: true } );
	}
	await page.locator( '#dovetail-blocks-calls + details > summary' ).click();
	await expect(
		page.getByRole( 'row', { name: /localized-week/ } )
	).toContainText( 'this site' );
	const author = await pageAs( 'author' );
	expect( ( await author.goto( siteUrl() + PAGE ) )?.status() ).toBe( 403 );
	troubles.length = 0;
} );
