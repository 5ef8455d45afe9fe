import {
	axeWithin,
	expect,
	isBefore,
	php,
	screenshot,
	siteUrl,
	test,
} from '#e2e';

const PAGE = '/wp-admin/admin.php?page=dovetail-blocks';
const KEY = '0123456789abcdef0123456789abcdef-us21';

test.afterEach( () =>
	php(
		`delete_option( \\Dovetail\\Connections\\Connections::option_name( 'mailchimp' ) ); return 1;`
	)
);

test( 'an owner connects each service, sees its status, and never sees the key again', async ( {
	admin,
	pageAs,
	troubles,
} ) => {
	const { page } = admin;
	await page.goto( siteUrl() + PAGE );
	const card = page.getByRole( 'region', { name: 'Mailchimp' } );
	await expect( card ).toContainText( 'Not connected.' );
	if ( isBefore( '7.0' ) ) {
		// WordPress has no screen for this key, so it is entered on the card.
		const field = card.getByLabel( 'Mailchimp key' );
		for ( const [ entered, said ] of [
			[ 'no key', 'The Mailchimp key was not changed' ],
			[ `${ KEY } `, 'A value is stored.' ],
		] as const ) {
			await field.fill( entered );
			await page.getByRole( 'button', { name: 'Save Changes' } ).click();
			await expect( card ).toContainText( said );
			await expect( field ).toHaveValue( '' );
		}
	} else {
		await card
			.getByRole( 'link', { name: 'Enter the key in Connectors' } )
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Connectors' } )
		).toBeVisible();
		await expect(
			page.getByText( 'Mailchimp', { exact: true } ).first()
		).toBeVisible();
		await php(
			`update_option( \\Dovetail\\Connections\\Connections::option_name( 'mailchimp' ), '${ KEY }' ); return 1;`
		);
		await page.goto( siteUrl() + PAGE );
		await expect(
			card.getByRole( 'link', {
				name: 'Change the key in Connectors',
			} )
		).toBeVisible();
	}
	expect( await page.content() ).not.toContain( KEY );
	expect(
		await php(
			`return \\Dovetail\\Connections\\Connections::key( 'mailchimp' );`
		)
	).toBe( KEY );
	expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual( [] );
	await screenshot( page, 'connections-1280', { fullPage: true } );
	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'connections-390', { fullPage: true } );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	await page.setViewportSize( { width: 1280, height: 900 } );
	for ( const tab of [ 'blocks', 'mail', 'privacy' ] ) {
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
