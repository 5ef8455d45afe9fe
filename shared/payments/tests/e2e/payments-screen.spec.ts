import {
	axeWithin,
	expect,
	php,
	screenshot,
	siteUrl,
	test,
	NOT_ALLOWED,
	stopped,
} from '#e2e';
import { beginAnew, payments, record } from './support';

beginAnew();

test( 'an owner reads and finds payments, and downloads them as a CSV file without formulas', async ( {
	admin,
	pageAs,
	troubles,
} ) => {
	await record(
		{
			reference: 'pi_1',
			email: 'ann@example.com',
			name: '=HYPERLINK("http://evil.example")',
			title: 'Friend of the choir',
			interval: '1 month',
			amount: 1250,
		},
		{
			reference: 'pi_2',
			amount: 123456,
			state: 'partly-refunded',
			refunded: 5000,
			mode: 'test',
		},
		{ reference: 'pi_3', state: 'pending' },
		{ reference: 'pi_4', state: 'failed', note: 'expired' },
		{
			reference: 'pi_5',
			service: 'another',
			state: 'disputed',
			currency: 'JPY',
			amount: 700,
		}
	);
	const { page } = admin;
	await page.goto( `${ siteUrl() }/wp-admin/` );
	await page.getByRole( 'link', { name: 'Payments', exact: true } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Payments', level: 1 } )
	).toBeVisible();
	const rows = page.locator( '#the-list tr' );
	await expect( rows ).toHaveCount( 3 );
	await expect( rows.nth( 2 ) ).toContainText( /12,50\s€/ );
	await expect( rows.nth( 2 ) ).toContainText(
		'=HYPERLINK("http://evil.example")'
	);
	await expect( rows.nth( 1 ) ).toContainText( 'Partly refunded' );
	await expect( rows.nth( 1 ) ).toContainText( /50,00\s€ refunded/ );
	await expect( rows.nth( 1 ) ).toContainText( '(test: no money)' );
	await expect( rows.nth( 0 ) ).toContainText( 'another' );
	await screenshot( page, 'payments-1280' );
	expect( await axeWithin( page, '#wpbody-content .wrap' ) ).toEqual( [] );
	await page.getByRole( 'link', { name: /Not finished/ } ).click();
	await expect( rows ).toHaveCount( 1 );
	await page.getByRole( 'link', { name: /Received/ } ).click();
	await page
		.getByRole( 'searchbox', { name: 'Search payments' } )
		.fill( 'ANN@' );
	await page.getByRole( 'button', { name: 'Search payments' } ).click();
	await expect( rows ).toHaveCount( 1 );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto(
		`${ siteUrl() }/wp-admin/admin.php?page=dovetail-payments`
	);
	await screenshot( page, 'payments-390' );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBeLessThanOrEqual( 390 );
	await page.setViewportSize( { width: 1280, height: 900 } );
	const link = await page
		.getByRole( 'link', { name: 'Export as CSV' } )
		.getAttribute( 'href' );
	const table = await ( await page.request.get( link ?? '' ) ).text();
	const lines = table.trim().split( '\r\n' );
	expect( lines ).toHaveLength( 4 );
	expect( lines[ 1 ] ).toContain(
		`"Paid","12.50","0.00","EUR","Friend of the choir","Every month"`
	);
	expect( lines[ 1 ] ).toContain(
		`"'=HYPERLINK(""http://evil.example"")","ann@example.com","Stripe","","pi_1"`
	);
	expect( lines[ 3 ] ).toContain(
		'"Disputed","700","0","JPY","Donation","Once"'
	);
	const author = await pageAs( 'author' );
	expect(
		(
			await author.goto(
				`${ siteUrl() }/wp-admin/admin.php?page=dovetail-payments`
			)
		)?.status()
	).toBe( 403 );
	expect(
		(
			await author.goto(
				`${ siteUrl() }/wp-admin/admin-post.php?action=dovetail_blocks_payments_export`
			)
		)?.status()
	).toBe( 403 );
	troubles.length = 0;
} );

test( 'personal data export includes payments, and erasure keeps only amount and date', async () => {
	await record(
		{
			email: 'Ann@Example.com',
			name: 'Ann Berg',
			title: 'Friend',
			interval: '1 year',
			subscription: 'sub_1',
			service_id: 'ch_1',
		},
		{ reference: 'pi_2', email: 'bob@example.com' }
	);
	const run = ( method: string ) =>
		php< {
			data?: { data: { name: string; value: string }[] }[];
			items_removed?: boolean;
			items_retained?: boolean;
			messages?: string[];
			done: boolean;
		} >(
			`return \\Dovetail\\Payments\\Payments_Privacy::${ method }( 'ann@example.com', 1 );`
		);
	const { data = [] } = await run( 'export' );
	expect(
		data.map( ( each ) => each.data.map( ( { value } ) => value ) )
	).toEqual( [
		expect.arrayContaining( [
			'Friend',
			'Ann Berg',
			'Ann@Example.com',
			'Paid',
			'Every year',
			'sub_1',
			'ch_1',
		] ),
	] );
	expect( await run( 'erase' ) ).toMatchObject( {
		items_removed: true,
		items_retained: true,
		done: true,
	} );
	expect( await payments() ).toMatchObject( [
		{ email: '', name: '', amount: 500, state: 'paid', title: 'Friend' },
		{ email: 'bob@example.com' },
	] );
	expect( await run( 'erase' ) ).toMatchObject( { items_removed: false } );
	// A repeated late report does not restore an erased person; a later payment is stored.
	await record(
		{ email: 'ann@example.com', name: 'Ann Berg' },
		{ state: 'refunded', email: 'ann@example.com' },
		{ reference: 'pi_3', email: 'ann@example.com' }
	);
	expect( await payments() ).toMatchObject( [
		{ email: '', name: '', state: 'refunded' },
		{ email: 'bob@example.com' },
		{ email: 'ann@example.com' },
	] );
	expect(
		await php(
			`return array( isset( apply_filters( 'wp_privacy_personal_data_exporters', array() )['dovetail-blocks-payments'] ), isset( apply_filters( 'wp_privacy_personal_data_erasers', array() )['dovetail-blocks-payments'] ) );`
		)
	).toEqual( [ true, true ] );
} );

test( 'nobody but an owner takes the payments away', async () => {
	expect(
		await stopped(
			'author',
			'dovetail_blocks_payments_export',
			'\\Dovetail\\Payments\\Payments_Screen::export();'
		)
	).toEqual( NOT_ALLOWED );
} );

test( 'the list of payments is in the menu where something can be paid, before the first payment too', async () => {
	const isInMenu = ( platform: string, key: string ) =>
		php< boolean >(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			wp_set_current_user( 1 );
			$kept = get_option( \\Dovetail\\Payments\\Payments::CHANGED );
			delete_option( \\Dovetail\\Payments\\Payments::CHANGED );
			update_option( \\Dovetail\\Connections\\Connections::option_name( 'stripe' ), array( 'key' => $input['key'], 'secret' => '' ) );
			add_filter( 'dovetail_blocks_settings', static fn( $settings ) => array( 'platform_address' => $input['platform'] ) + $settings, 99 );
			$GLOBALS['menu'] = array();
			\\Dovetail\\Payments\\Payments_Screen::add();
			update_option( \\Dovetail\\Payments\\Payments::CHANGED, $kept );
			return in_array( 'dovetail-payments', array_column( $GLOBALS['menu'], 2 ), true );`,
			{ platform, key }
		);
	expect( await isInMenu( '', '' ) ).toBe( false );
	expect( await isInMenu( 'https://platform.test', '' ) ).toBe( true );
	expect( await isInMenu( '', 'sk_test_0123456789abcdef' ) ).toBe( true );
} );
